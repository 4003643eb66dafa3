/** How far apart two colors look: CIEDE2000 after the severity-1 matrices of Machado, Oliveira and Fernandes (2009). */

type Triple = readonly [number, number, number];

export const VISION: Record<string, readonly [Triple, Triple, Triple]> = {
  normal: [[1, 0, 0], [0, 1, 0], [0, 0, 1]],
  protanopia: [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]],
  deuteranopia: [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.01182, 0.04294, 0.968881]],
  tritanopia: [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.3039]],
};

export const gap = (one: string, other: string, vision: string): number => ciede2000(lab(one, vision), lab(other, vision));

const linear = (c: number): number => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);
const root = (t: number): number => (t > 216 / 24389 ? Math.cbrt(t) : ((24389 / 27) * t + 16) / 116);

function lab(colour: string, vision: string): Triple {
  const rgb = [1, 3, 5].map((i) => linear(parseInt(colour.slice(i, i + 2), 16) / 255));
  const [r, g, b] = VISION[vision]!.map((row) => Math.min(1, Math.max(0, row.reduce((sum, m, i) => sum + m * rgb[i]!, 0))));
  const x = root((0.4124564 * r! + 0.3575761 * g! + 0.1804375 * b!) / 0.95047);
  const y = root(0.2126729 * r! + 0.7151522 * g! + 0.072175 * b!);
  const z = root((0.0193339 * r! + 0.119192 * g! + 0.9503041 * b!) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

const rad = (angle: number): number => (angle * Math.PI) / 180;
const hue = (a: number, b: number): number => ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360;

/** The difference of two Lab colors (Sharma, Wu and Dalal 2005). */
export function ciede2000([l1, a, b1]: Triple, [l2, c, b2]: Triple): number {
  const before = (Math.hypot(a, b1) + Math.hypot(c, b2)) / 2;
  const g = 0.5 * (1 - Math.sqrt(before ** 7 / (before ** 7 + 25 ** 7)));
  const [a1, a2] = [a * (1 + g), c * (1 + g)];
  const [c1, c2] = [Math.hypot(a1, b1), Math.hypot(a2, b2)];
  const [h1, h2] = [hue(a1, b1), hue(a2, b2)];
  const isGrey = c1 * c2 === 0;
  const turn = isGrey ? 0 : ((h2 - h1 + 540) % 360) - 180;
  const l = (l1 + l2) / 2;
  const chroma = (c1 + c2) / 2;
  const h = isGrey ? h1 + h2 : (h1 + turn / 2 + 360) % 360;
  const t =
    1 - 0.17 * Math.cos(rad(h - 30)) + 0.24 * Math.cos(rad(2 * h)) + 0.32 * Math.cos(rad(3 * h + 6)) - 0.2 * Math.cos(rad(4 * h - 63));
  const dl = (l2 - l1) / (1 + (0.015 * (l - 50) ** 2) / Math.sqrt(20 + (l - 50) ** 2));
  const dc = (c2 - c1) / (1 + 0.045 * chroma);
  const dh = (2 * Math.sqrt(c1 * c2) * Math.sin(rad(turn / 2))) / (1 + 0.015 * chroma * t);
  const blue = -Math.sin(rad(60 * Math.exp(-(((h - 275) / 25) ** 2)))) * 2 * Math.sqrt(chroma ** 7 / (chroma ** 7 + 25 ** 7));
  return Math.sqrt(dl ** 2 + dc ** 2 + dh ** 2 + blue * dc * dh);
}
