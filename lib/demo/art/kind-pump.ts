import { type Kinds, motor, operatorPanel, vessel } from './assembly';
import { material as M, tone } from './colour';
import type { Scene } from './core';
import { badge, bolts, disc, each, fan, gauge, louvres, panel, ribs } from './decal';

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
  'electric-motor': (s) => {
    const { c } = s;
    const [L, R] = [s.vary(3, 3.9), s.vary(1.15, 1.35)];
    const z = R + 0.3;
    for (const y of [-1.2, 0.75]) s.box(-L * 0.35, y, 0, L * 0.75, 0.45, 0.3, tone(c, -0.05));
    s.box(-L * 0.3, -0.95, 0.15, L * 0.62, 1.9, 0.5, tone(c, -0.08));
    motor(s, 'x', [-L / 2, 0, z], R, L, c);
    s.cylinder('x', [L / 2, 0, z], 0.24, 0.95, M.steel, { face: [disc(0, 0, 0.06, M.dark)] });
    s.pipe([L * 0.28, 0, z + R, L * 0.28, 0, z + R + 0.3], 0.09, M.steel);
    if (s.variant === 1)
      s.lathe('x', [L / 2 - 0.2, 0, z], [0, R + 0.28, 0.2, R + 0.28, 0.2, 0.6, 0.3, 0.5], c, {
        face: [disc(0, 0, 0.3, M.iron)],
      });
    if (s.variant === 2) {
      s.box(-L * 0.42, -0.8, z + R * 0.95, L * 0.75, 1.6, 0.75, M.light, {
        left: [louvres(0.08, 0.2, 0.92, 0.8, 5)],
        top: [fan(L * 0.37, 0.8, 0.6)],
      });
    } else
      s.box(-L * 0.1, R * 0.8, z - 0.1, 0.75, 0.42, 0.7, tone(c, -0.04), {
        left: [bolts(0.37, 0.35, 0.28, 4, 0.05, M.dark)],
      });
  },
  gearbox: (s) => {
    const { c } = s;
    if (s.variant === 2) {
      const n = s.whole(12, 18);
      for (const y of [-1.5, 1]) s.box(-0.6, y, 0, 1.6, 0.5, 0.4, c);
      s.lathe(
        'x',
        [-2.2, 0, 1.7],
        [
          0, 0.7, 0.3, 0.85, 1.2, 0.9, 1.2, 1.2, 1.5, 1.2, 1.5, 1.05, 2.3, 1.05, 2.3, 1.55, 2.7, 1.55, 2.7, 1.35, 3.5,
          1.35, 3.6, 0.8,
        ],
        c,
        {
          face: [bolts(0, 0, 1.1, n, 0.07, M.dark)],
        },
      );
      s.cylinder('x', [1.4, 0, 1.7], 0.42, 1.2, M.steel, { face: [disc(0, 0, 0.08, M.dark)] });
      s.cylinder('x', [-2.9, 0, 1.7], 0.25, 0.7, M.steel);
      return;
    }
    const L = s.vary(3.4, 4.2);
    s.box(-L / 2 - 0.3, -1.35, 0, L + 0.6, 2.6, 0.25, tone(c, -0.05));
    s.box(-L / 2, -1, 0.25, L, 2, 1.25, c, { left: [ribs(3, c, 1.6, 0.1, 0.9)] });
    s.box(-L / 2 - 0.2, -1.2, 1.5, L + 0.4, 2.4, 0.22, tone(c, 0.03), {
      left: [each(7, (i) => disc(0.3 + (i * (L - 0.2)) / 6, 0.11, 0.07, M.dark))],
    });
    s.prism('y', [-L / 2, 1.72, L / 2, 1.72, L / 2 - 0.3, 2.5, L / 2 - 1.2, 2.9, -L / 2 + 0.5, 2.4], -1, 1, c);
    const bearing = (x: number, r: number): void => {
      const face = [bolts(0, 0, r + 0.08, 8, 0.06, M.dark)];
      s.lathe('y', [x, 1, 1.62], [0, r + 0.2, 0.22, r + 0.2], tone(c, -0.03), { face });
      s.cylinder('y', [x, 1.2, 1.62], r * 0.52, r * 1.8, M.steel, { face: [disc(0, 0, 0.05, M.dark)] });
    };
    bearing(-L / 2 + 0.75, 0.4);
    bearing(L / 2 - 0.95, 0.62);
    s.cylinder('z', [-0.2, 0, 2.6], 0.12, 0.35, M.brass);
    if (s.variant === 1) {
      s.lathe('x', [L / 2, -0.1, 1.4], [0, 0.8, 0.3, 0.8, 0.3, 0.6, 0.5, 0.6], c);
      motor(s, 'x', [L / 2 + 0.5, -0.1, 1.4], 0.72, 1.9, s.acc);
    }
  },
  'screw-compressor': (s) => {
    const body = s.pick(M.light, s.c, M.light);
    const W = s.vary(3.2, 4);
    const H = s.vary(2.8, 3.3);
    const lift = s.variant === 1 ? 1.5 : 0;
    if (s.variant === 1) {
      vessel(s, 'x', [-W / 2 - 0.5, 0, 0.95], 0.72, W + 1, s.acc);
      for (const x of [-W / 2 + 0.3, W / 2 - 0.5]) s.box(x, -0.75, 0, 0.2, 1.5, 0.5, M.iron);
    } else s.box(-W / 2, -1.1, 0, W, 2.2, 0.18, M.dark);
    const base = lift || 0.18;
    s.box(-W / 2, -1.1, base, W, 2.2, H, body, {
      left: [
        panel(0.03, 0.04, 0.48, 0.94, tone(body, -0.02)),
        panel(0.52, 0.04, 0.97, 0.94, s.pick(s.c, tone(body, -0.03), s.c)),

        louvres(0.58, 0.12, 0.92, 0.42, 7),
        badge(W * 0.62, H * 0.68, 0.45, M.white, s.variant),
        panel(0.45, 0.4, 0.47, 0.52, M.dark),
      ],
      right: [
        louvres(0.12, 0.12, 0.88, 0.5, 9),
        panel(0.1, 0.6, 0.9, 0.92, tone(body, -0.03)),
        gauge(1.1, H * 0.76, 0.3),
      ],
      top: [fan(W * 0.3, 1.1, 0.75), fan(W * 0.72, 1.1, 0.75)],
    });
    if (s.variant === 2) {
      const x = W / 2 + 1.2;
      for (const y of [-0.5, 0.5]) s.box(x - 0.1, y, 0, 0.2, 0.2, 0.6, M.iron);
      vessel(s, 'z', [x, 0, 0.45], 0.85, 4, s.c);
      s.pipe([W / 2, 0, 2.8, x - 0.6, 0, 2.8], 0.14, M.steel);
      s.cylinder('z', [x, 0, 4.4], 0.1, 0.4, M.brass);
    }
    if (s.variant === 0) {
      s.pipe([W / 2, -0.4, 0.8, W / 2 + 0.6, -0.4, 0.8, W / 2 + 0.6, -0.4, 1.7], 0.16, M.steel);
    }
    operatorPanel(s, -W * 0.42, 1.1, base + H * 0.5, W * 0.32, 0.8, s.acc);
  },
};
