import { type Kinds, motor } from './assembly';
import { material as M, tone } from './colour';
import { disc, each, poly, segments } from './decal';
import { ringed } from './geometry';
/** Leather and footwear machines. */
export const leatherKinds: Kinds = {
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
    const bands = ringed(s.integer(3, 4), 0.25, (L - 0.5) / 3, R, R + 0.05, 0.14);
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
