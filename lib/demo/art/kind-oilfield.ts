import { handwheel, type Kinds } from './assembly';
import { material as M, tone } from './colour';
import type { Scene } from './core';
import { bolts, disc, each, panel, poly } from './decal';
import { circle, TAU } from './geometry';

const gate = (
  s: Scene,
  axis: 'x' | 'y' | 'z',
  [x, y, z]: readonly [number, number, number],
  wheel: 'x' | 'y',
): void => {
  const r = 0.46;
  if (axis === 'z') s.box(x - r, y - r, z, 2 * r, 2 * r, 0.95, s.c);
  else if (axis === 'x') s.box(x, y - r, z - r, 0.95, 2 * r, 2 * r, s.c);
  else s.box(x - r, y, z - r, 2 * r, 0.95, 2 * r, s.c);
  const mid = axis === 'z' ? z + 0.47 : z;
  const [cx, cy] = [axis === 'x' ? x + 0.47 : x, axis === 'y' ? y + 0.47 : y];
  if (wheel === 'y') {
    s.cylinder('y', [cx, cy + r, mid], 0.2, 0.6, M.steel);
    handwheel(s, 'y', [cx, cy + r + 0.66, mid], 0.5, s.acc, 0.07);
  } else {
    s.cylinder('x', [cx + r, cy, mid], 0.2, 0.6, M.steel);
    handwheel(s, 'x', [cx + r + 0.66, cy, mid], 0.5, s.acc, 0.07);
  }
};

