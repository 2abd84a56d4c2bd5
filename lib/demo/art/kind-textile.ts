import { type Kinds, operatorPanel } from './assembly';
import { type Colour, colour, material as M, tone } from './colour';
import type { Scene } from './core';
import { disc, panel, poly, ribs } from './decal';
import { circle } from './geometry';

const cone = (s: Scene, x: number, y: number, z: number, c: Colour): void =>
  s.lathe('z', [x, y, z], [0, 0.24, 0.08, 0.24, 0.55, 0.12], c, { outline: 1.8 });

/** Textile machines. */
export const textileKinds: Kinds = {
  'sewing-machine': (s) => {
    const c = s.pick<Colour>(M.white, s.c, colour(0.88, 0.03, s.hue));
    const L = s.vary(3.5, 4);
    for (const x of [-2.5, 2.1]) {
      s.box(x, -1, 0, 0.4, 2.2, 0.16, M.iron);
      s.box(x + 0.1, -0.1, 0.16, 0.2, 0.4, 2.4, M.iron);
    }
    s.box(-2.4, 0, 0.5, 4.8, 0.2, 0.2, M.iron);
    s.box(-0.8, -0.2, 0.55, 1.6, 0.9, 0.1, M.dark);
    s.box(-3, -1.2, 2.55, 6.2, 2.6, 0.18, M.wood);
    s.box(1.5, -0.3, 1.6, 0.9, 1.1, 0.9, M.dark, { left: [ribs(4)] });
    const x = 1.9 - L;
    s.box(x, -0.5, 2.73, L, 1, 0.28, c);
    s.box(0.9, -0.45, 3, 0.95, 0.9, 1.6, c, { left: [panel(0.15, 0.2, 0.85, 0.7, s.pick(s.c, M.white, M.white))] });
    s.box(x, -0.45, 4.3, L - 0.05, 0.9, 0.7, c, {
      left: [
        panel(0.03, 0.7, 0.97, 0.84, s.c),
        panel(0.55, 0.16, 0.8, 0.6, M.screen),
        disc(0.9, 0.35, 0.16, M.steel),
        disc(1.4, 0.35, 0.1, M.steel),
      ],
    });
    s.box(x, -0.4, 3.75, 0.7, 0.8, 0.6, c, { left: [panel(0.15, 0.1, 0.85, 0.8, tone(c, -0.06))] });
    s.pipe([x + 0.35, 0, 3.8, x + 0.35, 0, 3.05], 0.06, M.steel);
    s.box(x + 0.15, -0.15, 3.02, 0.5, 0.3, 0.07, M.steel);
    s.lathe('x', [1.85, 0, 4.5], [0, 0.3, 0.15, 0.3, 0.15, 0.55, 0.4, 0.55], s.pick(s.c, M.steel, s.c), {
      face: [disc(0, 0, 0.35, M.steel)],
    });
    s.cylinder('z', [0.4, -0.1, 5], 0.05, 0.8, M.steel);
    cone(s, 0.4, -0.1, 5.05, s.acc);
    cone(s, 1.2, -0.1, 5.05, s.chance() ? M.amber : M.red);
    s.box(-2.6, 0.7, 2.73, s.vary(1.3, 1.9), 0.6, 0.06, s.acc);
  },
  loom: (s) => {
    const { c } = s;
    const W = s.vary(4.2, 5);
    const cloth = s.acc;
    for (const x of [-0.45, W])
      s.prism('x', [-2, 0, 2, 0, 2.1, 1.3, 1.3, 1.9, 0.6, 3.4, -0.5, 3.4, -1, 2.1, -2.1, 1.7], x, x + 0.45, c, {
        face: [
          poly([-1.6, 0.3, 1.6, 0.3, 1.6, 1.1, -1.6, 1.1], tone(c, -0.04)),
          disc(-1.6, 1.5, 0.3, M.steel),
          disc(1.6, 1, 0.25, M.steel),
        ],
      });
    s.group(
      () => {
        s.lathe(
          'x',
          [0, -1.6, 1.2],
          [0, 0.95, 0.1, 0.95, M.paper, 0.1, 0.75, W - 0.1, 0.75, M.steel, W - 0.1, 0.95, W, 0.95],
          M.steel,
        );
        s.box(0, -1.5, 2.1, W, 0.16, 0.16, M.steel);
        s.quad([0.1, -1.4, 2.25, W - 0.1, -1.4, 2.25, W - 0.1, 0.9, 1.95, 0.1, 0.9, 1.95], M.paper, [0, 0, 1]);
        for (let i = 1; i < 18; i++)
          s.strap([0.1 + (i * W) / 18.5, -1.4, 2.26, 0.1 + (i * W) / 18.5, 0.9, 1.96], tone(M.paper, -0.2), -1);
        const frames = s.pick(3, 4, 2);
        for (let k = 0; k < frames; k++) {
          const y = -0.6 + k * 0.28;
          const z = 2.35 + (k % 2) * 0.25;
          s.box(0.05, y, z - 0.6, W - 0.1, 0.08, 0.14, M.steel, { outline: 1.4 });
          for (let i = 0; i < 14; i++)
            s.wire(
              [0.3 + (i * (W - 0.6)) / 13, y + 0.04, z - 0.5, 0.3 + (i * (W - 0.6)) / 13, y + 0.04, z + 0.8],
              M.iron,
              1,
            );
          s.box(0.05, y, z + 0.8, W - 0.1, 0.08, 0.16, k % 2 ? s.acc : M.amber, { outline: 1.4 });
        }
        s.box(0, 0.72, 1.9, W, 0.16, 0.75, M.steel, { left: [ribs(26)] });
        s.plate(
          [
            [0.1, 0.9, 1.95],
            [W - 0.1, 0.9, 1.95],
            [W - 0.1, 1.85, 1.75],
            [0.1, 1.85, 1.75],
          ].map((p) => p as [number, number, number]),
          0.02,
          cloth,
          [0, 0.2, 1],
        );
        s.lathe(
          'x',
          [0.05, 1.7, 1],
          [0, 0.25, 0.1, 0.25, cloth, 0.1, 0.55, W - 0.2, 0.55, M.steel, W - 0.2, 0.25, W - 0.1, 0.25],
          M.steel,
        );
        for (const t of [0.2, 0.5, 0.8]) s.strap(circle('x', [W * t, 1.7, 1], 0.56, -0.4, 2.2, 10), M.white, 1.6);
      },
      [0, W, -2.2, 2.2, 0, 3.4],
      true,
    );
    s.box(-0.2, -0.3, 3.4, W + 0.4, 0.5, 0.45, tone(c, 0.03), {
      left: [panel(0.05, 0.2, 0.95, 0.8, tone(c, -0.03)), panel(0.4, 0.3, 0.6, 0.7, M.white)],
    });
    operatorPanel(s, W * 0.72, 2.15, 1.4, 0.9, 0.75, s.acc);
    if (s.variant === 2)
      for (let i = 0; i < 4; i++) cone(s, -0.9, -0.9 + i * 0.6, 1.5, [s.acc, M.amber, M.red, M.white][i] ?? s.acc);
  },
};
