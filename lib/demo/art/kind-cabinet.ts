import type { Kinds } from './assembly';
import { type Colour, colour, material as M, tone } from './colour';
import type { Scene } from './core';
import { all, badge, type Decal, disc, each, grid, louvres, panel, poly } from './decal';

const slot = (s: Scene, low: number, high: number, type: number): Decal => {
  const mid = (low + high) / 2;
  const paint = type === 0 ? s.c : type === 4 ? M.steel : M.iron;
  const inside: Decal[] = [];
  if (type === 1 || type === 3)
    inside.push(
      each(8, (i) =>
        panel(0.14 + i * 0.07, low + 0.012, 0.19 + i * 0.07, high - 0.012, colour(0.3, 0.02, 260), { width: 0.4 }),
      ),
    );
  if (type === 2) inside.push(louvres(0.14, low + 0.01, 0.66, high - 0.01, 9, colour(0.32, 0.015, 260), true));
  if (type === 4)
    inside.push(
      each(10, (i) =>
        panel(0.13 + i * 0.06, mid - 0.012, 0.165 + i * 0.06, mid + 0.012, [M.amber, s.acc, s.c][i % 3] ?? s.c, {
          width: 0.3,
        }),
      ),
    );
  const bare = { bare: true };
  return all([
    panel(0.1, low, 0.9, high, paint),
    ...inside,
    panel(0.76, mid - 0.01, 0.79, mid + 0.01, M.led, bare),
    panel(0.82, mid - 0.01, 0.85, mid + 0.01, s.chance(0.7) ? M.led : M.amber, bare),
  ]);
};

const ports = (n: number, u0: number, v0: number, u1: number, v1: number): Decal =>
  all([
    grid([u0, v0, u1, v1], n, 2, () => M.black),
    each(n, (i) =>
      panel(
        u0 + ((u1 - u0) * (i + 0.3)) / n,
        v1 + 0.03,
        u0 + ((u1 - u0) * (i + 0.55)) / n,
        v1 + 0.08,
        i % 3 === 1 ? M.amber : M.led,
        { bare: true },
      ),
    ),
  ]);

