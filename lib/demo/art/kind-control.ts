import { type Kinds, legs, operatorPanel } from './assembly';
import { colour, material as M, tone } from './colour';
import { type Decal, disc, display, each, fan, gauge, louvres, panel, poly, ribs, segments } from './decal';

/** Automation and uninterruptible power. */
export const controlKinds: Kinds = {
  'control-cabinet': (s) => {
    const c = s.pick(M.light, colour(0.83, 0.02, 85), M.light);
    const n = s.pick(1, 2, 3);
    const [w, H] = [s.vary(1.9, 2.3), s.vary(4, 4.6)];
    for (let k = 0; k < n; k++) {
      const first = k === 0;
      const face: Decal[] = first
        ? [
            display(0.2, 0.66, 0.8, 0.84, s.acc),
            each(3, (i) => gauge(w * (0.25 + i * 0.25), H * 0.58, 0.16)),
            each(8, (i) =>
              disc(
                w * (0.22 + (i % 4) * 0.18),
                H * (0.5 - Math.floor(i / 4) * 0.07),
                0.1,
                [M.led, M.red, M.amber, M.water][i % 4] ?? M.led,
              ),
            ),
            disc(w * 0.5, H * 0.35, 0.2, M.amber),
            disc(w * 0.5, H * 0.35, 0.13, M.red),
          ]
        : [
            each(4, (i) =>
              display(
                0.14 + (i % 2) * 0.38,
                0.66 + Math.floor(i / 2) * 0.14,
                0.46 + (i % 2) * 0.38,
                0.78 + Math.floor(i / 2) * 0.14,
                M.led,
              ),
            ),
            louvres(0.2, 0.1, 0.8, 0.3, 7),
            panel(0.15, 0.42, 0.85, 0.56, s.c),
          ];
      s.box(k * w, -1, 0, w, 2, 0.22, M.dark, { outline: 1.6 });
      s.box(k * w, -1, 0.22, w, 2, H, c, {
        left: [
          panel(0.04, 0.02, 0.96, 0.98, tone(c, -0.02)),
          panel(0.04, 0.91, 0.96, 0.98, s.c),
          ...face,
          panel(0.88, 0.3, 0.92, 0.45, M.dark),
        ],
        right: [ribs(2), louvres(0.2, 0.72, 0.8, 0.9, 6)],
      });
      if (s.variant !== 0)
        s.box(k * w + 0.3, -0.6, H + 0.22, w - 0.6, 1.2, 0.35, M.iron, { left: [louvres(0.1, 0.2, 0.9, 0.8, 4)] });
    }
    if (s.variant === 0) {
      s.cylinder('z', [w * 0.8, 0.6, H + 0.22], 0.1, 0.25, M.dark);
      for (const [i, paint] of [M.led, M.amber, M.red].entries())
        s.cylinder('z', [w * 0.8, 0.6, H + 0.47 + i * 0.26], 0.16, 0.26, paint);
      s.pipe([w * 0.3, -0.3, H + 0.2, w * 0.3, -0.3, H + 1], 0.2, M.galvanised);
    }
  },
  'plc-rack': (s) => {
    const n = s.pick(s.integer(6, 8), s.integer(5, 6), s.integer(8, 9));
    const c = s.pick(M.iron, M.light, tone(s.c, -0.06));
    const w = 0.78;
    const H = s.vary(2.5, 2.9);
    const L = (n + 1.4) * w;
    s.box(-0.5, -0.35, 0.5, L + 1, 0.12, 0.55, M.galvanised);
    s.box(-0.5, -0.35, 1.9, L + 1, 0.12, 0.55, M.galvanised);
    for (const x of [-0.3, L + 0.2]) s.box(x, -0.5, 0, 0.2, 1.2, 0.2, M.dark);
    for (const x of [-0.3, L + 0.2]) s.box(x, -0.45, 0, 0.2, 0.12, 2.5, M.iron);
    s.box(0, -0.2, 0.3, 1.6 * w, 1.25, H, c, {
      left: [
        panel(0.08, 0.6, 0.92, 0.95, s.c),
        panel(0.15, 0.7, 0.6, 0.85, M.white),
        each(5, (i) => disc(w * 1.32, H * (0.88 - i * 0.06), 0.05, i ? M.led : M.red)),
        panel(0.2, 0.12, 0.45, 0.35, M.black),
        panel(0.55, 0.12, 0.8, 0.35, M.black),
        disc(w * 0.8, H * 0.48, 0.16, M.amber),
      ],
      right: [louvres(0.2, 0.2, 0.8, 0.8, 8)],
      top: [louvres(0.2, 0.2, 0.8, 0.8, 6)],
    });
    for (let k = 0; k < n; k++) {
      const x = (1.6 + k * 0.97) * w;
      const terminal = s.chance(0.5);
      s.box(x, -0.2, 0.3, w * 0.94, 1.1, H, c, {
        left: [
          panel(0.06, 0.9, 0.94, 0.98, [s.acc, s.c, M.amber][s.integer(0, 2)] ?? s.c),
          each(8, (i) =>
            panel(
              0.14 + (i % 2) * 0.4,
              0.72 + Math.floor(i / 2) * 0.04,
              0.42 + (i % 2) * 0.4,
              0.745 + Math.floor(i / 2) * 0.04,
              s.chance(0.6) ? M.led : M.dark,
              { width: 0.3 },
            ),
          ),
          panel(0.12, 0.06, 0.88, 0.66, terminal ? M.dark : tone(c, -0.06)),
          each(terminal ? 9 : 0, (i) => disc(w * 0.47, H * (0.11 + i * 0.06), 0.08, M.steel, { width: 0.5 })),
        ],
        top: [louvres(0.2, 0.2, 0.8, 0.8, 4)],
      });
      if (terminal)
        s.pipe(
          [x + w * 0.3, 0.95, 0.75, x + w * 0.3, 1.4, 0.5, x + w * 0.3, 1.6, 0.08, x + 0.5, 2.3, 0.08],
          0.06,
          [s.acc, M.dark, M.amber][k % 3] ?? M.dark,
        );
    }
    if (s.variant === 1) operatorPanel(s, L + 0.9, 0.2, 0.5, 2, 1.6, s.acc);
  },
  'ups-cabinet': (s) => {
    const c = s.pick(M.dark, M.light, M.dark);
    const n = s.pick(1, 2, 1);
    const [w, H] = [s.vary(1.8, 2.2), s.vary(3.6, 4.2)];
    for (let k = 0; k < n; k++)
      s.box(k * w, -1.1, 0.14, w, 2.2, H, c, {
        left: [
          panel(0.05, 0.03, 0.95, 0.97, tone(c, 0.02)),
          ...(k === 0
            ? [
                panel(0.12, 0.72, 0.88, 0.92, M.black),
                display(0.18, 0.745, 0.62, 0.9, s.acc),
                each(3, (i) => disc(w * 0.76, H * (0.78 + i * 0.05), 0.07, [M.red, M.amber, M.led][i] ?? M.led)),
                poly(
                  [0.52, 0.1, 0.68, 0.1, 0.58, 0.32, 0.74, 0.32, 0.42, 0.7, 0.5, 0.42, 0.36, 0.42].map((v, i) =>
                    i % 2 ? H * (0.48 + v * 0.25) : w * (v * 1.4 - 0.27),
                  ),
                  M.amber,
                ),
              ]
            : [
                each(4, (i) => panel(0.14, 0.5 + i * 0.11, 0.86, 0.59 + i * 0.11, tone(c, -0.05))),
                each(4, (i) => panel(0.72, 0.53 + i * 0.11, 0.8, 0.56 + i * 0.11, M.led, { bare: true })),
              ]),
          louvres(0.14, 0.08, 0.86, 0.42, 14),
          panel(0.05, 0.945, 0.95, 0.97, s.c),
        ],
        right: [panel(0.06, 0.04, 0.94, 0.96, tone(c, -0.02)), louvres(0.2, 0.1, 0.8, 0.3, 6)],
        top: [fan(w / 2, 1.1, 0.6)],
      });
    legs(s, [0.25, n * w - 0.25], [-0.85, 0.85], 0.28, 0, 0.14, M.dark);
    if (s.variant !== 1) {
      const shelf = s.pick(2, 0, 3);
      s.box(w + 0.5, -0.9, 0, 1.9, 1.8, 0.14, M.iron);
      for (let k = 0; k < shelf; k++)
        for (let i = 0; i < 2; i++)
          s.box(w + 0.55 + i * 0.92, -0.8, 0.14 + k * 0.98, 0.82, 1.6, 0.85, i ? M.iron : tone(M.iron, 0.04), {
            left: [panel(0.1, 0.3, 0.9, 0.8, s.c), segments([0.1, 0.1, 0.7, 0.1], M.dark, 1)],
            top: [disc(0.2, 1.3, 0.12, M.red), disc(0.62, 1.3, 0.12, M.black)],
          });
      s.pipe([w, 0.6, 0.7, w + 0.5, 0.6, 0.5], 0.08, M.red);
    }
  },
};
