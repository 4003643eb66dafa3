/** The colors of a nation's counter, as a style: `--counter`, `--figure` and `--edge`. */
export const counterColours = (nation: string): string =>
  `--counter: var(--nation-${nation}-counter, var(--ink3)); --figure: var(--nation-${nation}-figure, var(--panel)); --edge: var(--nation-${nation}-edge, var(--ink2))`;
