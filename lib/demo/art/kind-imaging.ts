import { castors, type Kinds } from './assembly';
import { type Colour, colour, material as M, tone } from './colour';
import type { Scene } from './core';
import { disc, louvres, panel, poly, rect, ribs } from './decal';
import { arc, TAU } from './geometry';

const SCAN = colour(0.6, 0.02, 250);

const couch = (s: Scene, x: number, L: number, pad: Colour): void => {
  s.box(x + 0.3, -0.55, 0, L * 0.72, 1.1, 0.3, M.light);
  s.box(x + 0.5, -0.45, 0.3, L * 0.62, 0.9, 0.95, M.white, {
    left: [panel(0.06, 0.15, 0.94, 0.4, pad), ribs(3)],
    right: [panel(0.2, 0.2, 0.8, 0.8, tone(M.white, -0.05))],
  });
  s.prism('x', [-0.6, 1.5, -0.45, 1.3, 0.45, 1.3, 0.6, 1.5, 0.45, 1.45, -0.45, 1.45], x - 0.6, x + L, M.light);
  s.box(x, -0.42, 1.45, L - 0.3, 0.84, 0.14, pad);
  s.box(x + L - 1, -0.3, 1.59, 0.6, 0.6, 0.14, M.white);
};

const screenOnArm = (s: Scene, x: number, y: number, z: number, w: number): void => {
  s.box(x, y, z, w, 0.14, w * 0.68, M.dark, {
    left: [
      panel(0.05, 0.07, 0.95, 0.93, M.screen),
      disc(w * 0.5, w * 0.34, w * 0.22, SCAN),
      disc(w * 0.5, w * 0.38, w * 0.1, tone(SCAN, 0.2)),
      panel(0.08, 0.1, 0.2, 0.4, s.acc),
    ],
  });
};

