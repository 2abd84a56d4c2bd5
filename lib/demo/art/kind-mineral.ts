import { type Kinds, legs, motor } from './assembly';
import { material as M, tone } from './colour';
import type { Scene } from './core';
import { disc, each, louvres, panel, poly, ribs, segments } from './decal';
import { ringed, TAU } from './geometry';

const pulley = (s: Scene, x: number, y: number, z: number, r: number, w: number): void =>
  s.lathe('y', [x, y, z], [0, r, w, r], M.iron, {
    face: [
      disc(0, 0, r * 0.84, M.dark),
      each(6, (i) => {
        const at = (k: number, d: number): number[] => [
          r * k * Math.cos((i / 6) * TAU + d),
          r * k * Math.sin((i / 6) * TAU + d),
        ];
        return poly([...at(0.15, -0.4), ...at(0.84, -0.09), ...at(0.84, 0.09), ...at(0.15, 0.4)], M.steel);
      }),
      disc(0, 0, r * 0.24, s.acc),
    ],
  });

/** Crushing, grinding and separating. */
export const mineralKinds: Kinds = {
  'ball-mill': (s) => {
    const { c } = s;
    const R = s.vary(1.4, 1.68);
    const L = s.vary(2.5, 3.2);
    const end = 3.4 + L;
    for (const x of [-3.4, end - 3.9]) {
      s.box(x, -1.2, 0, 0.9, 2.4, 1.5, M.concrete);
      s.box(x + 0.1, -0.6, 1.5, 0.7, 1.2, 0.5, M.iron);
    }
    const gear = [1.7, R, M.steel, 1.7, R + 0.32, 2.1, R + 0.32, c, 2.1, R];
    const shell = ringed(2, 2.6, (L - 0.3) / 1.6, R, R + 0.06, 0.15);
    const trunnion = [
      end - 0.7,
      R,
      end - 0.7,
      R + 0.1,
      end - 0.5,
      R + 0.1,
      end - 0.4,
      R - 0.1,
      end,
      0.62,
      M.steel,
      end + 0.1,
      0.55,
      end + 0.8,
      0.55,
    ];
    s.lathe(
      'x',
      [-3.6, 0, 2.3],
      [0, 0.55, 0.9, 0.55, 1.2, R, 1.3, R + 0.1, 1.5, R + 0.1, 1.5, R, ...gear, ...shell, ...trunnion],
      c,
      { face: [disc(0, 0, 0.38, M.dark)] },
    );
    for (let x = -1.2; x < end - 4.4; x += 0.9)
      for (const a of [0.15, 0.65, 1.15]) {
        const [dy, dz] = [Math.cos(a), Math.sin(a)];
        s.strap([x - 0.05, R * dy, 2.3 + R * dz, x + 0.05, R * dy, 2.3 + R * dz], M.dark, 4);
      }
    s.box(-2.6, 1.9, 0, 3.2, 1.3, 0.4, M.concrete);
    motor(s, 'x', [-0.8, 2.5, 1], 0.58, 1.3, s.acc);
    s.box(-2.3, 2, 0.4, 1.1, 1, 1.1, M.iron, { left: [ribs(4)] });
    s.cylinder('x', [-1.2, 2.5, 1], 0.14, 0.5, M.steel);
    s.prism(
      'y',
      [end - 2.8, 2.1, end - 2.3, 2.1, end - 1.9, 3.6, end - 3, 3.6],
      -0.5,
      0.5,
      s.pick(M.light, s.acc, M.light),
    );
    s.box(end - 2.65, -0.35, 0, 0.5, 0.7, 2.1, M.iron);
  },
  'jaw-crusher': (s) => {
    const { c } = s;
    const H = s.vary(3.1, 3.6);
    const W = s.vary(1.15, 1.4);
    s.box(-2.2, -W - 0.3, 0, 4.8, 2 * W + 0.6, 0.35, M.iron);
    s.prism('y', [-1.9, 0.35, 1.9, 0.35, 2.2, 1.6, 2.1, H, 0.9, H, 0.7, H - 0.3, -1.2, H - 0.5, -1.9, 1.8], -W, W, c, {
      face: [
        each(4, (i) =>
          poly(
            [-1.5 + i * 0.95, 0.6, -1.3 + i * 0.95, 0.6, -1.2 + i * 0.95, H - 0.9, -1.4 + i * 0.95, H - 0.9],
            tone(c, -0.1),
          ),
        ),
        poly([-1.7, 1.5, 2.1, 1.5, 2.1, 1.68, -1.7, 1.68], tone(c, 0.05)),
      ],
    });
    s.taper([0.95, -W + 0.15, 1.1, 2 * W - 0.3], [0.6, -W - 0.2, 1.8, 2 * W + 0.4], H, 0.7, tone(c, 0.03), {
      top: [
        panel(0.1, 0.08, 0.9, 0.92, M.black),
        panel(0.1, 0.08, 0.25, 0.92, M.steel),
        panel(0.75, 0.08, 0.9, 0.92, M.steel),
      ],
    });
    const r = s.vary(1.15, 1.4);
    s.cylinder('y', [-0.5, -W - 0.9, H - 0.45], 0.3, 0.9, M.steel);
    pulley(s, -0.5, -W - 1.2, H - 0.45, r, 0.5);
    s.cylinder('y', [-0.5, W, H - 0.45], 0.3, 0.3, M.steel);
    pulley(s, -0.5, W + 0.3, H - 0.45, r, 0.5);
    if (s.variant !== 0) {
      motor(s, 'y', [-3.2, W - 1.2, 0.95], 0.6, 1.5, s.acc);
      s.prism(
        'y',
        [-3.5, 0.7, -3, 0.4, 0.2, H - 1.4, -0.9, H + 0.5, -1.3, H + 0.2],
        W + 0.35,
        W + 0.6,
        s.pick(c, M.amber, c),
        { face: [segments([-3, 0.9, -0.8, H - 0.2], M.dark, 1.4)] },
      );
      s.box(-3.9, W - 1.4, 0, 1.4, 1.6, 0.35, M.iron);
    }
    for (let i = 0; i < 4; i++)
      s.lathe('z', [2.9 + s.vary(0, 1), -0.9 + i * 0.6, 0], [0, 0.3, 0.15, 0.26, 0.3, 0.1], M.rock);
  },
  'cone-crusher': (s) => {
    const { c } = s;
    const R = s.vary(1.35, 1.6);
    for (const x of [-1.3, 0.8]) s.box(x, -1.7, 0, 0.5, 3.4, 0.6, M.concrete);
    s.lathe('z', [0, 0, 0.6], [0, R * 0.8, 0.9, R * 0.85, 1.1, R + 0.1, 1.35, R + 0.1], c);
    s.cylinder('x', [R * 0.7, 0, 1.15], 0.42, 1.2, tone(c, -0.03));
    s.lathe('x', [R * 0.7 + 1.2, 0, 1.15], [0, 0.75, 0.5, 0.75], M.iron, {
      face: [disc(0, 0, 0.6, M.dark), disc(0, 0, 0.25, s.acc)],
    });
    const n = s.pick(10, 8, 12);
    for (let i = 0; i < n; i++) {
      const a = (i / n) * TAU + 0.2;
      s.cylinder(
        'z',
        [(R + 0.02) * Math.cos(a), (R + 0.02) * Math.sin(a), 1.96],
        0.17,
        0.8,
        s.variant === 1 ? M.steel : M.iron,
      );
    }
    s.lathe('z', [0, 0, 1.95], [0, R * 0.7, 0.8, R * 0.7], c);
    s.lathe('z', [0, 0, 2.76], [0, R + 0.15, 0.25, R + 0.15, 0.25, R, 0.7, R * 0.92, 0.9, R * 0.8], c);
    s.lathe('z', [0, 0, 3.67], ringed(3, 0, 0.14, R * 0.78, R * 0.86, 0.08), s.acc);
    s.lathe('z', [0, 0, 4.1], [0, R * 0.75, 0.6, R * 1.05, 0.68, R * 1.05], s.pick(s.acc, c, s.acc), {
      face: [disc(0, 0, R * 0.95, M.black), disc(0, 0, R * 0.4, M.steel), disc(0, 0, R * 0.15, M.iron)],
    });
    if (s.variant === 2) {
      s.box(2.3, 1.1, 0, 1.2, 0.9, 1.5, s.acc, { left: [louvres(0.15, 0.2, 0.85, 0.8, 6)] });
      s.pipe([2.3, 1.4, 0.8, 1.4, 1.2, 0.8], 0.08, M.steel);
    }
  },
  conveyor: (s) => {
    const { c } = s;
    const L = s.vary(6.3, 7.6);
    const z0 = 0.9;
    const z1 = s.pick(2.9, 1.4, 3.4) * s.vary(0.92, 1.08);
    const zAt = (x: number): number => z0 + ((z1 - z0) * x) / L;
    s.group(() => {
      for (const x of [0.7, L / 2, L - 0.8]) legs(s, [x + 0.09], [0, 1.5], 0.17, 0, zAt(x) - 0.05, c);
      for (const x of [L / 2, L - 0.8]) s.pipe([x + 0.1, 0, zAt(x) * 0.4, x + 0.1, 1.5, zAt(x) * 0.4], 0.06, c);
      s.pipe([L / 2 + 0.1, 1.55, 0.3, L - 0.8, 1.55, zAt(L - 0.8) * 0.7], 0.06, c);
      s.prism('y', [0, z0, L, z1, L, z1 + 0.12, 0, z0 + 0.12], 0.05, 1.45, M.rubber);
      const frame = [-0.1, z0 - 0.22, L + 0.1, z1 - 0.22, L + 0.1, z1 + 0.1, -0.1, z0 + 0.1];
      const n = s.integer(8, 12);
      s.prism('y', frame, 1.45, 1.6, c, {
        face: [
          each(n, (i) =>
            disc(0.4 + (i * (L - 0.8)) / (n - 1), zAt(0.4 + (i * (L - 0.8)) / (n - 1)) - 0.06, 0.09, M.dark),
          ),
        ],
      });
    }, [0, L, 0, 1.6, 0, z0 - 0.1]);
    s.cylinder('y', [-0.05, 0.05, z0 - 0.03], 0.24, 1.4, M.steel);
    s.cylinder('y', [L + 0.1, 0, z1 - 0.03], 0.27, 1.62, M.steel);
    s.box(L - 0.6, 1.65, z1 - 0.35, 0.9, 0.55, 0.6, s.acc, { left: [ribs(4)] });
    for (let i = 0; i < 4; i++) {
      const x = 0.9 + (i * (L - 1.4)) / 3.5;
      const carton = {
        top: [panel(0, 0.42, 1, 0.58, tone(M.wood, 0.08))],
        left: [panel(0.55, 0.15, 0.9, 0.45, M.white)],
      };
      if (s.variant === 1) s.box(x, 0.35, zAt(x) + 0.14, 0.85, 0.8, s.vary(0.45, 0.8), M.wood, carton);
      else
        s.lathe(
          'z',
          [x, 0.75, zAt(x) + 0.05],
          [0, 0.58, 0.18, 0.42, 0.42, 0.12, 0.46, 0],
          s.pick(M.dark, M.soil, M.soil),
        );
    }
    if (s.variant !== 1) s.prism('y', [-0.2, z0 + 0.5, 0.9, z0 + 0.5, 1.3, z0 + 1.5, -0.7, z0 + 1.5], 0, 1.5, s.acc);
  },
};
