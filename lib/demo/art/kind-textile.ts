import { type Kinds, operatorPanel } from './assembly';
import { type Colour, colour, material as M, tone } from './colour';
import type { Scene } from './core';
import { disc, each, panel, poly, ribs } from './decal';
import { circle, TAU } from './geometry';

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
  'knitting-machine': (s) => {
    const { c } = s;
    if (s.variant === 1) {
      const W = s.vary(4.8, 5.6);
      s.box(-W / 2, -0.7, 0, W, 1.5, 1.9, c, {
        left: [each(4, (i) => panel(0.03 + i * 0.245, 0.08, 0.26 + i * 0.245, 0.92, tone(c, -0.03)))],
      });
      s.prism('x', [-0.8, 1.9, 0.9, 1.9, 0.2, 2.6, -0.2, 2.6], -W / 2, W / 2, M.steel);
      for (let i = 0; i < 24; i++)
        s.strap(
          [-W / 2 + 0.2 + (i * (W - 0.4)) / 23, 0.88, 1.92, -W / 2 + 0.2 + (i * (W - 0.4)) / 23, 0.22, 2.58],
          M.iron,
          -1,
        );
      const x = s.vary(-1, 0.8);
      s.box(x, -0.5, 2.3, 1.4, 1.3, 0.6, s.acc, { left: [panel(0.1, 0.2, 0.9, 0.8, M.dark)] });
      for (const u of [-W / 2 + 0.2, W / 2 - 0.3]) s.box(u, -0.6, 2.4, 0.14, 0.14, 2.2, M.iron);
      s.box(-W / 2, -0.8, 4.5, W, 0.7, 0.12, M.iron);
      const yarn = [s.acc, M.amber, M.red, c, M.white, M.leaf];
      s.row(s.whole(6, 8), -W / 2 + 0.4, W / 2 - 0.4, (u) => {
        cone(s, u, -0.45, 4.62, yarn[s.whole(0, 5)] ?? c);
        s.wire([u, -0.45, 5.3, x + 0.7, 0, 2.9], M.paper, 1.4);
      });
      operatorPanel(s, W / 2 - 1, 0.8, 1.2, 1, 0.85, s.acc);
      s.quad([-W * 0.25, 0.82, 0.35, W * 0.2, 0.82, 0.35, W * 0.2, 0.82, 1.3, -W * 0.25, 0.82, 1.3], s.acc, [0, 1, 0], {
        noShadow: true,
      });
      return;
    }
    const R = s.vary(1.3, 1.5);
    for (let k = 0; k < 3; k++) {
      const a = 0.5 + (k * TAU) / 3;
      s.box(R * 1.05 * Math.cos(a) - 0.25, R * 1.05 * Math.sin(a) - 0.25, 0, 0.5, 0.5, 2.3, c);
    }
    s.lathe('z', [0, 0, 0.4], [0, R * 0.7, 0.4, R * 0.62, 1.9, R * 0.85], s.acc);
    s.cylinder('y', [0, -R * 0.7, 0.5], 0.35, R * 1.4, tone(s.acc, 0.04));
    s.lathe('z', [0, 0, 2.3], [0, R * 1.3, 0.3, R * 1.3, 0.3, R * 1.1, M.steel, 0.75, R * 1.1, 0.75, R * 0.95], c);
    const n = s.pick(14, 0, 18);
    for (let k = 0; k < n; k++) {
      const a = (k / n) * TAU;
      s.box(R * 1.12 * Math.cos(a) - 0.1, R * 1.12 * Math.sin(a) - 0.1, 2.62, 0.2, 0.2, 0.45, k % 2 ? s.acc : M.iron, {
        outline: 1.4,
      });
    }
    s.lathe('z', [0, 0, 3.1], [0, R * 0.85, 0.25, R * 0.8], M.steel);
    for (const a of [0.9, 3, 5.1])
      s.pipe([R * Math.cos(a), R * Math.sin(a), 2.6, R * Math.cos(a), R * Math.sin(a), 5], 0.07, M.iron);
    s.pipe(circle('z', [0, 0, 4.9], R * 1.15), 0.08, M.steel);
    s.cylinder('z', [0, 0, 5], R * 1.2, 0.1, M.light);
    const yarn = [s.acc, M.amber, M.red, M.white, c];
    for (let k = 0; k < 12; k++) {
      const a = (k / 12) * TAU + 0.15;
      cone(s, R * 0.95 * Math.cos(a), R * 0.95 * Math.sin(a), 5.1, yarn[k % 5] ?? c);
      s.wire(
        [R * 1.15 * Math.cos(a), R * 1.15 * Math.sin(a), 4.9, R * 1.12 * Math.cos(a), R * 1.12 * Math.sin(a), 3.1],
        M.paper,
        1.2,
      );
    }
    operatorPanel(s, R * 0.5, R * 1.45, 2.2, 0.95, 0.8, s.acc);
  },
};
