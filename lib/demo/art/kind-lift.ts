import type { Kinds } from './assembly';
import { colour, material as M, tone } from './colour';
import { disc, louvres, panel, ribs } from './decal';

/** Lifts and escalators. */
export const liftKinds: Kinds = {
  'lift-cabin': (s) => {
    const { c } = s;
    const [W, H] = [s.vary(2.8, 3.3), s.vary(3.4, 3.8)];
    const steel = s.pick(M.steel, M.light, tone(c, 0.05));
    const z = 0.4;
    const open = s.vary(0.5, 0.72);
    s.box(-W / 2 - 0.15, -1.35, z - 0.3, W + 0.3, 2.7, 0.3, M.iron);
    const glass = s.variant === 1;
    const wall = colour(0.84, 0.045, 75);
    s.box(-W / 2, -1.2, z, W, 2.4, H, steel, {
      left: [
        panel(0.08, 0.02, 0.92, 0.9, wall),
        panel(0.08, 0.02, 0.92, 0.16, M.iron),
        panel(0.36, 0.16, 0.64, 0.9, tone(wall, 0.06)),
        panel(0.12, 0.42, 0.88, 0.45, M.steel),
        panel(0.08, 0.84, 0.92, 0.9, M.white),
        panel(0.08, 0.02, 0.08 + 0.42 * (1 - open), 0.9, tone(steel, -0.04)),
        panel(0.92 - 0.42 * (1 - open), 0.02, 0.92, 0.9, tone(steel, -0.04)),
        panel(0.4, 0.925, 0.6, 0.975, M.screen),
        panel(0.47, 0.935, 0.53, 0.965, M.red, { bare: true }),
      ],
      right: glass
        ? [
            panel(0.08, 0.06, 0.92, 0.94, M.glass),
            panel(0.49, 0.06, 0.51, 0.94, M.steel),
            panel(0.08, 0.4, 0.92, 0.43, M.steel),
          ]
        : [ribs(4), panel(0.3, 0.3, 0.7, 0.7, tone(steel, -0.03))],
    });
    const t = z + H;
    s.box(-W / 2 - 0.1, -1.3, t, W + 0.2, 2.6, 0.18, c);
    s.box(-0.2, -1.3, t + 0.18, 0.4, 2.6, 0.35, c, { right: [ribs(4)] });
    s.lathe('y', [0, -0.12, t + 0.85], [0, 0.36, 0.05, 0.3, 0.19, 0.3, 0.24, 0.36], M.amber, {
      face: [disc(0, 0, 0.1, M.dark)],
    });
    for (const y of [-0.06, 0.06]) for (const x of [-0.3, 0.3]) s.wire([x, y, t + 0.9, x, y, t + 1.4], M.dark, 1.8);
    for (const x of [-W / 2 - 0.35, W / 2 + 0.2]) s.box(x, -1, 0, 0.15, 0.4, t + 1.1, M.galvanised, { outline: 1.8 });
    if (s.variant !== 0) s.rail([-W / 2, 1.2, W / 2, 1.2, W / 2, -1.2], t + 0.18, 0.6, M.amber, 0.04);
  },
  'elevator-shaft': (s) => {
    const { c } = s;
    s.shadowMax = 2;
    const H = s.vary(6.4, 7.2);
    const w = 1.25;
    s.box(-w - 0.3, -w - 0.3, 0, 2 * w + 0.6, 2 * w + 0.6, 0.25, M.concrete);
    const floors = 4;
    const post = M.galvanised;
    s.box(-w, -w, 0.25, 0.18, 0.18, H, post);
    const cabin = s.vary(0.9, H - 3.2);
    s.box(-0.85, -0.85, cabin + 0.3, 1.7, 1.7, 2.1, c, {
      left: [
        panel(0.1, 0.04, 0.9, 0.88, tone(M.steel, 0.03)),
        panel(0.495, 0.04, 0.505, 0.88, M.dark),
        panel(0.35, 0.91, 0.65, 0.97, M.screen),
      ],
      right: [panel(0.15, 0.3, 0.85, 0.85, M.glass)],
    });
    for (const x of [-0.15, 0.15]) s.wire([x, 0, cabin + 2.4, x, 0, H], M.dark, 1.6);
    if (s.variant !== 1) s.box(-1.1, -0.6, H - cabin - 1.8 > 0.4 ? H - cabin - 1.8 : 0.5, 0.2, 0.8, 1.3, M.iron);
    for (let k = 0; k < floors; k++) {
      const [z0, z1] = [0.25 + (k * H) / floors, 0.25 + ((k + 1) * H) / floors];
      if (s.variant === 0) {
        s.pane([-w, w + 0.1, z0, w, w + 0.1, z0, w, w + 0.1, z1, -w, w + 0.1, z1], M.glass, 0.28);
        s.pane([w + 0.1, -w, z0, w + 0.1, w, z0, w + 0.1, w, z1, w + 0.1, -w, z1], M.glass, 0.42);
      }
      s.box(-w, w - 0.08, z1 - 0.16, 2 * w, 0.16, 0.16, post, { outline: 1.8 });
      s.box(w - 0.08, -w, z1 - 0.16, 0.16, 2 * w, 0.16, post, { outline: 1.8 });
      if (s.variant !== 0) {
        s.pipe([-w, w, z0, w, w, z1], 0.05, post);
        s.pipe([w, w, z0, w, -w, z1], 0.05, post);
      }
    }
    for (const x of [-w, w])
      for (const y of [-w, w]) if (x > 0 || y > 0) s.box(x - 0.09, y - 0.09, 0.25, 0.18, 0.18, H, post);
    s.box(-w - 0.2, -w - 0.2, H + 0.25, 2 * w + 0.4, 2 * w + 0.4, 0.22, M.iron);
    s.lathe('y', [-0.1, -0.3, H + 1.05], [0, 0.55, 0.1, 0.45, 0.4, 0.45, 0.5, 0.55], s.acc, {
      face: [disc(0, 0, 0.2, M.steel)],
    });
    s.box(-0.7, -0.9, H + 0.47, 1.3, 0.5, 0.9, c);
    if (s.variant === 2) s.box(w + 0.3, -0.5, 0, 0.6, 0.9, 1.9, s.acc, { right: [louvres(0.2, 0.6, 0.8, 0.85, 4)] });
  },
  escalator: (s) => {
    const { c } = s;
    const [run, rise] = [s.vary(4.6, 5.4), s.vary(2.9, 3.4)];
    const n = s.whole(9, 12);
    const w = s.vary(0.85, 1.1);
    const xAt = (t: number): number => run / 2 - t * run;
    const zAt = (t: number): number => 0.5 + t * rise;
    const flat = 1.1;
    const [x0, x1] = [xAt(0) + flat, xAt(1) - flat];
    const band = (low: number, high: number): number[] => [
      x0,
      zAt(0) + low,
      x0,
      zAt(0) + high,
      xAt(0),
      zAt(0) + high,
      xAt(1),
      zAt(1) + high,
      x1,
      zAt(1) + high,
      x1,
      zAt(1) + low,
      xAt(1),
      zAt(1) + low,
      xAt(0),
      zAt(0) + low,
    ];
    const clear = s.variant !== 1;
    s.group(
      () => {
        s.prism('y', band(-0.5, 0), -w - 0.3, w + 0.3, M.steel);
        s.prism('y', band(0, 0.85), -w - 0.25, -w - 0.15, clear ? tone(M.glass, 0.12) : c);
        s.prism('y', band(0.85, 1), -w - 0.3, -w - 0.08, M.rubber);
        for (let i = n - 1; i >= 0; i--) {
          const [a, b] = [i / n, (i + 1) / n];
          s.prism('y', [xAt(a), zAt(a) - 0.1, xAt(b), zAt(a) - 0.1, xAt(b), zAt(b), xAt(a), zAt(b)], -w, w, M.iron, {
            outline: 1,
          });
          s.prism(
            'y',
            [xAt(a) + 0.02, zAt(b) - 0.06, xAt(a), zAt(b) - 0.06, xAt(a), zAt(b) + 0.01, xAt(a) + 0.02, zAt(b) + 0.01],
            -w,
            w,
            M.amber,
            { bare: true },
          );
        }
        s.box(xAt(0), -w, zAt(0), flat, 2 * w, 0.04, M.steel, { top: [ribs(9)], plain: true });
        s.prism('y', band(-0.5, 0.04), w + 0.05, w + 0.32, c);
        if (clear) {
          const b = band(0.04, 0.85);
          const ring: number[] = [];
          for (let i = 0; i + 1 < b.length; i += 2) ring.push(b[i] ?? 0, w + 0.2, b[i + 1] ?? 0);
          s.pane(ring, tone(M.glass, 0.15), 0.45);
        } else s.prism('y', band(0.04, 0.85), w + 0.1, w + 0.2, tone(c, 0.03));
        s.prism('y', band(0.85, 1), w + 0.08, w + 0.3, M.rubber);
        for (const y of [-w - 0.19, w + 0.19])
          s.lathe('y', [x0, y - 0.1, zAt(0) + 0.7], [0, 0.3, 0.2, 0.3], M.rubber, {
            face: [disc(0, 0, 0.17, tone(M.glass, 0.12))],
          });
      },
      undefined,
      true,
    );
    s.box(x1 - 0.1, -w - 0.3, 0, flat * 0.9, 2 * w + 0.6, zAt(1) - 0.5, M.concrete);
  },
};