/** Diagnostic imaging. */
export const imagingKinds: Kinds = {
  'ct-scanner': (s) => {
    const c = M.white;
    const flat = [2.1, 0.6, 2.1, 3.6, 1.7, 4, -1.7, 4, -2.1, 3.6, -2.1, 0.6];
    const bore = s.vary(0.92, 1.06);
    s.box(-1, -2.1, 0, 1.6, 4.2, 0.35, M.light);
    s.prism(
      'x',
      [-1.9, 0.3, 1.9, 0.3, ...(s.variant === 1 ? flat : arc(0, 2.1, 2.1, -0.5, Math.PI + 0.5, 24))],
      -1,
      0.6,
      c,
      {
        smooth: s.variant !== 1,
        face: [
          disc(0, 2.1, bore + 0.34, s.c),
          disc(0, 2.1, bore + 0.22, tone(M.light, -0.04)),
          disc(0, 2.1, bore, M.dark),
          disc(-0.1, 2.14, bore * 0.86, colour(0.25, 0.02, 250)),
          rect(-0.3, 3.5, 0.6, 0.2, M.screen),
          disc(-1.55, 2.1, 0.1, M.led),
          rect(1.42, 1.7, 0.3, 0.7, M.screen),
        ],
      },
    );
    couch(s, 0.8, s.vary(3.9, 4.5), s.pick(s.c, s.c, s.acc));
    if (s.variant !== 2) return;
    s.cylinder('z', [2.2, 2.4, 0], 0.5, 0.1, M.iron);
    s.cylinder('z', [2.2, 2.4, 0.1], 0.08, 1.5, M.steel);
    screenOnArm(s, 1.8, 2.3, 1.6, 1);
  },
  'x-ray-machine': (s) => {
    const { c } = s;
    const white = M.white;
    if (s.variant === 1) {
      const z = 2.5;
      const r = s.vary(1.75, 2);
      s.box(-3.4, -0.7, 0.3, 1.7, 1.4, 1.7, white, {
        left: [panel(0.1, 0.1, 0.9, 0.45, tone(white, -0.03)), panel(0.1, 0.55, 0.9, 0.9, c)],
        right: [louvres(0.2, 0.15, 0.8, 0.5, 5)],
      });
      s.prism('y', [-1.8, 0.25, 1, 0.15, 1, 0.35, -1.8, 0.6], -0.25, 0.25, M.light);
      castors(s, [-3.1, -2], [-0.6, 0.6], 0.24);
      castors(s, [0.9], [0], 0.18);
      screenOnArm(s, -3.3, 0, 2.3, 1.4);
      s.cylinder('z', [-2.6, -0.1, 2], 0.14, 1.2, M.steel);
      s.cylinder('x', [-1.9, 0, z], 0.3, 1, M.light);
      s.group(() => {
        const open = [0.6, TAU - 1.1] as const;
        s.prism(
          'y',
          [...arc(0.6, z, r, open[0] + 0.7, open[1], 26), ...arc(0.6, z, r - 0.32, open[1], open[0] + 0.7, 26)],
          -0.2,
          0.2,
          white,
          { smooth: true },
        );
        const [tx, bx] = [0.6 + r * 0.35, 0.6 + r * 0.35];
        s.lathe('z', [tx, 0, z + r * 0.62], [0, 0.62, 0.35, 0.62, 0.4, 0.4, 0.7, 0.36], c);
        s.lathe('z', [bx, 0, z - r - 0.05], [0, 0.5, 0.45, 0.5, 0.6, 0.3, 0.75, 0.3], M.light);
      });
      return;
    }
    if (s.variant === 2) {
      s.box(-1.5, -0.8, 0.35, 2.2, 1.6, 1.3, c, {
        left: [panel(0.08, 0.15, 0.92, 0.85, tone(c, -0.03)), panel(0.1, 0.2, 0.35, 0.5, white)],
        right: [louvres(0.2, 0.2, 0.8, 0.5, 5)],
      });
      s.prism('y', [-1.5, 1.65, 0.2, 1.65, -0.2, 2.1, -1.5, 2.3], -0.75, 0.75, white);
      s.quad([-1.3, 0.5, 2.28, -0.4, 0.5, 2.14, -0.4, -0.5, 2.14, -1.3, -0.5, 2.28], M.screen, [0.2, 0, 1], {
        bare: true,
        noShadow: true,
      });
      for (const y of [-0.95, 0.75]) s.wheel([-1, y, 0.42], 0.42, 0.22, M.light);
      castors(s, [0.5], [-0.6, 0.6], 0.2);
      s.pipe([-1.5, -0.6, 2.1, -1.9, -0.6, 2.2, -1.9, 0.6, 2.2, -1.5, 0.6, 2.1], 0.07, M.dark);
      s.box(0.25, -0.22, 0.9, 0.45, 0.45, s.vary(3, 3.5), white);
      s.box(0.7, -0.15, 3.4, 2.1, 0.3, 0.3, white);
      s.lathe('y', [2.95, -0.6, 3.5], [0, 0.34, 0.1, 0.42, 1.1, 0.42, 1.2, 0.34], M.light, {
        face: [disc(0, 0, 0.18, M.dark)],
      });
      s.taper([2.55, -0.4, 0.8, 0.8], [2.75, -0.25, 0.45, 0.5], 2.5, 0.6, M.dark);
      s.pane([2.95, 0, 2.5, 2.2, 0.7, 0.05, 3.9, 0.4, 0.05], M.amber, 0.22);
      return;
    }
    const L = s.vary(4.2, 4.8);
    s.box(-1.2, -0.8, 0, 2.4, 1.6, 0.9, white, { left: [panel(0.05, 0.2, 0.95, 0.8, tone(white, -0.03))] });
    s.box(-L / 2, -0.95, 0.9, L, 1.9, 0.22, M.light);
    s.box(-L / 2 + 0.1, -0.8, 1.12, L - 0.2, 1.6, 0.1, M.dark);
    s.box(-0.4, -1.9, 0, 0.8, 0.6, s.vary(4, 4.5), white, {
      right: [panel(0.3, 0.05, 0.7, 0.95, M.iron)],
      left: [panel(0.35, 0.3, 0.65, 0.95, M.iron)],
    });
    s.box(-1.6, -2.2, 0, 3.2, 0.2, 0.16, M.steel);
    s.box(-0.25, -1.3, 3.2, 0.5, 1.1, 0.4, c);
    s.lathe('x', [-0.65, 0, 3.4], [0, 0.36, 0.12, 0.45, 1.1, 0.45, 1.25, 0.36], M.light, {
      face: [disc(0, 0, 0.2, M.dark)],
    });
    s.taper([-0.5, -0.5, 1, 1], [-0.32, -0.32, 0.64, 0.64], 2.35, 0.65, M.dark);
    s.pane([-0.4, 0.4, 2.35, 0.4, 0.4, 2.35, 0.9, 0.7, 1.22, -0.9, 0.7, 1.22], M.amber, 0.25);
    s.box(L / 2 + 0.9, -0.2, 0, 0.3, 0.5, 3.6, white);
    s.box(L / 2 + 1.2, -0.65, 1.9, 0.2, 1.4, 1.4, M.light, {
      right: [panel(0.08, 0.08, 0.92, 0.92, M.dark), panel(0.48, 0.1, 0.52, 0.9, c), panel(0.1, 0.48, 0.9, 0.52, c)],
    });
  },
  ultrasound: (s) => {
    const { c } = s;
    const white = M.white;
    s.box(-0.9, -1, 0.3, 1.8, 2, 0.35, M.dark);
    castors(s, [-0.75, 0.75], [-0.8, 0.8], 0.24);
    const H = s.vary(1.7, 2.1);
    s.box(-0.7, -0.8, 0.65, 1.4, 1.3, H, white, {
      left: [panel(0.12, 0.1, 0.88, 0.5, tone(white, -0.04)), panel(0.12, 0.6, 0.88, 0.72, c)],
      right: [louvres(0.2, 0.12, 0.8, 0.4, 6), panel(0.1, 0.6, 0.9, 0.72, c)],
    });
    const z = 0.65 + H;
    s.prism('x', [-0.7, z, 0.6, z, 1.5, z + 0.1, 1.5, z + 0.28, 0.3, z + 0.55, -0.7, z + 0.55], -1.15, 1.15, M.light);
    const keys = (u: number, v: number, w: number, h: number, paint: Colour): void => {
      const at = (x: number, y: number): number[] => [x, y, z + 0.29 + (1.5 - y) * 0.222];
      s.quad([...at(u, v), ...at(u + w, v), ...at(u + w, v + h), ...at(u, v + h)], paint, [0, 0.2, 1], {
        bare: true,
        noShadow: true,
      });
    };
    for (let i = 0; i < 7; i++) for (let j = 0; j < 2; j++) keys(-1 + i * 0.29, 1.12 + j * 0.17, 0.24, 0.13, M.dark);
    for (let i = 0; i < 5; i++) keys(-0.95 + i * 0.2, 0.75, 0.14, 0.14, i % 2 ? s.acc : M.iron);
    s.sphere([0.45, 0.78, z + 0.48], 0.13, c);
    s.box(-0.15, -0.5, z + 0.5, 0.3, 0.25, 0.7, M.dark);
    const w = s.vary(2, 2.4);
    s.box(-w / 2, -0.45, z + 1.1, w, 0.2, w * 0.72, M.dark, {
      left: [
        panel(0.04, 0.05, 0.96, 0.95, M.black),
        poly(
          [
            w * 0.5,
            w * 0.64,
            w * 0.26,
            w * 0.18,
            w * 0.38,
            w * 0.11,
            w * 0.5,
            w * 0.09,
            w * 0.62,
            w * 0.11,
            w * 0.74,
            w * 0.18,
          ],
          SCAN,
        ),
        disc(w * 0.46, w * 0.3, w * 0.07, M.black),
        disc(w * 0.56, w * 0.24, w * 0.05, tone(SCAN, 0.25)),
        panel(0.07, 0.6, 0.2, 0.88, s.c),
        panel(0.82, 0.1, 0.92, 0.16, s.acc),
      ],
    });
    const probes = s.pick(2, 3, 4);
    for (let i = 0; i < probes; i++) {
      const y = 0.1 + i * 0.38;
      s.lathe('z', [1.32, y, z + 0.2], [0, 0.1, 0.3, 0.1, 0.4, 0.16, 0.55, 0.16], i % 2 ? M.light : s.acc);
      s.pipe([1.32, y, z + 0.15, 1.4, y + 0.1, 0.9, 1.2, y + 0.1, 0.6, 0.75, y * 0.3, 1.3], 0.045, M.dark);
    }
    s.box(1.15, -0.1, z + 0.12, 0.34, 0.4 * probes + 0.1, 0.12, M.dark);
  },
};
