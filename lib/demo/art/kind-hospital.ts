import { castors, type Kinds } from './assembly';
import { type Colour, material as M, tone } from './colour';
import type { Scene } from './core';
import { disc, each, panel, poly, ribs } from './decal';

/** A cushion in side view, from x0, z0 to x1, z1, `t` thick. */
const pad = (
  s: Scene,
  [x0, z0, x1, z1]: readonly [number, number, number, number],
  half: number,
  t: number,
  c: Colour,
): void => {
  const length = Math.hypot(x1 - x0, z1 - z0) || 1;
  const [nx, nz] = [(-(z1 - z0) / length) * t, ((x1 - x0) / length) * t];
  s.prism('y', [x0, z0, x1, z1, x1 + nx, z1 + nz, x0 + nx, z0 + nz], -half, half, c);
};
/** Beds, tables, chairs and lights. */
export const hospitalKinds: Kinds = {
  'hospital-bed': (s) => {
    const { c } = s;
    const half = s.vary(1.05, 1.2);
    const lift = s.vary(0.9, 1.5);
    s.box(-2.4, -half + 0.1, 0.45, 4.8, 2 * half - 0.2, 0.22, M.light);
    castors(s, [-2.2, 2.2], [-half + 0.15, half - 0.15], 0.26);
    s.box(-1.4, -0.3, 0.67, 0.5, 0.6, 0.55, M.iron);
    s.box(0.9, -0.3, 0.67, 0.5, 0.6, 0.55, M.iron);
    s.box(-2.5, -half, 1.2, 5, 2 * half, 0.14, M.light);
    const sheet = s.pick(tone(c, 0.18), M.white, tone(s.acc, 0.15));
    s.prism('y', [-2.4, 1.34 + lift, -0.7, 1.34, -0.7, 1.74, -2.55, 1.74 + lift], -half + 0.08, half - 0.08, M.white);
    s.box(-0.7, -half + 0.08, 1.34, 3.15, 2 * half - 0.16, 0.4, sheet);
    s.prism(
      'y',
      [-2.35, 1.6 + lift * 0.92, -1.7, 1.7 + lift * 0.55, -1.75, 1.98 + lift * 0.58, -2.45, 1.9 + lift],
      -half * 0.6,
      half * 0.6,
      M.white,
    );
    s.box(-2.75, -half, 1, 0.16, 2 * half, 1.5, c, { right: [panel(0.1, 0.15, 0.9, 0.85, tone(c, 0.06))] });
    s.box(2.55, -half, 0.9, 0.16, 2 * half, 1.25, c, {
      right: [panel(0.1, 0.15, 0.9, 0.85, tone(c, 0.06)), panel(0.4, 0.6, 0.6, 0.75, M.dark)],
    });
    for (const y of [-half - 0.08, half + 0.02]) {
      for (const [x, w] of [[-1.9, 1.5] as const, [0.1, 1.6] as const].slice(s.variant === 1 ? 1 : 0))
        s.prism('y', [x, 1.5, x + w, 1.5, x + w - 0.1, 2.2, x + 0.15, 2.25], y, y + 0.09, M.white, {
          face: [poly([x + 0.25, 1.75, x + w - 0.25, 1.75, x + w - 0.3, 2.05, x + 0.3, 2.05], s.acc)],
        });
    }
    if (s.variant !== 2) {
      s.pipe([-2.5, half - 0.1, 1.3, -2.5, half - 0.1, 4.6], 0.05, M.steel);
      s.pipe([-2.8, half - 0.1, 4.6, -2.2, half - 0.1, 4.6], 0.05, M.steel);
      s.lathe('z', [-2.2, half - 0.1, 3.7], [0, 0.12, 0.12, 0.2, 0.6, 0.2, 0.75, 0.08], tone(M.water, 0.1));
    } else s.box(1.2, -half - 0.3, 2.2, 0.9, 2 * half + 0.6, 0.1, M.wood);
  },
  'operating-table': (s) => {
    const { c } = s;
    const z = s.vary(2.3, 2.7);
    const half = 0.72;
    s.prism('z', [-1.7, -0.7, 1.3, -0.7, 1.6, -0.4, 1.6, 0.4, 1.3, 0.7, -1.7, 0.7], 0.12, 0.45, M.light);
    castors(s, [-1.5, 1.3], [-0.5, 0.5], 0.16);
    s.box(-0.55, -0.45, 0.45, 1, 0.9, 0.9, M.white, {
      left: [panel(0.12, 0.12, 0.88, 0.88, tone(M.white, -0.04)), panel(0.3, 0.4, 0.7, 0.6, s.acc)],
    });
    s.box(-0.4, -0.32, 1.35, 0.7, 0.64, z - 1.55, M.steel);
    const back = s.pick(0.1, 0.75, 0);
    const leg = s.pick(-0.1, -0.35, -1.1);
    const arm = s.vary(1.2, 1.7);
    const rail = (y: number): void => s.box(-2.6, y, z - 0.12, 4.2, 0.1, 0.14, M.steel);
    s.group(
      () => {
        s.box(-1.5, -half - 0.15 - arm, z, 0.45, arm, 0.16, c);
        rail(-half - 0.1);
        s.box(-1.9, -half, z - 0.2, 2.6, 2 * half, 0.2, M.steel);
        pad(s, [-3.1, z + back + s.pick(0.1, 0.25, 0), -2.35, z + back * 0.85], half * 0.65, 0.26, c);
        pad(s, [-2.3, z + back * 0.85, -0.75, z], half, 0.26, c);
        pad(s, [-0.7, z, 0.7, z], half, 0.26, c);
        pad(s, [0.75, z, 2.6, z + leg], half, 0.26, tone(c, -0.02));
        rail(half);
        s.box(-1.5, half + 0.15, z, 0.45, arm, 0.16, c);
      },
      [-3.1, 2.6, -half - arm, half + arm, z - 0.2, z + 1.2],
      true,
    );
    if (s.variant === 1)
      s.pipe([0.4, half + 0.05, z - 0.1, 0.4, half + 0.2, z + 1.5, 0.4, -half, z + 1.6], 0.05, M.steel);
    s.pipe([0.2, half + 0.05, z - 0.1, 0.3, half + 0.5, 1.2, 0.5, half + 0.3, 1.6], 0.04, M.dark);
    s.box(0.45, half + 0.2, 1.55, 0.3, 0.14, 0.55, M.dark, { left: [panel(0.2, 0.5, 0.8, 0.9, s.acc)] });
  },
  'dental-chair': (s) => {
    const { c } = s;
    const half = 0.62;
    const lift = s.vary(1.1, 1.5);
    s.prism('z', [-1.6, -0.8, 1, -0.8, 1.4, -0.3, 1.4, 0.3, 1, 0.8, -1.6, 0.8], 0, 0.28, M.light);
    s.prism('y', [-0.7, 0.28, 0.5, 0.28, 0.7, lift, -0.8, lift], -0.4, 0.4, M.white);
    s.box(-1.1, -half, lift, 2.1, 2 * half, 0.16, M.light);
    pad(s, [-1.05, lift + 0.16, 0.8, lift + 0.22], half, 0.3, c);
    pad(s, [0.8, lift + 0.2, 2.6, lift - 0.25], half * 0.8, 0.24, c);
    const back = s.vary(1.3, 1.8);
    pad(s, [-2.2, lift + back, -1, lift + 0.2], half, 0.3, c);
    pad(s, [-2.65, lift + back + 0.55, -2.25, lift + back + 0.05], half * 0.5, 0.24, tone(c, 0.04));
    for (const y of [-half - 0.2, half + 0.05]) s.box(-0.9, y, lift + 0.75, 1.1, 0.16, 0.12, M.dark);
    s.box(-1.6, -1.9, 0.3, 0.9, 0.9, 1.9, M.white, {
      left: [panel(0.12, 0.1, 0.88, 0.6, tone(M.white, -0.04)), panel(0.12, 0.7, 0.88, 0.85, s.acc)],
    });
    s.lathe('z', [-1.2, -1.4, 2.2], [0, 0.3, 0.2, 0.42], M.light, { face: [disc(0, 0, 0.34, M.glass)] });
    const top = lift + 3.1;
    s.pipe(
      [-1.4, -1.7, 2.2, -1.4, -1.7, top, -1.2, -1.6, top + 0.3, 0.3, -0.5, top + 0.4, 0.6, -0.3, top - 0.2],
      0.09,
      M.white,
    );
    s.lathe('x', [0.5, -0.3, top - 0.5], [0, 0.2, 0.1, 0.5, 0.25, 0.5], M.white, {
      face: [
        disc(0, 0, 0.42, M.light),
        each(4, (i) => disc(0.22 * Math.cos(i * 1.57), 0.22 * Math.sin(i * 1.57), 0.13, tone(M.amber, 0.14))),
      ],
    });
    s.pipe([-1.3, -1.2, 2.4, 0.4, 0.9, 2.7, 1.2, 1.3, 2.6], 0.08, M.white);
    s.box(0.8, 0.9, 2.45, 1.3, 0.95, 0.16, M.light, { top: [panel(0.08, 0.1, 0.92, 0.6, M.steel)], left: [ribs(4)] });
    for (let i = 0; i < s.pick(4, 5, 3); i++) {
      const x = 0.95 + i * 0.25;
      s.pipe([x, 1.9, 2.75, x, 1.9, 2.35], 0.05, i % 2 ? s.acc : M.steel, { noShadow: true });
      s.pipe([x, 1.9, 2.35, x + 0.05, 2, 1.8, x, 1.7, 2.3], 0.03, M.dark, { noShadow: true });
    }
    if (s.variant === 1)
      s.box(0.5, 0.9, 3, 0.9, 0.1, 0.7, M.dark, {
        left: [panel(0.06, 0.06, 0.94, 0.94, M.screen), panel(0.2, 0.3, 0.8, 0.6, M.white)],
      });
    if (s.variant === 2) {
      s.cylinder('z', [-2.2, 1.7, 0], 0.5, 0.12, M.light);
      s.cylinder('z', [-2.2, 1.7, 0.12], 0.1, 1.1, M.steel);
      s.cylinder('z', [-2.2, 1.7, 1.2], 0.5, 0.24, c);
    }
  },
};
