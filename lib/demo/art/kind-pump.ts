import { type Kinds, motor } from './assembly';
import { material as M, tone } from './colour';
import type { Scene } from './core';
import { bolts, disc, panel, ribs } from './decal';

const coupling = (s: Scene, x: number, z: number): void => {
  s.cylinder('x', [x - 0.2, 0, z], 0.22, 1, M.steel);
  s.lathe('x', [x, 0, z], [0, 0.42, 0.18, 0.42, 0.18, 0.3, 0.26, 0.3, 0.26, 0.42, 0.44, 0.42], M.amber);
};

/** Pumps, drives and compressors. */
export const pumpKinds: Kinds = {
  'centrifugal-pump': (s) => {
    const { c } = s;
    const body = s.pick(c, s.acc, M.light);
    const R = s.vary(0.98, 1.34);
    const L = s.vary(2.4, 3.1);
    s.box(-0.8 - L, -1.15, 0, 3.8 + L, 2.3, 0.34, M.iron, {
      left: [panel(0.06, 0.3, 0.12, 0.7, M.dark), panel(0.88, 0.3, 0.94, 0.7, M.dark)],
    });
    s.box(-0.6 - L, -0.8, 0.34, L - 0.5, 1.6, 0.3, tone(body, -0.08));
    motor(s, 'x', [-0.7 - L, 0, 1.7], s.vary(0.98, 1.1), L, body);
    coupling(s, -0.5, 1.7);
    s.lathe('x', [0.2, 0, 1.7], [0, 0.35, 0.4, 0.5, 0.7, 0.85], tone(c, -0.05));
    s.box(0.35, -0.55, 0.34, 0.5, 1.1, 0.7, c);
    s.lathe('x', [0.95, 0, 1.7], [0, R, 0.1, R + 0.22, 0.75, R + 0.22, 0.9, R, 0.9, 0.62, 1.25, 0.56], c);
    s.box(1, -0.6, 0.34, 0.8, 1.2, 0.5, c);
    s.flange('x', [2.2, 0, 1.7], 0.86, 0.2, M.steel, 8);
    s.cylinder('z', [1.4, -R * 0.55, 2.2], 0.48, 1.5, c);
    s.lathe('z', [1.4, -R * 0.55, 3.7], [0, 0.8, 0.2, 0.8], M.steel, {
      face: [bolts(0, 0, 0.64, 8, 0.07, M.dark), disc(0, 0, 0.46, M.dark)],
    });
    if (s.chance(0.4)) {
      s.pipe([1.9, 0.9, 2.2, 1.9, 1, 2.9], 0.05, M.brass);
      s.lathe('y', [1.9, 0.9, 3.05], [0, 0.28, 0.14, 0.28], M.steel, { face: [disc(0, 0, 0.2, M.white)] });
    }
  },
  'slurry-pump': (s) => {
    const { c } = s;
    const R = s.vary(1.4, 1.65);
    const z = R + 0.45;
    s.box(-3, -1.25, 0, 4.6, 2.5, 0.3, M.iron);
    s.box(-2.6, -0.85, 0.3, 2.3, 1.7, 0.55, tone(c, -0.05), { left: [ribs(4)] });
    s.lathe('x', [-2.7, 0, z], [0, 0.5, 0.2, 0.75, 1.7, 0.75, 1.7, 0.9, 1.9, 0.9, 2.3, 0.6], c);
    s.box(-2.5, -0.55, 0.85, 1.6, 1.1, z - 1.3, c);
    s.lathe(
      'x',
      [-0.2, 0, z],
      [0, 0.9, 0.1, R, 0.5, R, 0.5, R + 0.16, 0.75, R + 0.16, 0.75, R, 1.15, R - 0.1, 1.3, 0.9],
      c,
      {
        face: [bolts(0, 0, R * 0.78, 12, 0.09, M.dark)],
      },
    );
    s.box(-0.1, -R * 0.8, 0.3, 1.1, R * 1.6, 0.5, tone(c, -0.05));
    s.flange('x', [1.1, 0, z], 0.95, 0.28, M.steel, 10);
    s.cylinder('z', [0.4, -R * 0.62, z + 0.7], 0.52, R * 0.72, c);
    s.lathe('z', [0.4, -R * 0.62, z + 0.6 + R * 0.78], [0, 0.84, 0.2, 0.84], M.steel, {
      face: [bolts(0, 0, 0.68, 8, 0.07, M.dark), disc(0, 0, 0.5, M.black)],
    });
    if (s.variant === 1) {
      s.cylinder('x', [-4, 0, z], 0.2, 1.3, M.steel);
      motor(s, 'x', [-6.2, 0, z], 0.85, 2.4, s.acc);
      s.box(-6.1, -0.9, 0, 2.2, 1.8, z - 0.85, M.iron, { left: [ribs(4)] });
      return;
    }
    s.box(-2.8, -0.7, z + 0.85, 2.2, 1.4, 0.16, M.iron);
    for (const x of [-2.6, -0.9]) s.box(x, -0.55, z + 0.3, 0.16, 1.1, 0.55, M.iron);
    motor(s, 'x', [-2.7, 0, z + 1.72], 0.7, 2, s.pick(s.acc, s.acc, M.light));
    const guard = [-0.5, z - 0.5, 0.5, z - 0.5, 0.75, z, 0.6, z + 2.2, 0, z + 2.5, -0.6, z + 2.2, -0.75, z];
    s.prism('x', guard, -3.25, -2.85, s.pick(M.amber, M.amber, c));
  },
  'submersible-pump': (s) => {
    const { c } = s;
    const H = s.vary(1.9, 2.6);
    const R = s.vary(0.82, 0.95);
    for (const x of [-0.9, 0.6]) s.box(x, 0.1, 0, 0.3, 0.3, 0.5, M.iron);
    s.lathe('z', [0, 0, 0.45], [0, 0.9, 0.12, 1.3, 0.8, 1.35, 1, 1.1, 1.15, 1], c);
    s.lathe(
      'z',
      [0, 0, 1.6],
      [0, R + 0.12, 0.16, R + 0.12, 0.16, R, H, R, H, R + 0.1, H + 0.15, R + 0.1, H + 0.3, R * 0.7],
      c,
    );
    const y = R + 0.02;
    s.quad([-0.25, y, 2.2, 0.3, y, 2.2, 0.3, y, 2.7, -0.25, y, 2.7], M.white, [0, 1, 0], {
      bare: true,
      noShadow: true,
    });
    s.pipe([-0.55, 0, H + 1.8, -0.55, 0, H + 2.4, 0.55, 0, H + 2.4, 0.55, 0, H + 1.8], 0.09, M.steel);
    s.pipe(
      [0.1, 0.3, H + 1.9, 0.1, 0.5, H + 2.7, -0.4, 1.2, H + 2.5, -0.9, 1.6, 1.4, -1.3, 1.9, 0.1, -0.4, 2.4, 0.1],
      0.08,
      M.rubber,
    );
    s.cylinder('x', [0.9, 0, 1], 0.52, 0.9, c);
    if (s.variant === 0) s.flange('x', [1.8, 0, 1], 0.82, 0.2, M.steel, 8);
    else if (s.variant === 2) {
      s.lathe('z', [1.85, 0, 0.55], [0, 0.3, 0.18, 0.56, 0.95, 0.56], c);
      s.flange('z', [1.85, 0, 1.5], 0.82, 0.2, M.steel, 8);
    } else {
      s.lathe('z', [2.1, 0, 0.5], [0, 0.55, 0.9, 0.6, 1.2, 0.5], s.acc);
      s.box(1.5, -0.8, 0, 1.5, 1.6, 0.4, s.acc);
      s.flange('z', [2.1, 0, 1.7], 0.8, 0.2, M.steel, 8);
      for (const v of [-0.25, 0.25]) s.pipe([2.1, v, 1.9, 2.1, v, H + 2.6], 0.05, M.galvanised);
    }
  },
};
