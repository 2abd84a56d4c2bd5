import type { Kinds } from './assembly';
import { type Colour, colour, material as M, tone } from './colour';
import type { Scene } from './core';
import { badge, type Decal, disc, display, each, louvres, panel, ribs } from './decal';

const bushing = (
  s: Scene,
  [x, y, z]: readonly [number, number, number],
  h: number,
  n: number,
  r: number,
  c: Colour,
): void => {
  const sheds = Array.from({ length: n }, (_, i) => i / n).flatMap((t) => {
    const wide = r * (1.15 - t * 0.25);
    return [t * h, r * 0.62, (t + 0.35 / n) * h, wide, (t + 0.5 / n) * h, wide, (t + 0.95 / n) * h, r * 0.62];
  });
  s.lathe('z', [x, y, z], [...sheds, h, r * 0.5], c);
  s.cylinder('z', [x, y, z + h], 0.07, 0.35, M.copper);
};

/** Transformers, switchgear, generators and inverters. */
export const energyKinds: Kinds = {
  'power-transformer': (s) => {
    const c = s.pick(tone(colour(0.7, 0.03, 200 + (s.hue % 70)), 0.02), colour(0.76, 0.035, 180 + (s.hue % 80)), s.c);
    const glaze = s.pick(M.porcelain, M.steel, M.porcelain);
    const n = s.integer(6, 11);
    const H = s.vary(2.6, 3.2);
    const top = H + 0.41;
    s.box(-3.2, -1.6, 0, 6.4, 3.2, 0.25, M.iron);
    s.box(-2.7, -1.1, 0.25, 5.4, 2.2, H, c, {
      left: [ribs(8)],
      right: [panel(0.3, 0.25, 0.7, 0.7, tone(c, -0.05)), panel(0.38, 0.5, 0.62, 0.62, M.screen)],
    });
    s.box(-2.9, -1.3, H + 0.25, 5.8, 2.6, 0.16, c);
    for (let i = 0; i < n; i++)
      s.box(-2.5 + (i * 5) / n, 1.1, 0.6, 0.22, 0.95, H - 0.6, tone(c, 0.02), { outline: 1.8 });
    s.pipe([-2.3, 1.35, H + 0.1, 2.5, 1.35, H + 0.1], 0.09, c);
    const tall = s.vary(2.1, 2.7);
    for (const x of [-1.9, -0.3, 1.3]) {
      bushing(s, [x, -0.6, top], tall, 7, 0.4, glaze);
      bushing(s, [x + 0.35, 0.65, top], 1.2, 4, 0.27, glaze);
    }
    s.box(2.15, -0.9, top, 0.4, 0.4, 1.2, c);
    s.lathe('x', [1.55, -0.7, top + 1.44], [0, 0.45, 0.1, 0.55, 1.6, 0.55, 1.7, 0.45], c);
    for (const y of [-1.35, 1.15])
      for (const x of [-2.6, 2.1]) s.box(x, y, 0, 0.5, 0.2, 0.24, M.dark, { noShadow: true });
    if (s.variant === 2)
      s.box(2.7, -0.2, 0.5, 0.5, 1.1, 1.6, M.light, {
        right: [panel(0.12, 0.1, 0.88, 0.9, tone(M.light, -0.04)), badge(0.2, 1.1, 0.3, s.c)],
      });
  },
  'generator-set': (s) => {
    const { c } = s;
    s.box(-3.7, -1.15, 0, 7.4, 2.3, 0.45, s.pick(M.dark, M.dark, c), {
      left: [panel(0.1, 0.25, 0.18, 0.75, M.screen), panel(0.82, 0.25, 0.9, 0.75, M.screen)],
    });
    if (s.variant === 0) {
      const H = s.vary(2.3, 2.8);
      const door = (u: number, v: number): Decal => panel(u, 0.06, v, 0.94, tone(c, -0.02));
      const slats = s.integer(7, 11);
      s.box(-3.5, -1, 0.45, 7, 2, H, c, {
        left: [
          louvres(0.03, 0.12, 0.22, 0.85, slats),
          door(0.25, 0.46),
          door(0.48, 0.69),
          door(0.72, 0.97),
          panel(0.77, 0.45, 0.92, 0.8, M.glass),
          panel(0.42, 0.42, 0.44, 0.55, M.dark),
          panel(0.5, 0.42, 0.52, 0.55, M.dark),
          panel(0, 0, 1, 0.04, M.dark),
        ],
        right: [louvres(0.1, 0.3, 0.9, 0.9, 10), badge(0.7, 0.25, 0.3, M.white, 0)],
      });
      const x = s.vary(-2.6, -1.8);
      s.cylinder('z', [x, -0.1, H + 0.45], 0.3, 0.35, M.iron);
      s.pipe([x, -0.1, H + 0.7, x, -0.1, H + 1.1, x, 0.25, H + 1.35], 0.16, M.iron);
      for (const u of [-1.4, 1.6]) s.pipe([u, 0, H + 0.45, u, 0, H + 0.7], 0.09, M.dark);
      return;
    }
    const n = s.integer(3, 5);
    s.box(2.6, -1.05, 0.45, 0.75, 2.1, 2.5, M.dark, {
      right: [louvres(0.08, 0.06, 0.92, 0.94, 14, M.iron)],
      left: [panel(0.2, 0.1, 0.8, 0.9, tone(M.dark, 0.04))],
    });
    s.box(-0.5, -0.6, 0.55, 2.9, 1.2, 1.1, c, {
      left: [each(n, (i) => disc(0.45 + (i * 2) / (n - 1), 0.55, 0.2, tone(c, -0.1)))],
    });
    s.box(-0.4, -0.5, 1.65, 2.7, 1, 0.65, tone(c, 0.03), { left: [ribs(6)] });
    s.row(n, -0.3, 1.7, (x) => s.box(x, -0.42, 2.3, 1.8 / n, 0.84, 0.28, M.light));
    s.pipe([-0.2, 0.66, 1.95, 2.1, 0.66, 1.95], 0.12, M.iron);
    s.pipe([-0.2, 0.66, 1.95, -0.5, 0.6, 2.9, -0.5, 0.1, 3.1], 0.13, M.iron);
    s.lathe('x', [-1.6, 0, 3.15], [0, 0.25, 0.1, 0.36, 2, 0.36, 2.1, 0.25], M.steel);
    s.lathe(
      'x',
      [-2.8, 0, 1.35],
      [0, 0.7, 0.25, 0.86, 1.6, 0.86, 1.6, 0.95, 1.9, 0.95, 2.3, 0.62],
      s.pick(c, c, M.steel),
    );
    s.box(-2.5, -0.75, 0.45, 1.5, 1.5, 0.2, M.iron);
    s.box(-2.6, -0.5, 2.1, 1, 1, 0.95, M.light, {
      left: [
        display(0.12, 0.4, 0.65, 0.88, s.acc),
        panel(0.7, 0.6, 0.82, 0.75, M.red),
        panel(0.15, 0.15, 0.85, 0.3, tone(M.light, -0.12)),
      ],
    });
    s.lathe('z', [1.6, 0.1, 2.6], [0, 0.28, 0.1, 0.34, 0.7, 0.34, 0.75, 0.2], M.dark);
  },
  switchgear: (s) => {
    const n = s.pick(4, 3, 5);
    const c = s.pick(colour(0.86, 0.012, 230), M.light, colour(0.86, 0.012, 230));
    const w = s.vary(1.1, 1.4);
    const marked = s.integer(0, n - 1);
    const base = s.vary(3.6, 4.2);
    for (let i = 0; i < n; i++) {
      const x = i * w;
      const h = base + (s.variant === 2 && i === 0 ? 0.5 : 0);
      const door = i === marked ? s.c : tone(c, -0.02);
      s.box(x, -1.2, 0, w, 2.2, 0.22, M.dark, { outline: 1.6 });
      s.box(x, -1.2, 0.22, w, 2.2, h, c, {
        left: [
          panel(0.05, 0.02, 0.95, 0.36, door),
          panel(0.05, 0.39, 0.95, 0.7, tone(c, 0.01)),
          panel(0.05, 0.73, 0.95, 0.975, door),
          display(0.25, 0.79, 0.75, 0.94, colour(0.8, 0.1, 180)),
          panel(0.3, 0.43, 0.7, 0.58, M.glass),
          each(3, (k) => disc((0.3 + k * 0.2) * w, 0.655 * h, 0.07, [M.led, M.red, M.amber][k] ?? M.led)),
          panel(0.84, 0.48, 0.88, 0.62, M.dark),
          panel(0.84, 0.14, 0.88, 0.26, M.dark),
          louvres(0.2, 0.05, 0.8, 0.12, 4),
        ],
        right: [ribs(3), louvres(0.2, 0.7, 0.8, 0.9, 6)],
      });
      if (s.variant !== 1) s.box(x + 0.2, -0.9, h + 0.22, w - 0.4, 1.2, 0.25, tone(c, -0.08));
    }
    if (s.variant === 1) s.box(0, -0.8, base + 0.22, n * w, 0.7, 0.5, M.copper);
  },
};
