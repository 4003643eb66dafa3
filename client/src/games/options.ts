/** Optional rules that people ask for, by game: `games/<game>/options.ts`. */
const FOUND = import.meta.glob<{ POPULAR: readonly string[] }>("./*/options.ts", { eager: true });

export const popularOf = (game: string): readonly string[] => FOUND[`./${game}/options.ts`]?.POPULAR ?? [];
