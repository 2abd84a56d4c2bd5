import type { Kinds } from './assembly';
import { type Colour, colour, material as M, tone } from './colour';
import { disc, each, louvres, panel, ribs } from './decal';

/** Masts and cameras. */
export const telecomKinds: Kinds = {
  'antenna-mast': (s) => {
    s.shadowMax = 0.7;
    const H = s.vary(5.6, 6.4);
    s.box(-0.9, -0.9, 0, 1.8, 1.8, 0.3, M.concrete);
    const G = M.galvanised;
    if (s.variant === 1) s.lathe('z', [0, 0, 0.3], [0, 0.5, H, 0.26], G);
    else {
      const n = s.integer(4, 6);
      const step = 0.65 / n;
      for (let i = 0; i < n; i++) {
        const paint = s.variant === 2 ? (i % 2 ? M.white : M.red) : G;
        s.lattice([0, 0, 0.3 + (i * H) / n], [0, 0, 0.3 + ((i + 1) * H) / n], 1.25 - i * step, 3, paint, {
          end: 1.25 - (i + 1) * step,
          bar: 0.07,
        });
      }
    }
    const antenna = (x: number, y: number, z: number, h: number): void => {
      s.box(x - 0.16, y - 0.3, z, 0.32, 0.6, h, M.white, { right: [panel(0.2, 0.04, 0.8, 0.1, s.c)] });
      s.box(x - 0.12, y - 0.12, z - 0.3, 0.2, 0.24, 0.2, M.iron);
    };
    s.cylinder('z', [0, 0, H - 0.3], 0.7, 0.1, G);
    const tall = s.vary(1.4, 1.9);
    const ring = s.pick(0.3, 0, 0.2);
    for (let k = 0; k < 4; k++) {
      const a = -0.25 + (k * Math.PI) / 2 + ring;
      const [x, y] = [0.9 * Math.cos(a), 0.85 * Math.sin(a)];
      s.pipe([0, 0, H - 0.1, x * 0.85, y * 0.85, H - 0.1], 0.05, G);
      antenna(x, y, H - 0.25, tall);
    }
    if (s.variant === 0) {
      antenna(0.8, 0, H - 2.4, 1.3);
      antenna(0.1, 0.8, H - 2.4, 1.3);
    }
    s.pipe([0, 0, H + 0.3, 0, 0, H + 2.1], 0.05, M.steel);
    s.cylinder('z', [0, 0, H + 2.1], 0.09, 0.14, M.red);
    const dish = H - s.vary(2.9, 3.7);
    s.lathe('x', [0.5, 0.35, dish], [0, 0.2, 0.1, 0.55, 0.3, 0.62], M.white, {
      face: [disc(0, 0, 0.5, tone(M.white, -0.04)), disc(0, 0, 0.14, s.c)],
    });
    s.box(1.5, -0.8, 0, 1.1, 1.4, 0.15, M.concrete);
    s.box(1.6, -0.7, 0.15, 0.85, 1.2, 1.6, s.pick(s.c, s.c, M.light), {
      left: [panel(0.1, 0.08, 0.9, 0.92, tone(s.c, 0.03)), louvres(0.2, 0.6, 0.8, 0.85, 5)],
      right: [louvres(0.15, 0.15, 0.85, 0.85, 8)],
    });
    if (s.variant === 1) s.box(1.7, 1, 0, 0.7, 0.8, 1.2, M.light, { right: [louvres(0.15, 0.2, 0.85, 0.8, 5)] });
    s.pipe([1.6, 0, 0.5, 0.5, 0, 0.4], 0.06, M.dark);
  },
  'cctv-camera': (s) => {
    const c = s.pick<Colour>(M.white, M.white, M.light);
    if (s.variant === 1) {
      const R = s.vary(1.15, 1.3);
      const lens = [
        disc(0, 0, R * 0.5, M.black),
        disc(0, 0, R * 0.34, M.iron),
        disc(0, 0, R * 0.22, colour(0.4, 0.12, 270)),
      ];
      s.box(-2.6, -0.7, 1.6, 0.3, 1.4, 3, M.light, {
        right: [each(4, (i) => disc(0.3 + (i % 2) * 0.8, 0.4 + Math.floor(i / 2) * 2.2, 0.1, M.dark))],
      });
      s.pipe([-2.3, 0, 4, -1, 0, 4.6, 0, 0, 4.6, 0, 0, 4], 0.26, c, { round: true });
      s.lathe('z', [0, 0, 2.9], [0, R * 0.98, 0.3, R, 0.75, R * 0.75, 1.05, R * 0.4], c);
      s.lathe('z', [0, 0, 2.7], [0, R * 1.04, 0.2, R * 1.04], s.c);
      s.group(() => {
        s.sphere([0, 0, 2.2], R * 0.96, M.dark);
        s.lathe('x', [R * 0.55, R * 0.3, 1.75], [0, R * 0.5, 0.3, R * 0.5], M.iron, {
          noShadow: true,
          face: [...lens, disc(-0.1, 0.12, R * 0.08, M.white)],
        });
      }, [-R, R, -R, R, 1, 2.7]);
      return;
    }
    const L = s.vary(3.2, 4);
    const r = s.vary(0.78, 0.92);
    const z = 3.1;
    s.box(-2.6, -0.8, 0, 0.3, 1.6, 3.2, s.pick(M.concrete, M.concrete, M.light), {
      right: [
        panel(0.2, 0.3, 0.8, 0.75, M.steel),
        each(4, (i) => disc(0.45 + (i % 2) * 0.7, 1.1 + Math.floor(i / 2) * 1.1, 0.08, M.dark)),
      ],
    });
    s.pipe([-2.3, 0, 1.6, -1.2, 0, 1.6, -0.6, 0, 2.2], 0.2, c);
    s.sphere([-0.6, 0, 2.15], 0.32, tone(c, -0.06));
    if (s.variant === 0) {
      s.lathe('x', [-L / 2, 0, z], [0, r * 0.8, 0.2, r, L - 0.5, r, L - 0.5, r * 1.06, L, r * 1.06], c, {
        face: [
          disc(0, 0, r * 0.92, M.black),
          each(12, (i) =>
            disc(r * 0.72 * Math.cos((i / 12) * 6.28), r * 0.72 * Math.sin((i / 12) * 6.28), 0.07, M.red),
          ),
          disc(0, 0, r * 0.5, M.iron),
          disc(0, 0, r * 0.36, M.black),
          disc(0, 0, r * 0.24, colour(0.42, 0.12, 270)),
          disc(-r * 0.1, r * 0.12, r * 0.09, M.white, { bare: true }),
        ],
      });
      s.prism(
        'x',
        [-r * 1.15, z + r * 0.8, r * 1.15, z + r * 0.8, r * 0.85, z + r * 1.12, -r * 0.85, z + r * 1.12],
        -L / 2 + 0.1,
        L / 2 - 0.1,
        c,
      );
      s.box(-L * 0.25, r * 0.82, z - 0.1, 0.9, 0.25, 0.35, s.c);
    } else {
      s.box(-L / 2, -r, z - r * 0.7, L, 2 * r, r * 1.7, c, {
        right: [
          panel(0.1, 0.08, 0.9, 0.9, M.black),
          disc(r, r * 0.8, r * 0.48, M.iron),
          disc(r, r * 0.8, r * 0.34, M.black),
          disc(r, r * 0.8, r * 0.22, colour(0.42, 0.12, 270)),
          each(3, (i) => disc(r * 0.35, r * (0.4 + i * 0.45), 0.09, M.amber)),
          each(3, (i) => disc(r * 1.65, r * (0.4 + i * 0.45), 0.09, M.amber)),
        ],
        left: [panel(0.1, 0.2, 0.4, 0.5, s.c), ribs(2)],
      });
      s.box(-L / 2 - 0.1, -r - 0.1, z + r, L + 0.15, 2 * r + 0.2, 0.16, c);
      for (const y of [-0.4, 0.4]) s.pipe([-L / 2 + 0.3, y, z + r, -L / 2 + 0.2, y, z + r + 1.3], 0.07, M.dark);
    }
  },
};
