import { type Kinds, legs, motor } from './assembly';
import { type Colour, material as M, tone } from './colour';
import type { Scene } from './core';
import { disc, each, gauge, panel, poly, segments } from './decal';
import { ringed } from './geometry';

const shoe = (s: Scene, x: number, y: number, z: number, c: Colour): void => {
  s.prism('y', [x, z, x + 1.35, z, x + 1.4, z + 0.12, x, z + 0.14], y, y + 0.5, M.rubber);
  s.prism(
    'y',
    [
      x + 0.02,
      z + 0.14,
      x + 1.38,
      z + 0.12,
      x + 1.3,
      z + 0.32,
      x + 0.8,
      z + 0.46,
      x + 0.55,
      z + 0.8,
      x + 0.05,
      z + 0.85,
    ],
    y + 0.04,
    y + 0.46,
    c,
    {
      face: [
        segments(
          [
            x + 0.55,
            z + 0.72,
            x + 0.75,
            z + 0.68,
            x + 0.62,
            z + 0.58,
            x + 0.85,
            z + 0.54,
            x + 0.05,
            z + 0.4,
            x + 0.45,
            z + 0.3,
          ],
          M.white,
          2,
        ),
      ],
    },
  );
};

/** Leather and footwear machines. */
export const leatherKinds: Kinds = {
  'shoe-press': (s) => {
    const { c } = s;
    const H = s.vary(4.4, 4.9);
    const posts = s.pick(1, 2, 1);
    for (let k = 0; k < posts; k++) {
      const x = k * 2.7;
      s.box(x - 1.1, -1.3, 0, 2.2, 2.6, 1.9, c, {
        left: [
          panel(0.06, 0.06, 0.94, 0.7, tone(c, -0.03)),
          each(4, (i) => disc(0.4 + i * 0.46, 1.6, 0.13, [M.led, M.red, M.amber, M.white][i] ?? M.led)),
        ],
        right: [panel(0.1, 0.1, 0.9, 0.9, tone(c, -0.03))],
      });
      s.box(x - 1.1, -1.3, 1.9, 2.2, 0.7, H - 1.9, c, { left: [gauge(0.5, H - 2.5, 0.26), gauge(1.6, H - 2.5, 0.26)] });
      s.box(x - 1.1, -1.3, H, 2.2, 2.2, 0.7, c, { left: [panel(0.1, 0.2, 0.9, 0.8, s.acc)] });
      s.box(x - 0.95, -0.5, 1.9, 1.9, 1.5, 0.2, M.steel);
      s.box(x - 0.85, -0.3, 2.1, 1.7, 1.1, 0.16, M.rubber);
      shoe(s, x - 0.7, 0, 2.28, s.pick(M.leather, s.acc, M.dark));
      s.cylinder('z', [x, 0.2, H - 0.75], 0.3, 0.75, M.steel);
      s.box(x - 0.75, -0.3, H - 1.05, 1.5, 1.1, 0.32, M.iron);
      s.lathe('z', [x, 0.1, H + 0.7], [0, 0.5, 0.7, 0.5, 0.8, 0.36], M.light);
    }
    s.box(-1.6, 1.6, 0, 0.9, 0.6, 0.14, M.amber);
    if (s.variant === 2) {
      legs(s, [1.5, 3], [-0.9, 0.9], 0.14, 0, 1.6, M.iron);
      s.box(1.3, -1.1, 1.6, 1.9, 2.2, 0.12, M.steel);
      shoe(s, 1.5, -0.8, 1.72, M.leather);
      shoe(s, 1.5, 0.2, 1.72, M.leather);
    }
  },
  'tanning-drum': (s) => {
    const { c } = s;
    const R = s.vary(1.85, 2.1);
    const L = s.vary(2.4, 3.1);
    const z = R + 0.7;
    const staves = s.pick(M.wood, tone(M.leather, 0.05), M.wood);
    for (const x of [-L / 2 - 0.9, L / 2 + 0.35]) {
      s.prism('x', [-1.2, 0, 1.2, 0, 0.45, z - 0.2, -0.45, z - 0.2], x, x + 0.45, s.pick(M.concrete, c, c));
      s.box(x - 0.05, -0.35, z - 0.2, 0.55, 0.7, 0.55, M.iron);
    }
    s.cylinder('x', [-L / 2 - 1.1, 0, z], 0.22, 1.2, M.steel);
    const bands = ringed(s.whole(3, 4), 0.25, (L - 0.5) / 3, R, R + 0.05, 0.14);
    s.lathe('x', [-L / 2, 0, z], [0, R, M.steel, 0, R + 0.25, 0.2, R + 0.25, staves, 0.2, R, ...bands, L, R], staves, {
      face: [
        each(7, (i) =>
          segments(
            [
              -R + ((i + 1) * R) / 4,
              -Math.sqrt(Math.max(0, R * R - (-R + ((i + 1) * R) / 4) ** 2)),
              -R + ((i + 1) * R) / 4,
              Math.sqrt(Math.max(0, R * R - (-R + ((i + 1) * R) / 4) ** 2)),
            ],
            tone(staves, -0.2),
            1.6,
          ),
        ),
        poly([-R * 0.92, -0.14, R * 0.92, -0.14, R * 0.92, 0.14, -R * 0.92, 0.14], M.steel),
        poly([-0.14, -R * 0.92, 0.14, -R * 0.92, 0.14, R * 0.92, -0.14, R * 0.92], M.steel),
        disc(0, 0, 0.5, M.iron),
      ],
    });
    for (let k = 0; k < 9; k++) {
      const a = -0.5 + k * 0.33;
      s.strap(
        [-L / 2 + 0.25, R * Math.cos(a), z + R * Math.sin(a), L / 2, R * Math.cos(a), z + R * Math.sin(a)],
        tone(staves, -0.16),
        -1,
      );
    }
    s.cylinder('x', [L / 2, 0, z], 0.22, 0.5, M.steel);
    const a = 0.35;
    const at = (d: number): number[] => [R * 1.03 * Math.cos(a + d), z + R * 1.03 * Math.sin(a + d)];
    s.quad([-0.45, ...at(-0.25), 0.55, ...at(-0.25), 0.55, ...at(0.3), -0.45, ...at(0.3)], M.iron, [0, 0.8, 0.5], {
      noShadow: true,
    });
    motor(s, 'x', [-L / 2 - 2.6, 1.3, 0.75], 0.55, 1.4, s.acc);
    s.box(-L / 2 - 1.2, 0.7, 0, 0.9, 1.2, 1.3, c);
    s.box(-L / 2 - 2.7, 0.7, 0, 1.4, 1.2, 0.25, M.iron);
    if (s.variant !== 0) {
      s.box(-0.9, R + 0.6, 0, 1.9, 0.9, 0.14, M.wood);
      for (let k = 0; k < 4; k++)
        s.box(-0.85 + k * 0.05, R + 0.65, 0.14 + k * 0.1, 1.75, 0.8, 0.09, tone(M.leather, k % 2 ? 0.06 : 0), {
          plain: true,
          outline: 1.4,
        });
    }
  },
};