/** Racks and cabinets. */
export const cabinetKinds: Kinds = {
  'server-rack': (s) => {
    const n = s.pick(1, 2, 3);
    const c = s.pick<Colour>(M.dark, M.dark, M.light);
    const H = s.vary(4.3, 4.9);
    const w = n === 1 ? 1.9 : 1.6;
    const units = s.integer(13, 17);
    for (let k = 0; k < n; k++) {
      const step = 0.935 / units;
      const slots = Array.from({ length: units }, (_, j) =>
        slot(s, 0.035 + j * step, 0.035 + (j + 0.8) * step, s.integer(0, 4)),
      );
      s.box(k * w, 0, 0, w, 2.4, H, c, {
        left: [panel(0.05, 0.02, 0.95, 0.985, colour(0.24, 0.012, 260)), ...slots],
        right: [
          panel(0.06, 0.03, 0.94, 0.97, tone(c, 0.03)),
          louvres(0.15, 0.7, 0.85, 0.92, 8, tone(c, 0.09)),
          badge(0.3, 0.5, 0.3, s.c, s.variant),
        ],
        top: [louvres(0.2, 0.2, 0.8, 0.8, 7, tone(c, -0.05))],
      });
    }
  },
  'network-switch': (s) => {
    const c = s.pick(M.dark, M.iron, M.light);
    const [W, D, h] = [s.vary(5.6, 6.4), s.vary(2.6, 3.2), 0.75];
    const units = s.pick(1, 2, 1);
    const n = s.integer(10, 13);
    for (let k = 0; k < units; k++) {
      const z = 0.2 + k * (h + 0.12);
      s.box(-W / 2, -D / 2, z, W, D, h, c, {
        left: [
          panel(0.01, 0.08, 0.99, 0.92, tone(c, -0.04)),
          ports(n, 0.14, 0.16, 0.72, 0.7),
          panel(0.03, 0.2, 0.1, 0.75, s.c),
          each(4, (i) => panel(0.76 + i * 0.05, 0.2, 0.795 + i * 0.05, 0.62, M.steel)),
          panel(0.96, 0.3, 0.98, 0.7, M.led),
        ],
        right: [louvres(0.15, 0.2, 0.6, 0.8, 9, tone(c, -0.08), true)],
        top: [badge(W * 0.68, D * 0.35, 0.6, s.c, s.variant), louvres(0.06, 0.15, 0.3, 0.85, 10, tone(c, -0.05), true)],
      });
      for (const x of [-W / 2 - 0.28, W / 2])
        s.box(x, D / 2 - 0.2, z, 0.28, 0.12, h, M.steel, {
          left: [disc(0.14, 0.18, 0.06, M.dark), disc(0.14, h - 0.18, 0.06, M.dark)],
        });
    }
    for (const x of [-W / 2 + 0.4, W / 2 - 0.7]) s.box(x, D / 2 - 0.5, 0, 0.3, 0.3, 0.2, M.rubber);
    const cables = s.integer(4, 7);
    const paints = [s.acc, s.c, M.amber, M.led];
    for (let i = 0; i < cables; i++) {
      const x = -W * 0.34 + i * ((W * 0.55) / cables);
      const out = 1 + s.vary(0.2, 0.9);
      s.pipe(
        [x, D / 2, 0.5, x, D / 2 + 0.5, 0.48, x + 0.15, D / 2 + out, 0.08, x + 0.6, D / 2 + out + 0.7, 0.08],
        0.07,
        paints[i % 4] ?? s.c,
      );
    }
    if (s.variant === 2) {
      s.box(-W / 2 + 0.8, -D / 2 + 0.3, 0.95, 1.6, 1.2, 0.3, M.white);
      for (const x of [1, 2])
        s.pipe([-W / 2 + x, -D / 2 + 0.2, 1, -W / 2 + x, -D / 2 + 0.2, 3], 0.09, M.dark, { noShadow: true });
    }
  },
  'fibre-cabinet': (s) => {
    const c = s.pick(M.light, colour(0.7, 0.03, 180), tone(s.c, 0.04));
    const [W, H] = [s.vary(2.6, 3.2), s.vary(3.4, 4)];
    s.box(-W / 2 - 0.2, -0.9, 0, W + 0.4, 1.8, 0.3, M.concrete);
    s.box(-W / 2 + 0.1, -0.7, 0.3, W - 0.2, 1.4, 0.25, M.iron);
    const trays = s.integer(4, 6);
    const hues = [s.acc, M.amber, M.led, s.c, M.red, M.water];
    s.box(-W / 2, -0.8, 0.55, W, 1.6, H, c, {
      left: [
        panel(0.03, 0.03, 0.97, 0.97, M.iron),
        each(trays, (k) => {
          const [low, step] = [0.36 + (k * 0.58) / trays, 0.58 / trays];
          return all([
            panel(0.1, low, 0.9, low + step * 0.72, M.light),
            each(12, (i) =>
              panel(
                0.13 + i * 0.063,
                low + step * 0.12,
                0.165 + i * 0.063,
                low + step * 0.5,
                hues[(i + k) % 6] ?? s.c,
                { width: 0.3 },
              ),
            ),
          ]);
        }),
        each(6, (i) =>
          poly(
            [
              W * (0.2 + i * 0.1),
              H * 0.05,
              W * (0.215 + i * 0.1),
              H * 0.05,
              W * (0.235 + i * 0.1),
              H * 0.34,
              W * (0.22 + i * 0.1),
              H * 0.34,
            ],
            hues[i] ?? s.c,
            { bare: true },
          ),
        ),
      ],
      right: [panel(0.08, 0.05, 0.92, 0.95, tone(c, -0.02)), louvres(0.2, 0.75, 0.8, 0.9, 5)],
    });
    s.prism(
      'x',
      [-1, H + 0.55, 1, H + 0.55, 0.9, H + 0.85, -0.9, H + 0.85],
      -W / 2 - 0.12,
      W / 2 + 0.12,
      tone(c, 0.03),
    );
    const open = s.variant === 1 ? W / 2 : W * 0.92;
    const x = -W / 2;
    s.prism(
      'z',
      [x, 0.82, x - open * 0.55, 0.82 + open * 0.75, x - open * 0.55 + 0.1, 0.85 + open * 0.75, x + 0.1, 0.85],
      0.6,
      0.55 + H - 0.05,
      c,
    );
    if (s.variant === 1)
      s.prism(
        'z',
        [-x, 0.82, -x + open * 0.5, 0.82 + open * 0.8, -x + open * 0.5 - 0.1, 0.85 + open * 0.8, -x - 0.1, 0.85],
        0.6,
        0.55 + H - 0.05,
        tone(c, -0.02),
      );
    s.pipe([0.3, 0.4, 0.3, 0.5, 1.6, 0.12, 1.6, 2.6, 0.1, 2.6, 2.8, 0.1], 0.12, s.acc);
  },
};