/** Drilling and wellhead equipment, bundles and drums. */
export const oilfieldKinds: Kinds = {
  wellhead: (s) => {
    const { c } = s;
    s.shadowMax = 3;
    s.box(-1.7, -1.7, 0, 3.4, 3.4, 0.2, M.concrete);
    const flange = (z: number, r: number): void =>
      s.lathe('z', [0, 0, z], [0, r, 0.2, r, 0.2, r * 0.9, 0.24, r * 0.9, 0.24, r, 0.44, r], M.steel, {
        face: [bolts(0, 0, r * 0.84, 10, 0.07, M.dark)],
      });
    s.cylinder('z', [0, 0, 0.2], 0.85, 0.5, c);
    flange(0.7, 1.15);
    s.lathe('z', [0, 0, 1.14], [0, 0.75, 0.3, 0.62, 0.7, 0.62], c);
    flange(1.84, 0.95);
    let z = 2.28;
    const masters = s.pick(1, 2, 2);
    for (let i = 0; i < masters; i++) {
      gate(s, 'z', [0, 0, z], i % 2 ? 'x' : 'y');
      flange(z + 0.95, 0.75);
      z += 1.39;
    }
    s.box(-0.55, -0.55, z, 1.1, 1.1, 1.1, tone(c, 0.02));
    gate(s, 'x', [0.55, 0, z + 0.55], 'y');
    s.lathe('x', [1.5, 0, z + 0.55], [0, 0.62, 0.25, 0.62, 0.25, 0.3, 0.9, 0.3, 0.9, 0.5, 1.1, 0.5], M.steel, {
      face: [disc(0, 0, 0.24, M.black)],
    });
    gate(s, 'y', [0, 0.55, z + 0.55], 'x');
    s.lathe('y', [0, 1.5, z + 0.55], [0, 0.62, 0.25, 0.62], M.steel, {
      face: [bolts(0, 0, 0.48, 8, 0.06, M.dark), disc(0, 0, 0.28, M.black)],
    });
    flange(z + 1.1, 0.7);
    if (s.variant !== 0) {
      gate(s, 'z', [0, 0, z + 1.54], 'y');
      z += 1.39;
    }
    s.lathe('z', [0, 0, z + 1.54 - (s.variant ? 0.44 : 0)], [0, 0.5, 0.5, 0.4, 0.6, 0.2], c);
    s.lathe('y', [0, 0.05, z + 2.35], [0, 0.34, 0.14, 0.34], M.steel, { face: [disc(0, 0, 0.27, M.white)] });
    if (s.variant === 2) s.rail([-1.6, 1.6, 1.6, 1.6, 1.6, -1.6], 0.2, 1.1, M.amber, 0.05);
  },
  'drilling-rig': (s) => {
    const { c } = s;
    s.shadowMax = 0.8;
    const H = s.pick(7.2, 8.2, 6.6) * s.vary(0.94, 1.06);
    for (const y of [-2, 1.5]) {
      s.box(-2.2, y, 0, 4.4, 0.5, 0.3, M.iron);
      s.box(-2, y, 0.3, 4, 0.5, 1.3, c, {
        left: [each(4, (i) => poly([0.12 + i * 0.98, 0.15, 0.94 + i * 0.98, 0.15, 0.53 + i * 0.98, 1.12], M.dark))],
        right: [panel(0.15, 0.15, 0.85, 0.85, M.dark)],
      });
    }
    s.prism('y', [2, 0, 3.6, 0, 2, 1.7], -0.5, 0.5, M.iron);
    s.cylinder('z', [0, 0, 0], 0.25, 1.6, M.steel);
    s.lathe('z', [0, 0, 0.3], [0, 0.45, 0.3, 0.45, 0.3, 0.3, 0.6, 0.3, 0.6, 0.45, 0.9, 0.45], M.red);
    s.box(-2, -2, 1.6, 4, 4, 0.25, M.iron);
    s.rail([-1.95, 1.95, 0, 1.95, 1.95, 1.95, 1.95, 0, 1.95, -1.95], 1.85, 0.55, M.amber);
    s.box(-1.6, 0.5, 1.85, 1.2, 1.2, 1, M.white, {
      left: [panel(0.15, 0.35, 0.85, 0.85, M.glass)],
      right: [panel(0.2, 0, 0.6, 0.85, tone(M.white, -0.1))],
    });
    s.box(-1.8, -1.7, 1.85, 1.1, 1.3, 0.7, s.acc);
    s.lattice([0, 0, 1.85], [0, 0, 1.85 + H], 1.9, s.integer(7, 10), c, { end: 0.6, bar: 0.085 });
    s.box(-0.45, -0.45, 1.85 + H, 0.9, 0.9, 0.35, s.acc);
    s.cylinder('z', [0, 0, 2.2 + H], 0.12, 0.5, M.red);
    if (s.variant === 2) {
      s.cylinder('z', [3.2, 0.2, 0], 0.8, 1.7, M.light);
      s.dome('z', [3.2, 0.2, 1.7], 0.8, 0.3, M.light);
      return;
    }
    s.row(s.integer(4, 6), -1.2, 0.3, (y) => s.cylinder('x', [2.3, y, 0.35], 0.14, s.vary(2, 2.4), M.steel));
    for (const x of [2.5, 4]) s.box(x, -1.5, 0, 0.2, 2.1, 0.2, M.iron);
  },
  'pipe-bundle': (s) => {
    const L = s.vary(5.4, 7);
    const r = s.pick(0.42, 0.34, 0.55);
    const rows = s.pick(4, 5, 3);
    const c = s.pick(s.c, M.steel, tone(s.c, 0.06));
    for (const x of [0.8, L - 1.2]) s.box(x, -0.2, 0, 0.35, rows * 2 * r + 0.4, 0.22, M.wood);
    const marked = [0, r, L - 0.4, r, s.acc, L - 0.15, r, M.steel, L, r];
    s.group(() => {
      for (let k = 0; k < rows; k++)
        for (let i = 0; i < rows - k; i++) {
          const [y, z] = [r + i * 2 * r + k * r, 0.22 + r + k * r * 1.73];
          s.lathe('x', [s.vary(0, 0.22), y, z], s.variant === 0 ? marked : [0, r, L, r], c, {
            box: [0, L, y - r, y + r, z - r * 0.86, z + r * 0.86],
            face: [disc(0, 0, r * 0.8, M.dark), disc(-r * 0.08, r * 0.03, r * 0.7, M.black)],
          });
        }
    });
  },
  'steel-coil': (s) => {
    const c = s.pick(M.steel, s.c, M.copper);
    const coil = (x: number, y: number, R: number, w: number): void => {
      for (const dx of [-0.95, 0.75]) s.box(x + dx * R, y - 0.1, 0, 0.28, w + 0.2, 0.26, M.wood);
      const layers = each(9, (i) => disc(0, 0, R * (0.97 - i * 0.06), tone(c, i % 2 ? 0.04 : -0.03), { width: 0.7 }));
      s.lathe('y', [x, y, R + 0.12], [0, R, w, R], c, {
        face: [layers, disc(0, 0, R * 0.42, M.dark), disc(-0.06 * R, -0.05 * R, R * 0.36, M.black)],
      });
      for (const t of s.pick([0.3, 0.7], [0.5], [0.25, 0.5, 0.75]))
        s.strap(circle('y', [x, y + w * t, R + 0.12], R * 1.005, -0.6, 2.3, 14), M.steel);
    };
    const w = s.vary(1.8, 2.4);
    coil(0, 0, s.vary(1.4, 1.6), w);
    coil(3.4, 0.2, s.pick(1.5, 1.5, 1.1) * s.vary(0.93, 1.06), w);
    if (s.variant !== 1) coil(-0.2, w + 1.1, s.vary(0.95, 1.15), 1.3);
  },
  'cable-drum': (s) => {
    const R = s.vary(1.75, 2);
    const w = s.vary(1.6, 2.1);
    const side = s.pick(M.wood, M.steel, M.wood);
    const cable = s.pick(s.c, s.c, M.copper);
    const y = w / 2;
    s.lathe('y', [0, -y - 0.22, R], [0, R, 0.22, R], side);
    const n = s.integer(8, 11);
    const turns = Array.from({ length: n }, (_, i) => (i / n) * w).flatMap((t) => [
      t,
      R * 0.74,
      t + w * 0.04,
      R * 0.77,
      t + w * 0.075,
      R * 0.77,
      t + w / n - 0.01,
      R * 0.74,
    ]);
    s.lathe('y', [0, -y, R], turns, cable);
    const spoke = (i: number): ReturnType<typeof poly> => {
      const at = (k: number, d: number): number[] => [k * Math.cos((i / 8) * TAU + d), k * Math.sin((i / 8) * TAU + d)];
      return poly(
        [...at(0.5, -0.25), ...at(R * 0.85, -0.16), ...at(R * 0.85, 0.16), ...at(0.5, 0.25)],
        tone(M.steel, -0.1),
      );
    };
    const board = (i: number): ReturnType<typeof poly> => {
      const u = -R + ((i + 1) * 2 * R) / 8;
      const h = Math.sqrt(R * R - u * u) * 0.98;
      return poly([u, -h, u + 0.02, -h, u + 0.02, h, u, h], tone(M.wood, -0.15), { bare: true });
    };
    s.lathe('y', [0, y, R], [0, R, 0.22, R], side, {
      face: [
        s.variant === 1 ? each(8, spoke) : each(7, board),
        disc(0, 0, R * 0.55, tone(side, -0.05)),
        disc(0, 0, 0.28, M.dark),
        bolts(0, 0, R * 0.45, 8, 0.07, M.dark),
      ],
    });
    s.pipe(
      [R * 0.55, -0.1, R * 1.52, R * 1.2, 0, R * 0.9, R * 1.55, 0.2, 0.2, R * 2.1, 0.7, 0.14, R * 2.3, 1.5, 0.14],
      0.12,
      cable,
    );
    s.cylinder('y', [R * 2.3, 1.5, 0.14], 0.09, 0.3, M.copper);
    for (const x of [-1.3, 1]) s.prism('y', [x, 0, x + 0.5, 0, x + (x < 0 ? 0.1 : 0.4), 0.45], y, y + 0.6, M.wood);
  },
};
