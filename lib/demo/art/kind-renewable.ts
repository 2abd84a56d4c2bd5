import type { Kinds } from './assembly';
import { type Colour, colour, hex, material as M, tone } from './colour';
import { all, disc, each, fan, louvres, panel, poly } from './decal';
import { type Point, points, TAU } from './geometry';

const LOGO = [0.6, 0.94, 0.85, 0.94, 0.75, 1.12, 0.95, 1.12, 0.6, 1.47, 0.7, 1.2, 0.5, 1.2];

/** Wind, sun and storage. */
export const renewableKinds: Kinds = {
  'wind-turbine': (s) => {
    s.shadowMax = 0.5;
    const H = s.vary(6, 7);
    const L = s.vary(4.3, 5.3);
    const turn = s.vary(0.1, 2);
    const band = s.c;
    const hub = H + 0.35;
    const foot = s.pick<Colour>(M.white, band, M.white);
    s.cylinder('z', [0, 0, 0], 1.1, 0.25, M.concrete);
    s.lathe('z', [0, 0, 0.25], [0, 0.52, foot, 1.2, 0.48, M.white, 1.9, 0.46, H - 0.25, 0.3], M.white);
    s.box(0.38, -0.22, 0.3, 0.12, 0.44, 0.75, M.steel);
    s.lathe('x', [-1.5, 0, hub], [0, 0.3, 0.3, 0.48, 1.9, 0.52, 2.1, 0.45], M.white);
    s.box(-1.2, -0.51, hub, 0.9, 1.02, 0.46, M.white, { left: [panel(0.15, 0.2, 0.85, 0.55, band)] });
    if (s.variant === 2) s.box(-1.35, -0.3, H + 0.8, 0.5, 0.6, 0.2, M.red);
    s.group(() => {
      for (let k = 0; k < 3; k++) {
        const a = turn + (k * TAU) / 3;
        const at = (t: number, w: number): number[] => [
          t * Math.cos(a) - w * Math.sin(a),
          hub + t * Math.sin(a) + w * Math.cos(a),
        ];
        const lead = [at(0.2, -0.17), at(0.6, -0.2), at(1.1, -0.46), at(L * 0.9, -0.16)];
        const trail = [at(L, 0), at(L * 0.5, 0.16), at(0.9, 0.2), at(0.2, 0.17)];
        s.prism('x', [...lead, ...trail].flat(), 0.72, 0.84, M.white, { outline: 2.2 });
        const tip = [at(L * 0.76, -0.24), at(L * 0.87, -0.18), at(L * 0.87, 0.045), at(L * 0.76, 0.082)];
        s.quad(
          tip.flatMap((p) => [0.85, ...p]),
          band,
          [1, 0, 0],
          { bare: true },
        );
      }
      s.lathe('x', [0.6, 0, hub], [0, 0.44, 0.35, 0.42, 0.6, 0.3, 0.78, 0], M.white);
    }, [0.6, 1.4, -1, 1, H - 1, H + 1]);
    if (s.variant !== 1) s.box(-1.9, 0.9, 0, 0.9, 0.7, 0.7, s.c, { left: [louvres(0.15, 0.2, 0.85, 0.8, 5)] });
  },
  'solar-array': (s) => {
    const rows = s.pick(1, 2, 2);
    const cell = s.pick(
      colour(0.38, 0.09, 255 + (s.hue % 30)),
      colour(0.4, 0.09, 255 + (s.hue % 30)),
      colour(0.27, 0.03, 260),
    );
    const [W, D] = [s.vary(5.8, 7), s.vary(2.2, 2.7)];
    const tilt = s.vary(0.42, 0.66);
    const n = s.integer(3, 5);
    const cells = s.pick(6, 6, 8);
    const G = M.galvanised;
    for (let r = 0; r < rows; r++) {
      const y = (t: number): number => -r * 3.3 - t * D * Math.cos(tilt);
      const z = (t: number): number => 0.55 + t * D * Math.sin(tilt);
      for (const x of [0.5, W / 2, W - 0.5]) {
        s.pipe([x, y(0.12), 0, x, y(0.12), z(0.1)], 0.07, G);
        s.pipe([x, y(0.85), 0, x, y(0.85), z(0.83)], 0.08, G);
        s.pipe([x, y(0.85), 0.3, x, y(0.3), z(0.28)], 0.05, G);
        for (const t of [0.12, 0.85]) s.box(x - 0.2, y(t) - 0.2, 0, 0.4, 0.4, 0.1, M.concrete);
      }
      const normal: Point = [0, Math.sin(tilt), Math.cos(tilt)];
      s.group(() => {
        for (let m = 0; m < n; m++) {
          const [x0, x1] = [(m * W) / n + 0.04, ((m + 1) * W) / n - 0.04];
          const at = (u: number, t: number): Point => [x0 + (x1 - x0) * u, y(t), z(t)];
          const face = { at, normal, colour: cell, w: 1, h: 1 };
          const one = each(4 * cells, (k) => {
            const [i, j] = [k % 4, Math.floor(k / 4)];
            const shadeOf = tone(cell, (0.05 * j) / cells + ((i + j + m) % 5) * 0.006);
            return panel(
              0.05 + 0.225 * i,
              0.03 + (0.94 * j) / cells,
              0.05 + 0.225 * (i + 1) - 0.02,
              0.015 + (0.94 * (j + 1)) / cells,
              shadeOf,
              { width: 0.5 },
            );
          });
          s.plate([...points([x0, y(0), z(0), x1, y(0), z(0), x1, y(1), z(1), x0, y(1), z(1)])], 0.1, M.light, normal, [
            ...all([one])(face),
            {
              type: 'polygon',
              points: [at(0.12, 0.03), at(0.34, 0.03), at(0.72, 0.97), at(0.5, 0.97)],
              fill: hex(M.white),
              opacity: 0.12,
            },
          ]);
        }
      });
    }
    s.box(W + 0.25, -1.2, 0.4, 0.35, 1, 1.3, s.c, {
      right: [panel(0.2, 0.55, 0.8, 0.85, M.screen), louvres(0.2, 0.12, 0.8, 0.4, 4)],
    });
    s.pipe([W + 0.4, -0.7, 0, W + 0.4, -0.7, 0.4], 0.07, G);
  },
  'battery-container': (s) => {
    const c = s.pick<Colour>(M.white, colour(0.86, 0.03, 100 + (s.hue % 160)), M.white);
    const n = s.integer(4, 6);
    const L = s.vary(5.9, 7.2);
    const door = tone(c, -0.015);
    const slat = tone(c, -0.1);
    s.box(0, 0, 0, L, 2.3, 0.22, M.iron);
    s.box(0, 0, 0.22, L, 2.3, 2.5, c, {
      left: [
        each(n, (i) => {
          const at = (k: number): number => 0.025 + ((i + k) * 0.95) / n;
          return all([
            panel(at(0), 0.06, at(0.94), 0.94, door),
            louvres(at(0.1), 0.62, at(0.82), 0.86, 6, slat),
            louvres(at(0.1), 0.12, at(0.82), 0.3, 4, slat),
            panel(at(0.83), 0.38, at(0.88), 0.52, M.dark),
          ]);
        }),
        panel(0, 0, 1, 0.035, s.c),
        poly([0.16, 0.9, 0.3 * L, 0.9, 0.24 * L, 1.5, 0.16, 1.5], s.c),
        poly(LOGO, M.white, { bare: true }),
      ],
      right: [
        panel(0.08, 0.06, 0.92, 0.94, door),
        fan(1.15, 1.6, 0.5),
        louvres(0.2, 0.12, 0.8, 0.34, 5),
        panel(0.1, 0.86, 0.3, 0.92, M.amber),
      ],
    });
    s.row(s.pick(3, 2, s.integer(2, 4)), 0.5, L - 1.8, (x) =>
      s.box(x, 0.5, 2.72, 1.3, 1.3, 0.42, M.light, {
        top: [fan(0.65, 0.65, 0.52)],
        left: [louvres(0.1, 0.2, 0.9, 0.8, 4)],
      }),
    );
    for (const x of [0, L - 0.22])
      for (const y of [0, 2.08]) s.box(x, y, 2.72, 0.22, 0.22, 0.06, M.iron, { plain: true });
    if (s.variant === 2)
      s.box(L + 0.5, 0.3, 0, 1.1, 1.5, 1.9, s.c, {
        right: [louvres(0.12, 0.5, 0.88, 0.9, 7)],
        left: [panel(0.15, 0.5, 0.85, 0.85, M.screen), disc(0.55, 0.5, 0.1, M.red)],
      });
  },
};
