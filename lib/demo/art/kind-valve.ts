import { handwheel, type Kinds } from './assembly';
import { type Colour, material as M, tone } from './colour';
import type { Scene } from './core';
import { badge, bolts, disc, display, panel, poly, ribs } from './decal';

const spool = (s: Scene, r: number, R: number, L: number, z: number, c: Colour): void => {
  s.flange('x', [-L, 0, z], R, 0.26, c, 10);
  s.cylinder('x', [0.26 - L, 0, z], r, 2 * L - 0.52, c);
  s.flange('x', [L - 0.26, 0, z], R, 0.26, c, 10);
};

const actuator = (s: Scene, z: number, c: Colour): void => {
  s.box(-0.6, -0.6, z, 1.2, 1.2, 1.5, c, {
    left: [
      panel(0.15, 0.4, 0.85, 0.85, M.screen),
      panel(0.2, 0.1, 0.4, 0.25, M.led),
      panel(0.5, 0.1, 0.7, 0.25, M.red),
    ],
    right: [ribs(5)],
  });
  s.cylinder('z', [0, 0, z + 1.5], 0.42, 0.7, tone(c, -0.1));
  s.cylinder('x', [0.6, 0, z + 0.6], 0.35, 0.5, M.dark);
};
/** Valves. */
export const valveKinds: Kinds = {
  'gate-valve': (s) => {
    const { c } = s;
    const R = s.vary(0.64, 0.8);
    const top = s.vary(0.85, 1.25);
    s.flange('x', [-2, 0, 1.3], R + 0.53, 0.28, c, s.integer(8, 12));
    s.lathe('x', [-1.72, 0, 1.3], [0, R, 0.8, R, 1, R + 0.25, 2.4, R + 0.25, 2.6, R, 3.44, R], c);
    s.flange('x', [1.72, 0, 1.3], R + 0.53, 0.28, c, s.integer(8, 12));
    s.lathe('z', [0, 0, 1.9], [0, 0.92, 0.5, 0.86, 0.75, 0.8], c, { box: [-0.9, 0.9, -0.9, 0.9, 2.2, 2.6] });
    s.lathe('z', [0, 0, 2.65], [0, 1.05, 0.16, 1.05, 0.16, 1.05, 0.34, 1.05], c, {
      face: [bolts(0, 0, 0.88, 10, 0.09, M.dark)],
    });
    s.lathe('z', [0, 0, 2.99], [0, 0.72, 0.5, 0.5, 0.9, 0.34, 1.1, 0.34], c);
    if (s.variant === 1) actuator(s, 4.1, s.acc);
    else {
      for (const y of [-0.34, 0.34]) s.box(-0.14, y - 0.1, 4.05, 0.28, 0.2, top, c);
      s.box(-0.3, -0.5, 4.05 + top, 0.6, 1, 0.18, c);
      s.cylinder('z', [0, 0, 4.05], 0.11, top + 0.85, M.steel);
      handwheel(s, 'z', [0, 0, 4.4 + top], s.vary(1, 1.3), s.pick(M.red, M.red, s.acc));
      s.cylinder('z', [0, 0, 4.5 + top], 0.1, s.vary(0.3, 0.7), M.steel);
    }
    s.box(-0.7, -0.6, 0, 1.4, 1.2, 0.38, M.iron);
  },
  'butterfly-valve': (s) => {
    const { c } = s;
    const R = s.vary(1.45, 1.65);
    const z = R + 0.35;
    s.box(-0.35, -0.7, 0, 0.8, 1.4, 0.4, M.iron);
    const open = s.vary(0.25, 0.5);
    const bore = R * 0.74;
    const leaf = Array.from({ length: 24 }, (_, i) => (i / 24) * Math.PI * 2).flatMap((a) => [
      bore * 0.96 * open * Math.cos(a),
      bore * 0.96 * Math.sin(a),
    ]);
    s.lathe('x', [-0.35, 0, z], [0, R * 0.92, 0.12, R, 0.58, R, 0.7, R * 0.92], c, {
      face: [
        bolts(0, 0, R * 0.84, s.variant === 2 ? 16 : 8, R * 0.06, M.dark),
        disc(0, 0, bore + 0.08, M.rubber),
        disc(0, 0, bore, M.black),
        poly(leaf, M.steel),
        poly([-0.09, -bore, 0.09, -bore, 0.09, bore, -0.09, bore], tone(M.steel, -0.1)),
      ],
    });
    s.cylinder('z', [0, 0, z + R - 0.15], 0.3, 0.85, c);
    const top = z + R + 0.7;
    s.lathe('z', [0, 0, top], [0, 0.55, 0.16, 0.55], c, { face: [bolts(0, 0, 0.44, 4, 0.06, M.dark)] });
    if (s.variant === 1) return actuator(s, top + 0.16, s.acc);
    if (s.variant === 0) {
      s.cylinder('z', [0, 0, top + 0.16], 0.2, 0.25, M.steel);
      s.prism('y', [-0.25, top + 0.35, 2.6, top + 0.75, 2.6, top + 0.95, -0.25, top + 0.6], -0.12, 0.14, s.acc);
      return;
    }
    s.lathe('z', [0, 0, top + 0.16], [0, 0.62, 0.5, 0.62, 0.6, 0.4], s.acc, { face: [disc(0, 0, 0.2, M.steel)] });
    s.cylinder('y', [0.3, 0.5, top + 0.42], 0.16, 0.75, M.steel);
    handwheel(s, 'y', [0.3, 1.3, top + 0.42], s.vary(0.75, 0.95), M.red, 0.08);
  },
  'flow-meter': (s) => {
    const { c } = s;
    const L = s.vary(1.7, 2.3);
    const z = 1.35;
    if (s.variant === 2) {
      spool(s, 0.55, 0.95, 2.6, z, M.steel);
      s.box(-1.8, -0.5, z - 0.55, 0.8, 1, 1.1, M.steel);
      s.box(1, -0.5, z - 0.55, 0.8, 1, 1.1, M.steel);
      s.pipe(
        [-1.4, 0.5, z, -1.5, 0.9, z - 0.7, -0.8, 1.2, z - 1.05, 0.8, 1.2, z - 1.05, 1.5, 0.9, z - 0.7, 1.4, 0.5, z],
        0.26,
        c,
        { round: true },
      );
    } else {
      spool(s, 0.62, 1.2, L, z, s.pick(c, M.steel, c));
      s.lathe('x', [-L * 0.5, 0, z], [0, 0.7, 0.12, 0.98, L - 0.12, 0.98, L, 0.7], c);
      s.box(-0.6, -0.5, 0, 1.2, 1, 0.4, M.iron);
    }
    s.cylinder('z', [0, 0, z + 0.7], 0.24, 1.1, M.steel);
    const head = z + 2.4;
    if (s.variant === 1) {
      s.box(-0.95, -0.5, head - 0.6, 1.9, 1.1, 1.6, M.light, {
        left: [display(0.12, 0.35, 0.88, 0.9, s.acc), badge(0.2, 0.15, 0.3, s.c)],
        right: [panel(0.15, 0.15, 0.85, 0.85, tone(M.light, -0.05))],
      });
    } else {
      s.lathe(
        'y',
        [0, -0.75, head],
        [0, 0.5, 0.1, 0.66, 0.5, 0.66, 0.5, 0.78, 1.5, 0.78, 1.5, 0.84, 1.62, 0.84],
        s.pick(M.light, c, s.acc),
        {
          face: [
            disc(0, 0, 0.66, M.dark),
            disc(0, 0, 0.6, M.screen),
            poly([-0.42, -0.05, 0.42, -0.05, 0.42, 0.3, -0.42, 0.3], M.led, { bare: true }),
            poly([-0.3, -0.32, 0.3, -0.32, 0.3, -0.2, -0.3, -0.2], M.steel, { bare: true }),
          ],
        },
      );
    }
    s.cylinder('x', [0.75, -0.1, head - 0.2], 0.16, 0.45, M.dark);
    s.pipe([1.2, -0.1, head - 0.2, 1.7, 0, head - 0.4, 2, 0.2, 0.1], 0.06, M.rubber);
  },
  'pressure-transmitter': (s) => {
    const { c } = s;
    const z = s.vary(3, 3.4);
    if (s.variant === 2) s.flange('z', [0, 0, 0], 1.3, 0.3, M.steel, 8);
    else s.lathe('z', [0, 0, 0], [0, 0.2, 0.1, 0.3, 0.6, 0.3, 0.6, 0.2, 0.7, 0.2], M.steel);
    if (s.variant === 1)
      s.box(-0.9, -0.8, 0.6, 1.8, 1.6, 0.9, M.steel, {
        left: [bolts(0.9, 0.45, 0.5, 4, 0.12, M.dark)],
        right: [bolts(0.8, 0.45, 0.4, 4, 0.12, M.dark)],
      });
    else
      s.lathe('z', [0, 0, 0.3], [0, 0.4, 0.4, 0.4, 0.4, 0.75, 1.1, 0.75, 1.1, 0.45], M.steel, {
        box: [-0.75, 0.75, -0.75, 0.75, 0.31, 1.4],
      });
    s.cylinder('z', [0, 0, 1.4], 0.42, z - 2.1, M.steel);
    s.lathe('z', [0, 0, z - 1.15], [0, 0.5, 0.3, 0.6], c);
    const dial = [
      disc(0, 0, 0.86, M.dark),
      disc(0, 0, 0.78, M.screen),
      poly([-0.52, 0, 0.52, 0, 0.52, 0.36, -0.52, 0.36], M.led, { bare: true }),
      poly([-0.4, -0.35, 0.4, -0.35, 0.4, -0.2, -0.4, -0.2], M.steel, { bare: true }),
    ];
    s.lathe('y', [0, -1.3, z], [0, 0.9, 0.1, 1, 0.7, 1, 0.7, 0.86, 1.6, 0.86, 1.6, 1.02, 2.4, 1.02, 2.5, 0.96], c, {
      face: dial,
    });
    s.box(-0.35, -0.3, z + 0.8, 0.7, 0.6, 0.25, s.acc);
    for (const side of [1]) s.lathe('x', [side * 0.85, -0.1, z], [0, 0.36, 0.3, 0.36, 0.3, 0.25, 0.75, 0.22], M.steel);
    s.pipe([1.5, -0.1, z, 2.1, -0.1, z - 0.2, 2.2, 0, z - 1.6, 2.1, 0.3, 0.1], 0.09, M.rubber);
  },
};
