import { type Kinds, legs, motor } from './assembly';
import { material as M, tone } from './colour';
import { disc, each, fan, gauge, panel } from './decal';
import { ringed } from './geometry';

/** Boilers and heat exchangers. */
export const heatKinds: Kinds = {
  boiler: (s) => {
    const { c } = s;
    const R = s.vary(1.5, 1.75);
    if (s.variant === 1) {
      s.box(-1.4, -1.4, 0, 2.8, 2.8, 0.3, M.iron);
      s.lathe(
        'z',
        [0, 0, 0.3],
        [0, 1.2, 0.3, 1.25, 0.3, 1.35, ...ringed(3, 1.1, 1.2, 1.35, 1.4, 0.1), 4.4, 1.35, 4.7, 1.1],
        c,
      );
      s.cylinder('z', [0, 0, 5], 0.4, 1.4, M.steel);
      s.lathe('y', [0.1, 1.2, 1.2], [0, 0.55, 0.3, 0.55], M.iron, {
        face: [disc(0, 0, 0.42, M.dark), disc(0, 0, 0.2, M.amber)],
      });
      s.lathe('y', [0.1, 1.5, 1.2], [0, 0.38, 0.6, 0.38, 0.7, 0.3], s.acc);
      s.lathe('y', [0.2, 1.33, 3.4], [0, 0.3, 0.12, 0.3], M.dark, { face: [disc(0, 0, 0.24, M.white)] });
      s.box(2, -0.6, 0, 1, 1.2, 2, M.light, {
        left: [panel(0.15, 0.55, 0.85, 0.9, M.screen)],
        right: [panel(0.1, 0.1, 0.9, 0.9, tone(M.light, -0.03))],
      });
      s.pipe([1.3, 0, 4.2, 2, 0, 4.2, 2.4, 0, 4.2, 2.4, 0, 2], 0.12, M.steel);
      return;
    }
    const L = s.vary(5, 6);
    const z = R + 0.6;
    s.box(-L / 2, -1.3, 0, L, 2.6, 0.3, M.iron);
    for (const x of [-L / 2 + 0.6, L / 2 - 1.2])
      s.prism('x', [-1.2, 0.3, 1.2, 0.3, 0.9, 1, -0.9, 1], x, x + 0.5, M.iron);
    s.lathe(
      'x',
      [-L / 2, 0, z],
      [
        0,
        R * 0.94,
        0.25,
        R * 0.94,
        0.25,
        R,
        ...ringed(s.integer(2, 4), 1, 1.2, R, R + 0.04, 0.12),
        L - 0.3,
        R,
        L - 0.3,
        R + 0.06,
        L,
        R + 0.06,
      ],
      s.pick(c, c, M.steel),
      {
        face: [
          disc(0, 0, R * 0.98, tone(c, -0.05)),
          each(16, (i) => disc(R * 0.9 * Math.cos(i / 2.546), R * 0.9 * Math.sin(i / 2.546), 0.06, M.dark)),
          disc(0, R * 0.55, R * 0.16, M.steel),
          disc(0, -R * 0.1, R * 0.42, M.iron),
        ],
      },
    );
    s.lathe('x', [L / 2, 0, z - R * 0.1], [0, 0.55, 0.3, 0.5, 0.4, 0.6, 1.1, 0.6, 1.2, 0.45], s.acc, {
      face: [fan(0, 0, 0.4)],
    });
    s.box(L / 2 + 0.3, -0.3, z + 0.3, 0.6, 0.6, 0.5, M.dark);
    s.cylinder('z', [-L / 2 + 0.8, 0, z + R - 0.1], 0.45, s.vary(1.6, 2.3), M.steel);
    for (const x of [0, 0.9]) {
      s.cylinder('z', [x, 0, z + R - 0.05], 0.14, 0.5, M.brass);
      s.cylinder('z', [x, 0, z + R + 0.45], 0.24, 0.12, M.red);
    }
    s.rail([-0.6, R * 0.75, L / 2 - 0.3, R * 0.75], z + R * 0.68, 0.75, M.amber, 0.035);
    s.box(L * 0.08, 1.5, 0, 1.1, 0.6, 2.1, M.light, {
      left: [
        panel(0.08, 0.05, 0.92, 0.95, tone(M.light, -0.02)),
        panel(0.2, 0.6, 0.8, 0.85, M.screen),
        gauge(0.35, 1, 0.16),
        gauge(0.75, 1, 0.16),
      ],
    });
    if (s.variant === 2)
      s.pipe([-L / 2 + 1.8, R + 0.3, 0.3, -L / 2 + 1.8, R + 0.3, 1.4, -L / 2 + 1.8, R * 0.8, 1.8], 0.16, M.steel);
  },
  'heat-exchanger': (s) => {
    const { c } = s;
    if (s.variant === 1) {
      const n = s.integer(16, 24);
      const H = s.vary(3.6, 4.2);
      const w = 0.85;
      const D = 3.2;
      s.box(-D / 2 - 0.5, -w - 0.05, 0, 0.45, 2 * w + 0.1, H + 0.3, c);
      for (let i = 0; i < n; i++)
        s.box(
          -D / 2 + (i * D * 0.72) / n,
          -w + 0.08,
          0.3,
          (D * 0.72) / n,
          2 * w - 0.16,
          H - 0.5,
          i % 2 ? M.steel : M.light,
          { outline: 1, plain: true },
        );
      const x = -D / 2 + D * 0.72;
      s.box(x, -w - 0.05, 0, 0.45, 2 * w + 0.1, H + 0.3, c, { right: [] });
      for (const z of [0.8, H - 0.7])
        for (const y of [-0.42, 0.42]) s.flange('x', [x + 0.45, y, z], 0.38, 0.35, M.steel, 8);
      for (const y of [-w - 0.16, w + 0.16])
        for (const z of [0.7, H / 2, H - 0.4]) s.cylinder('x', [-D / 2 - 0.9, y, z], 0.08, D + 0.8, M.steel);
      s.box(-D / 2 - 0.4, -0.12, H + 0.3, D * 0.72 + 2.4, 0.24, 0.3, tone(c, 0.03));
      s.box(x + 1.7, -0.2, 0, 0.25, 0.4, H + 0.3, c);
      return;
    }
    const L = s.vary(5, 6.2);
    const R = s.vary(0.85, 1.05);
    const z = R + 0.7;
    const shells = s.variant === 2 ? 2 : 1;
    for (const x of [-L * 0.3, L * 0.25])
      s.prism('x', [-R, 0, R, 0, R * 0.8, z - R * 0.5, -R * 0.8, z - R * 0.5], x, x + 0.3, M.iron);
    for (let k = 0; k < shells; k++) {
      const at = z + k * (2 * R + 0.55);
      const ends = s.pick(tone(c, -0.06), s.acc, s.acc);
      s.lathe(
        'x',
        [-L / 2 - 0.8, 0, at],
        [
          0,
          R * 0.5,
          ends,
          0.2,
          R * 0.85,
          0.4,
          R,
          0.9,
          R,
          0.9,
          R + 0.22,
          1.3,
          R + 0.22,
          c,
          1.3,
          R,
          ...ringed(2, L * 0.4, L * 0.25, R, R + 0.03, 0.08),
          L - 0.2,
          R,
          ends,
          L - 0.2,
          R + 0.22,
          L + 0.2,
          R + 0.22,
          L + 0.2,
          R,
          L + 0.7,
          R,
          L + 0.9,
          R * 0.85,
          L + 1.1,
          R * 0.5,
        ],
        c,
      );
      for (const x of [-L * 0.3, L * 0.22]) {
        s.cylinder('z', [x, 0, at + R - 0.1], 0.3, 0.4, c);
        s.lathe('z', [x, 0, at + R + 0.3], [0, 0.5, 0.14, 0.5], M.steel, { face: [disc(0, 0, 0.28, M.black)] });
      }
      s.cylinder('y', [L / 2 + 0.1, R - 0.1, at], 0.26, 0.4, ends);
      s.flange('y', [L / 2 + 0.1, R + 0.3, at], 0.44, 0.14, M.steel, 8);
    }
    if (s.variant === 0 && s.chance()) {
      motor(s, 'x', [-L / 2 - 0.4, R + 1, 0.75], 0.45, 1.1, s.acc);
      legs(s, [-L / 2], [R + 1], 0.5, 0, 0.35, M.iron);
    }
  },
};
