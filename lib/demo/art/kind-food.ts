import { handwheel, type Kinds, ladder, legs, motor, operatorPanel } from './assembly';
import { material as M, tone } from './colour';
import type { Scene } from './core';
import { bolts, disc, display, each, fan, gauge, louvres, panel, ribs } from './decal';
import { circle, ringed } from './geometry';

const loaf = (s: Scene, x: number, y: number, z: number): void =>
  s.lathe('z', [x, y, z], [0, 0.2, 0.1, 0.22, 0.18, 0.14, 0.22, 0], tone(M.leather, s.vary(0.06, 0.16)), {
    outline: 1.4,
    noShadow: true,
  });

/** Food and dairy. */
export const foodKinds: Kinds = {
  'mixer-tank': (s) => {
    const { c } = s;
    const R = s.vary(1.35, 1.55);
    const H = s.vary(2.6, 3.2);
    const z = 1.3;
    const shell = s.pick(M.steel, M.light, M.steel);
    legs(s, [-R * 0.72, R * 0.72], [-R * 0.72, R * 0.72], 0.22, 0, z + 0.3, shell);
    s.lathe('z', [0, 0, z - 0.45], [0, 0.2, 0.2, R * 0.7, 0.45, R], shell);
    const band = s.pick(shell, c, shell);
    s.lathe(
      'z',
      [0, 0, z],
      [
        0,
        R,
        band,
        H * 0.3,
        R,
        ...ringed(2, H * 0.32, H * 0.35, R, R + 0.04, 0.1),
        shell,
        H,
        R,
        H,
        R + 0.1,
        H + 0.12,
        R + 0.1,
        H + 0.12,
        R * 0.98,
        H + 0.35,
        R * 0.72,
        H + 0.5,
        R * 0.3,
      ],
      shell,
    );
    const top = z + H + 0.45;
    s.box(-0.4, -0.4, top, 0.8, 0.8, 0.3, M.iron);
    s.cylinder('z', [0, 0, top + 0.3], 0.3, 0.3, M.steel);
    s.lathe('z', [0, 0, top + 0.6], [0, 0.42, ...ringed(4, 0.1, 0.18, 0.4, 0.46, 0.09), 0.9, 0.42, 1, 0.2], s.acc);
    s.lathe('z', [R * 0.5, R * 0.42, top - 0.28], [0, 0.34, 0.2, 0.34], M.light, {
      face: [disc(0, 0, 0.26, M.glass), bolts(0, 0, 0.3, 8, 0.03, M.dark)],
    });
    s.pipe(
      [-R * 0.6, R * 0.3, top - 0.3, -R * 0.6, R * 0.3, top + 0.4, -R * 1.2, R * 0.9, top + 0.4, -R * 1.2, R * 0.9, 1],
      0.1,
      M.steel,
    );
    s.pipe([0, 0, z - 0.5, 0, 0, 0.45, R + 0.4, 0, 0.45], 0.16, M.steel);
    s.flange('x', [R + 0.4, 0, 0.45], 0.34, 0.14, M.steel, 8);
    handwheel(s, 'z', [R * 0.6, 0, 0.95], 0.26, M.red, 0.05);
    s.lathe('y', [0.3, R - 0.05, z + H * 0.8], [0, 0.2, 0.2, 0.2], M.dark, { face: [disc(0, 0, 0.16, M.white)] });
    if (s.variant === 2) {
      ladder(s, -0.7, R + 0.12, 0, 0.5, top - 0.2, M.iron);
      s.rail([-R, R * 0.4, 0.2, R, R * 0.9, R * 0.4], z + H + 0.15, 0.7, M.steel, 0.04);
    }
    if (s.variant === 1) operatorPanel(s, -0.5, R + 0.15, z + 0.7, 1, 1, s.acc);
  },
  oven: (s) => {
    const { c } = s;
    if (s.variant === 2) {
      const L = s.vary(6, 6.8);
      s.box(-L / 2 - 1.2, -0.9, 0.8, L + 2.4, 1.8, 0.2, M.steel, {
        top: [
          panel(0, 0.08, 1, 0.92, M.iron),
          each(24, (i) => panel(i / 24, 0.08, i / 24 + 0.006, 0.92, M.dark, { bare: true })),
        ],
      });
      legs(s, [-L / 2 - 0.9, -L / 4, L / 4, L / 2 + 0.9], [-0.7, 0.7], 0.16, 0, 0.8, M.iron);
      for (let k = 0; k < 3; k++)
        s.box(-L / 2 + (k * L) / 3, -1.1, 1, L / 3 - 0.04, 2.2, 1.5, M.light, {
          left: [
            panel(0.05, 0.08, 0.95, 0.9, tone(M.light, -0.03)),
            display(0.3, 0.45, 0.7, 0.8, s.acc),
            panel(0.05, 0.92, 0.95, 0.98, c),
          ],
          right: [panel(0.12, 0.02, 0.88, 0.4, M.black)],
        });
      s.row(3, -L / 3, L / 3, (x) => s.cylinder('z', [x, 0, 2.5], 0.28, s.vary(0.7, 1), M.steel));
      for (const x of [-L / 2 - 0.9, -L / 2 - 0.4, L / 2 + 0.35, L / 2 + 0.85])
        for (const y of [-0.5, 0, 0.5]) loaf(s, x, y, 1);
      return;
    }
    const [w, H] = [s.vary(2.8, 3.2), s.vary(4.1, 4.6)];
    if (s.variant === 1) {
      const decks = s.whole(3, 4);
      const h = (H - 0.9) / decks;
      legs(s, [-w / 2 + 0.2, w / 2 - 0.2], [-1.2, 1.2], 0.24, 0, 0.5, M.dark);
      for (let k = 0; k < decks; k++) {
        s.box(-w / 2, -1.4, 0.5 + k * h, w, 2.8, h - 0.06, M.steel, {
          left: [
            panel(0.05, 0.16, 0.76, 0.84, M.iron),
            panel(0.1, 0.3, 0.7, 0.72, tone(M.amber, -0.08)),
            panel(0.1, 0.3, 0.7, 0.42, tone(M.red, -0.1)),
            panel(0.1, 0.86, 0.7, 0.92, M.light),
            each(3, (i) => disc(w * 0.86, h * (0.28 + i * 0.22), 0.1, [s.acc, M.dark, M.red][i] ?? M.dark)),
          ],
          right: [louvres(0.2, 0.3, 0.8, 0.7, 4)],
        });
      }
      s.box(-w / 2 - 0.1, -1.5, 0.5 + decks * h, w + 0.2, 3.2, 0.35, c);
      s.cylinder('z', [-w * 0.2, -0.8, 0.85 + decks * h], 0.28, 0.8, M.steel);
      return;
    }
    s.box(-w / 2, -1.5, 0.1, w, 3, H, M.steel, {
      left: [
        panel(0.04, 0.03, 0.72, 0.9, tone(M.steel, 0.05)),
        panel(0.14, 0.14, 0.6, 0.8, M.black),
        each(6, (i) => panel(0.17, 0.18 + i * 0.1, 0.57, 0.2 + i * 0.1, M.iron)),
        each(6, (i) => panel(0.2, 0.2 + i * 0.1, 0.54, 0.245 + i * 0.1, tone(M.amber, -0.06))),
        panel(0.64, 0.4, 0.68, 0.6, M.dark),
        display(0.77, 0.56, 0.96, 0.78, s.acc),
        disc(w * 0.865, H * 0.46, 0.12, M.red),
        panel(0.04, 0.92, 0.96, 0.98, c),
      ],
      right: [panel(0.06, 0.04, 0.94, 0.95, tone(M.steel, -0.02)), louvres(0.2, 0.75, 0.8, 0.9, 5)],
    });
    s.box(-w * 0.3, -1, H + 0.1, w * 0.6, 1.4, 0.5, M.iron, {
      left: [fan(w * 0.15, 0.25, 0.2), louvres(0.5, 0.2, 0.95, 0.8, 4)],
    });
    s.cylinder('z', [w * 0.3, -0.8, H + 0.1], 0.24, 0.9, M.steel);
    const x = w / 2 + 0.7;
    for (const u of [x, x + 1.3]) for (const y of [0.4, 1.6]) s.pipe([u, y, 0.15, u, y, 3.4], 0.06, M.steel);
    for (let k = 0; k < 5; k++) {
      s.box(x, 0.4, 0.5 + k * 0.62, 1.3, 1.2, 0.05, M.steel, { plain: true, outline: 1.4 });
      for (const u of [0.3, 0.7, 1.05]) loaf(s, x + u, 1.2, 0.55 + k * 0.62);
    }
  },
  'dairy-pasteuriser': (s) => {
    const { c } = s;
    const n = s.whole(14, 20);
    s.box(-3.2, -1.3, 0.25, 6.4, 2.6, 0.14, M.steel);
    legs(s, [-2.9, 0, 2.9], [-1.1, 1.1], 0.2, 0, 0.25, M.iron);
    s.box(-2.6, -0.9, 0.39, 0.25, 1.2, 3, s.pick(M.steel, c, M.steel));
    for (let i = 0; i < n; i++)
      s.box(-2.3 + (i * 1.5) / n, -0.8, 0.7, 1.5 / n, 1, 2.4, i % 2 ? M.steel : M.white, { outline: 1, plain: true });
    s.box(-0.8, -0.9, 0.39, 0.25, 1.2, 3, s.pick(M.steel, c, M.steel));
    s.box(-2.7, -0.4, 3.3, 2.3, 0.2, 0.2, M.iron);
    for (const z of [1.1, 2.8])
      for (const y of [-0.6, 0]) s.lathe('x', [-0.55, y, z], [0, 0.16, 0.4, 0.16, 0.4, 0.24, 0.5, 0.24], M.steel);
    const R = s.vary(0.62, 0.75);
    s.lathe('z', [0.9, -0.3, 0.6], [0, 0.2, 0.3, R, 1.6, R, 1.6, R + 0.06, 1.7, R + 0.06, 1.85, 0.3], M.steel);
    legs(s, [0.5, 1.3], [-0.7, 0.1], 0.1, 0.39, 0.6, M.steel);
    const coils = s.pick(4, 5, 3);
    s.group(() => {
      for (let k = 0; k < coils; k++)
        s.pipe([...circle('z', [2.4, -0.3, 2.2 + k * 0.32], 0.72, -0.4, 6.2, 24)], 0.11, M.steel);
    });
    for (const a of [0, 1]) s.box(1.75 + a * 1.2, -0.35, 0.39, 0.12, 0.12, 3.2, M.iron);
    motor(s, 'x', [1.6, 0.75, 0.75], 0.32, 0.8, s.acc);
    s.lathe('x', [2.4, 0.75, 0.75], [0, 0.3, 0.35, 0.3], M.steel);
    s.pipe([2.75, 0.75, 0.75, 3, 0.75, 0.75, 3, 0.75, 2, 3, -0.3, 2.2], 0.1, M.steel);
    s.pipe([-0.2, 0, 1.1, 0.1, 0.8, 1.1, 0.1, 0.8, 0.75, 1.4, 0.8, 0.75], 0.1, M.steel);
    s.pipe([-0.2, -0.6, 2.8, 0.3, -0.6, 3, 1.4, -0.6, 3.4, 1.8, -0.3, 3.2], 0.1, M.steel);
    s.box(-2.8, 0.5, 0.39, 1.3, 0.7, 2.7, M.light, {
      left: [
        panel(0.06, 0.04, 0.94, 0.96, tone(M.light, -0.02)),
        display(0.15, 0.6, 0.85, 0.85, s.acc),
        gauge(0.4, 1.4, 0.15),
        gauge(0.9, 1.4, 0.15),
        each(4, (i) => disc(0.28 + i * 0.25, 1, 0.08, [M.led, M.red, M.amber, c][i] ?? c)),
        panel(0.06, 0.9, 0.94, 0.96, c),
      ],
      right: [ribs(2)],
    });
    if (s.variant === 1) s.lathe('z', [3.9, 0, 0.3], [0, 0.3, 0.2, 0.75, 2.6, 0.75, 2.9, 0.3], M.white);
  },
};
