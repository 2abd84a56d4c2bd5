import type { Kinds } from './assembly';
import { material as M, tone } from './colour';
import type { Scene } from './core';
import { disc, each, panel, ribs, segments } from './decal';

const hook = (s: Scene, x: number, from: number, z: number): void => {
  for (const y of [-0.1, 0.1]) s.wire([x, y, from, x, y, z + 0.45], M.dark, 1.5);
  s.box(x - 0.2, -0.2, z, 0.4, 0.4, 0.45, s.acc);
  s.pipe([x, 0, z, x, 0, z - 0.2, x + 0.18, 0, z - 0.42, x, 0, z - 0.58, x - 0.16, 0, z - 0.42], 0.06, M.steel);
};
const operatorCabin = (s: Scene, x: number, y: number, z: number): void =>
  s.box(x, y, z, 0.85, 0.75, 0.95, s.acc, {
    left: [panel(0.15, 0.4, 0.85, 0.9, M.glass)],
    right: [panel(0.1, 0.3, 0.9, 0.92, M.glass)],
  });

/** Cranes, batching and vertical transport. */
export const siteKinds: Kinds = {
  'tower-crane': (s) => {
    const { c } = s;
    s.shadowMax = 0.4;
    const H = s.vary(5.4, 6.3);
    const J = s.vary(6, 7.6);
    const air = { noShadow: true };
    s.box(-1.1, -1.1, 0, 2.2, 2.2, 0.5, M.concrete);
    s.lattice([0, 0, 0.5], [0, 0, H], 0.95, 7, c, { bar: 0.075 });
    s.cylinder('z', [0, 0, H], 0.62, 0.22, M.dark);
    s.box(-0.45, -0.45, H + 0.22, 0.9, 0.9, 0.55, c);
    s.lattice([-2.9, 0, H + 0.85], [-0.3, 0, H + 0.85], 0.62, 4, c, { bar: 0.055, ...air });
    s.box(-3.1, -0.42, H - 0.25, 1, 0.84, 1, M.concrete, {
      noShadow: true,
      left: [segments([0.33, 0, 0.33, 1, 0.66, 0, 0.66, 1], M.iron, 1.2)],
    });
    operatorCabin(s, 0.1, 0.45, H + 0.1);
    if (s.variant === 1) {
      s.lattice([0, 0, H + 0.8], [4.8, 0, H + 4.8], 0.5, 9, c, { end: 0.4, ...air });
      s.wire([4.8, 0, H + 4.8, 4.8, 0, 2.6], M.dark, 1.8);
      s.box(4.6, -0.2, 2.1, 0.4, 0.4, 0.5, s.acc);
      s.pipe([-0.2, 0, H + 0.8, -1.2, 0, H + 3], 0.08, c);
      s.wire([-1.2, 0, H + 3, 4.4, 0, H + 4.6], M.dark, 1.8);
      s.wire([-1.2, 0, H + 3, -2.8, 0, H + 1], M.dark, 1.8);
      return;
    }
    s.lattice([0.3, 0, H + 1], [J, 0, H + 1], 0.62, 10, c, { end: 0.46, bar: 0.055, ...air });
    s.lattice([0, 0, H + 1.3], [0, 0, H + 3.3], 0.45, 4, c, { end: 0.12 });
    s.wire([0, 0, H + 3.3, J * 0.72, 0, H + 1.25], M.dark, 2);
    s.wire([0, 0, H + 3.3, -2.7, 0, H + 1.2], M.dark, 2);
    const x = J * s.vary(0.5, 0.82);
    s.box(x - 0.25, -0.3, H + 0.55, 0.5, 0.6, 0.2, M.dark);
    hook(s, x, H + 0.55, 2.2);
    s.box(x - 0.8, -0.5, 0.7, 1.6, 1, 0.18, M.steel);
    for (const d of [-0.7, 0.7]) s.wire([x, 0, 1.7, x + d, 0, 0.88], M.dark, 1.2);
  },
  'overhead-crane': (s) => {
    const { c } = s;
    const H = 3.9;
    const W = s.vary(6, 7);
    const D = s.vary(3.4, 4);
    const double = s.variant !== 1;
    for (const x of [0, W]) {
      for (const y of [-D / 2, D / 2 - 0.3])
        s.box(x - 0.15, y, 0, 0.3, 0.3, H, M.galvanised, { left: [panel(0.3, 0, 0.7, 1, tone(M.galvanised, -0.08))] });
      s.box(x - 0.2, -D / 2 - 0.3, H, 0.4, D + 0.6, 0.4, M.steel, { right: [ribs(5)] });
      s.box(x - 0.07, -D / 2 - 0.3, H + 0.4, 0.14, D + 0.6, 0.1, M.iron);
      s.box(x - 0.22, -0.9, H + 0.5, 0.44, 1.8, 0.4, s.acc, {
        right: [disc(0.3, 0.15, 0.15, M.dark), disc(1.5, 0.15, 0.15, M.dark)],
      });
    }
    const top = H + 0.5;
    for (const y of double ? [-0.6, 0.3] : [-0.2])
      s.box(0.2, y, top + 0.05, W - 0.4, 0.35, 0.75, c, {
        left: [each(7, (i) => panel(0.06 + i * 0.13, 0.1, 0.065 + i * 0.13, 0.9, tone(c, -0.15)))],
      });
    const x = W * s.vary(0.38, 0.66);
    if (double) {
      s.box(x - 0.6, -0.65, top + 0.8, 1.2, 1.35, 0.3, M.iron);
      s.cylinder('x', [x - 0.5, 0, top + 1.4], 0.34, 1, s.acc);
      s.box(x + 0.25, 0.2, top + 1.1, 0.4, 0.4, 0.5, M.dark);
      hook(s, x, top, 1.6);
    } else {
      s.box(x - 0.5, -0.32, top - 0.65, 1, 0.55, 0.6, s.acc, { left: [ribs(5)] });
      hook(s, x, top - 0.6, 1.5);
    }
    if (s.variant === 2) {
      s.box(W * 0.12, 0.4, top - 1.2, 1, 0.9, 1.1, s.acc, {
        left: [panel(0.1, 0.35, 0.9, 0.92, M.glass)],
        right: [panel(0.1, 0.35, 0.9, 0.92, M.glass)],
      });
    } else {
      s.wire([x + 0.7, 0.2, top, x + 0.7, 0.2, 1.3], M.dark, 2.4);
      s.box(x + 0.62, 0.1, 0.9, 0.18, 0.18, 0.45, M.amber);
    }
    s.box(x - 0.6, -0.5, 0, 1.2, 1, 0.75, M.wood, { left: [segments([0, 0.37, 1.2, 0.37], M.dark, 1)] });
  },
};
