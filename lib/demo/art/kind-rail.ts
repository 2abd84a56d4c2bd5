import type { Kinds } from './assembly';
import { type Colour, material as M, tone } from './colour';
import type { Scene } from './core';
import { all, disc, each, hazard, louvres, panel, poly, rect, ribs } from './decal';
import { ringed } from './geometry';

const rails = (s: Scene, L: number): void => {
  const n = Math.round(L / 0.41);
  s.row(n, -L + 0.2, L - 0.5, (x) => s.box(x, -1.35, 0, 0.34, 2.7, 0.12, M.wood, { outline: 1.5, plain: true }));
  for (const y of [-0.85, 0.7]) s.box(-L, y, 0.12, 2 * L, 0.14, 0.16, M.steel, { outline: 1.6 });
};

const bogie = (s: Scene, x: number): void => {
  for (const dx of [-0.7, 0.7])
    for (const y of [-0.84, 0.68]) s.wheel([x + dx, y, 0.68], 0.4, 0.16, M.steel, { tyre: M.iron });
  s.prism(
    'y',
    [x - 1.05, 0.6, x + 1.05, 0.6, x + 0.9, 0.95, x + 0.35, 0.8, x - 0.35, 0.8, x - 0.9, 0.95],
    0.86,
    1,
    M.dark,
  );
};

const box40 = (s: Scene, x: number, y: number, z: number, L: number, c: Colour): void => {
  const bar = (u: number): ReturnType<typeof panel> =>
    all([panel(u - 0.012, 0.04, u + 0.012, 0.96, M.light), panel(u - 0.045, 0.31, u + 0.045, 0.35, M.dark)]);
  s.box(x, y, z, L, 2.3, 2.45, c, {
    left: [
      ribs(Math.round(L * 3.6), c, 1.5, 0.02, 0.98),
      panel(0, 0, 1, 0.07, tone(c, -0.06)),
      panel(0, 0.93, 1, 1, tone(c, 0.02)),
      rect(0.5, 1.35, 0.34 * L, 0.55, c, { bare: true }),
      rect(0.62, 1.5, 0.2 * L, 0.24, M.white, { bare: true }),
    ],
    right: [
      panel(0.06, 0.06, 0.485, 0.94, tone(c, -0.02)),
      panel(0.515, 0.06, 0.94, 0.94, tone(c, -0.02)),
      bar(0.18),
      bar(0.38),
      bar(0.62),
      bar(0.82),
    ],
  });
  for (const a of [0, L - 0.25])
    for (const b of [0, 2.05])
      for (const d of [0, 2.25])
        if (a > 0 || b > 0)
          s.box(x + a, y + b, z + d, a > 0 ? 0.27 : 0.25, b > 0 ? 0.27 : 0.25, d > 0 ? 0.21 : 0.2, M.iron, {
            plain: true,
            outline: 1.2,
            noShadow: true,
          });
};

/** Rail, road and container transport. */
export const railKinds: Kinds = {
  'rail-wagon': (s) => {
    const { c } = s;
    rails(s, 4.5);
    for (const x of [-2.7, 2.7]) bogie(s, x);
    s.box(-3.9, -0.5, 1, 7.8, 1, 0.25, M.dark);
    for (const x of [3.9, -4.3]) s.cylinder('x', [x, 0, 1.1], 0.16, 0.4, M.iron);
    if (s.variant === 0) {
      const R = s.vary(1.05, 1.22);
      s.lathe(
        'x',
        [-3.9, 0, 1.2 + R],
        [
          0,
          R * 0.45,
          0.2,
          R * 0.83,
          0.4,
          R,
          ...ringed(s.integer(2, 4), 1.4, 1.6, R, R + 0.04, 0.1),
          7.4,
          R,
          7.6,
          R * 0.83,
          7.8,
          R * 0.45,
        ],
        c,
      );
      s.cylinder('z', [0, 0, 1.15 + 2 * R], 0.38, 0.3, M.steel);
      s.rail([-0.9, 0.5, 0.9, 0.5], 1 + 2 * R, 0.5, M.amber, 0.03);
      return;
    }
    const H = s.vary(2.9, 3.4);
    if (s.variant === 1) {
      const n = s.integer(7, 10);
      s.prism('y', [-3.9, 1.25, 3.9, 1.25, 3.9, H, -3.9, H], -1.2, 1.2, c, {
        face: [each(n, (i) => rect(-3.7 + (i * 7.3) / (n - 1), 1.3, 0.14, H - 1.35, tone(c, -0.07)))],
      });
      s.box(-3.75, -1.05, H, 7.5, 2.1, 0.05, M.soil, { bare: true, plain: true });
      s.row(4, -2.8, 2.75, (x) =>
        s.lathe(
          'z',
          [x, 0, H + 0.02],
          [0, 0.98, 0.25, 0.7, 0.5, 0.2, 0.54, 0],
          s.chance() ? M.soil : tone(M.soil, -0.04),
        ),
      );
      return;
    }
    s.prism('y', [-3.9, 2.1, -2.6, 1.25, 2.6, 1.25, 3.9, 2.1, 3.9, H + 0.2, -3.9, H + 0.2], -1.2, 1.2, c, {
      face: [each(7, (i) => rect(-3.3 + i * 1.05, 2.1, 0.14, H - 1.95, tone(c, -0.07)))],
    });
    s.row(3, -3.2, 1.4, (x) => s.box(x, -0.5, H + 0.2, 1.8, 1, 0.14, M.steel));
  },
  locomotive: (s) => {
    const { c, acc } = s;
    rails(s, 4.7);
    for (const x of [-2.7, 2.6]) bogie(s, x);
    s.box(-4.2, -1.1, 1, 8.4, 2.2, 0.35, M.dark);
    s.cylinder('x', [4.2, 0, 1.1], 0.16, 0.4, M.iron);
    s.box(-1.1, 0.5, 0.45, 2.2, 0.5, 0.55, M.iron);
    const H = s.vary(2, 2.35);
    const z = 1.35;
    if (s.variant === 0) {
      s.prism('y', [-4.1, z, 4.1, z, 4.1, z + H * 0.4, 3.6, z + H, -3.6, z + H, -4.1, z + H * 0.4], -1.05, 1.05, c, {
        face: [
          poly([-4.05, z + 0.3, 4.05, z + 0.3, 4.05, z + 0.6, -4.05, z + 0.6], acc),
          poly([2.9, z + 1, 3.55, z + 1, 3.35, z + H - 0.25, 2.9, z + H - 0.25], M.glass),
          poly([-3.55, z + 1, -2.9, z + 1, -2.9, z + H - 0.25, -3.35, z + H - 0.25], M.glass),
          each(5, (i) =>
            poly(
              [
                -2.3 + i * 0.95,
                z + 0.95,
                -1.6 + i * 0.95,
                z + 0.95,
                -1.6 + i * 0.95,
                z + 1.6,
                -2.3 + i * 0.95,
                z + 1.6,
              ],
              M.dark,
            ),
          ),
        ],
      });
      s.quad(
        [4.05, -0.85, z + H * 0.48, 4.05, 0.85, z + H * 0.48, 3.65, 0.85, z + H * 0.94, 3.65, -0.85, z + H * 0.94],
        M.glass,
        [0.9, 0, 0.35],
        { bare: true, noShadow: true },
      );
      s.box(-2.4, -0.6, z + H, 4.4, 1.2, 0.2, M.iron);
      for (const x of [-2, 1.4]) {
        s.pipe([x, 0, z + H + 0.2, x + 0.7, 0, z + H + 0.75, x, 0, z + H + 1.25], 0.05, M.red);
        s.box(x - 0.1, -0.8, z + H + 1.22, 0.2, 1.6, 0.08, M.dark);
      }
    } else {
      const x = s.pick(0, -3.4, 1.2);
      s.box(-4, -0.75, z, x + 4, 1.5, H * 0.66, c, {
        left: [
          louvres(0.1, 0.3, 0.5, 0.85, 8),
          panel(0, 0.08, 1, 0.22, acc),
          panel(0.6, 0.3, 0.9, 0.85, tone(c, -0.03)),
        ],
      });
      s.box(x + 1.6, -0.75, z, 4 - x - 1.6, 1.5, H * 0.66, c, {
        left: [
          panel(0, 0.08, 1, 0.22, acc),
          louvres(0.12, 0.32, 0.6, 0.85, 8),
          panel(0.7, 0.3, 0.92, 0.85, tone(c, -0.03)),
        ],
        right: [louvres(0.2, 0.35, 0.8, 0.85, 6), disc(0.3, 0.25, 0.12, M.white), disc(1.2, 0.25, 0.12, M.white)],
      });
      s.box(x, -1.05, z, 1.6, 2.1, H * 1.1, c, {
        left: [panel(0, 0.05, 1, 0.13, acc), panel(0.15, 0.52, 0.85, 0.9, M.glass)],
        right: [panel(0.08, 0.68, 0.45, 0.94, M.glass), panel(0.55, 0.68, 0.92, 0.94, M.glass)],
      });
      s.box(x - 0.1, -1.15, z + H * 1.1, 1.8, 2.3, 0.14, acc);
      s.cylinder('z', [-2.8 + (x < -2 ? 3.5 : 0), 0, z + H * 0.66], 0.24, 0.4, M.iron);
      s.rail([x + 1.7, 1.05, 4.1, 1.05, 4.1, -1.05], z, 0.75, M.amber, 0.04);
    }
    s.box(4.2, -1.05, 0.75, 0.15, 2.1, 0.55, M.dark, { right: [hazard(0.03, 0.1, 0.97, 0.9, 9)] });
  },
  'shipping-container': (s) => {
    const { c } = s;
    const L = s.pick(s.vary(6, 7.2), s.vary(3.8, 4.6), 6.6);
    if (s.variant !== 2) {
      box40(s, 0, 0, 0, L, c);
      if (s.variant === 1) box40(s, 0, 0, 2.46, L, s.acc);
      return;
    }
    const frame = { outline: 2 };
    for (const x of [0, 6]) for (const y of [0, 2]) s.box(x, y, 0, 0.3, 0.3, 2.5, c, frame);
    for (const y of [0, 2]) {
      s.box(0, y, 0, 6.3, 0.3, 0.2, c);
      s.box(0, y, 2.5, 6.3, 0.3, 0.18, c, frame);
    }
    const R = s.vary(0.98, 1.1);
    s.lathe(
      'x',
      [0.3, 1.15, 1.32],
      [
        0,
        R * 0.66,
        0.18,
        R * 0.94,
        0.3,
        R,
        ...ringed(s.integer(2, 3), 1.4, 1.5, R, R + 0.04, 0.1),
        5.5,
        R,
        5.65,
        R * 0.94,
        5.8,
        R * 0.66,
      ],
      M.light,
      { box: [0.35, 5.95, 0.32, 1.98, 0.3, 2.4] },
    );
    s.cylinder('z', [3.1, 1.15, 2.4], 0.32, 0.25, M.steel);
    s.box(6, 0, 0, 0.3, 2.3, 0.2, c);
    s.box(6, 0.3, 2.5, 0.3, 1.7, 0.18, c, frame);
    s.pipe([6.2, 0.3, 0.2, 6.2, 2.1, 2.5], 0.08, c);
  },
};
