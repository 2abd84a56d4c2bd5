import { handwheel, type Kinds, legs, operatorPanel } from './assembly';
import { material as M, tone } from './colour';
import type { Scene } from './core';
import { bolts, disc, display, each, gauge, louvres, panel, poly, ribs, segments } from './decal';
import { TAU } from './geometry';

const rotor = (u: number, v: number, r: number, n: number): ReturnType<typeof disc>[] => [
  disc(u, v, r, M.iron),
  disc(u, v, r * 0.9, M.black),
  disc(u, v, r * 0.74, M.steel),
  each(n, (i) =>
    disc(u + r * 0.52 * Math.cos((i / n) * TAU), v + r * 0.52 * Math.sin((i / n) * TAU), r * 0.12, M.dark),
  ),
  disc(u, v, r * 0.2, M.light),
];

const lid = (s: Scene, x: number, y: number, z: number, w: number, h: number): void => {
  s.box(x, y, z, w, 0.22, h, s.c, {
    left: [panel(0.08, 0.08, 0.92, 0.92, tone(M.iron, 0.05)), disc(w / 2, h / 2, Math.min(w, h) * 0.3, M.glass)],
  });
};

/** Laboratory and sterilisation. */
export const laboratoryKinds: Kinds = {
  microscope: (s) => {
    const body = s.pick(M.white, M.white, M.light);
    const tall = s.vary(0, 0.35);
    s.prism('y', [-1.6, 0, 1.7, 0, 1.8, 0.25, 1.3, 0.5, -1.2, 0.6, -1.6, 0.5], -1, 1, body);
    s.lathe('z', [0.75, 0, 0.52], [0, 0.5, 0.2, 0.5, 0.3, 0.36], M.dark, {
      face: [disc(0, 0, 0.28, tone(M.amber, 0.1))],
    });
    s.prism(
      'y',
      [
        -1.5,
        0.5,
        -0.7,
        0.5,
        -0.75,
        1.6,
        -0.6,
        3 + tall,
        0.2,
        3.4 + tall,
        1.1,
        3.4 + tall,
        1.1,
        4 + tall,
        -0.7,
        4 + tall,
        -1.4,
        3.2 + tall,
      ],
      -0.42,
      0.42,
      body,
      { face: [poly([-1.25, 0.8, -0.9, 0.8, -0.95, 2.9 + tall, -1.2, 2.9 + tall], s.c)] },
    );
    s.box(-0.5, -0.85, 1.75, 2.2, 1.7, 0.18, M.dark);
    s.box(0.2, -0.4, 1.93, 1.1, 0.8, 0.05, M.glass, { plain: true });
    s.box(0.62, -0.1, 1.98, 0.2, 0.2, 0.03, s.acc, { plain: true, outline: 1 });
    s.lathe('z', [0.75, 0, 1.3], [0, 0.3, 0.35, 0.38], M.iron);
    s.group(() => {
      const objective = (x: number, y: number, h: number): void =>
        s.lathe('z', [x, y, 3.15 + tall - h], [0, 0.1, 0.12, 0.17, h - 0.1, 0.2], s.chance() ? M.steel : M.brass);
      objective(0.5, -0.25, 0.55);
      objective(1.05, 0.2, 0.62);
      objective(0.72, 0.05, 0.78);
      s.lathe('z', [0.75, 0, 3.1 + tall], [0, 0.5, 0.3, 0.55], M.dark);
    }, [0.3, 1.3, -0.5, 0.5, 2.3, 3.4]);
    const top = 4 + tall;
    s.prism('y', [-0.3, top, 0.9, top, 0.9, top + 0.4, 0.2, top + 0.75, -0.3, top + 0.5], -0.55, 0.55, body);
    for (const y of [-0.32, 0.32]) {
      s.pipe([0.5, y, top + 0.45, 1.35, y, top + 1.05], 0.2, M.dark);
      s.pipe([1.3, y, top + 1.02, 1.6, y, top + 1.23], 0.26, M.iron);
    }
    for (const r of [0.5, 0.3])
      s.cylinder('y', [-0.95, 0.42, 1.3], r, r > 0.4 ? 0.25 : 0.55, r > 0.4 ? M.dark : M.iron, {
        face: [disc(0, 0, r * 0.5, s.c)],
      });
    if (s.variant === 1) {
      s.lathe('z', [-0.1, 0, top + 0.6], [0, 0.25, 0.4, 0.25, 0.4, 0.36, 1, 0.36], s.c);
      s.pipe([-0.1, 0, top + 1.6, -0.9, 0.4, top + 1.7, -2, 0.8, 1, -2.2, 1, 0.08], 0.06, M.dark);
    }
    if (s.variant === 2)
      s.box(1.9, 1, 0, 0.2, 1.9, 1.4, M.dark, {
        right: [
          panel(0.05, 0.06, 0.95, 0.94, M.screen),
          disc(0.7, 0.75, 0.25, tone(s.c, 0.1)),
          disc(1.2, 0.55, 0.2, s.acc),
          disc(1.3, 1, 0.15, M.led),
        ],
      });
  },
  centrifuge: (s) => {
    const body = s.pick(M.white, M.light, M.white);
    const floor = s.variant === 1;
    const [w, d] = [s.vary(3, 3.5), s.vary(2.8, 3.2)];
    const h = floor ? 3.2 : s.vary(1.5, 1.9);
    const z = floor ? 0.25 : 0.15;
    legs(s, [-w / 2 + 0.3, w / 2 - 0.3], [-d / 2 + 0.3, d / 2 - 0.3], 0.3, 0, z, M.dark);
    s.prism(
      'x',
      [-d / 2, z, d / 2, z, d / 2 + 0.25, z + h * 0.25, d / 2 + 0.05, z + h * 0.82, d / 2 - 0.35, z + h, -d / 2, z + h],
      -w / 2,
      w / 2,
      body,
    );
    const face = (u0: number, v0: number, u1: number, v1: number, paint: typeof M.screen): void => {
      const at = (u: number, v: number): number[] => [
        -w / 2 + u * w,
        d / 2 + 0.26 - v * 0.2,
        z + h * (0.25 + v * 0.57),
      ];
      s.quad([...at(u0, v0), ...at(u1, v0), ...at(u1, v1), ...at(u0, v1)], paint, [0, 1, 0.1], {
        bare: true,
        noShadow: true,
      });
    };
    face(0.08, 0.35, 0.92, 0.92, s.c);
    face(0.14, 0.45, 0.52, 0.84, M.screen);
    face(0.17, 0.6, 0.36, 0.76, M.led);
    for (let i = 0; i < 3; i++) face(0.6 + i * 0.09, 0.5, 0.66 + i * 0.09, 0.72, [M.led, M.amber, M.red][i] ?? M.led);
    face(0.08, 0.05, 0.92, 0.12, tone(body, -0.15));
    const top = z + h;
    if (s.variant === 2) {
      s.lathe('z', [0, -0.2, top], [0, d * 0.42, 0.25, d * 0.42, 0.35, d * 0.36], s.c, {
        face: [disc(0, 0, d * 0.16, M.glass), disc(0, 0, d * 0.1, M.dark)],
      });
      s.box(-0.35, d * 0.22, top + 0.2, 0.7, 0.25, 0.16, M.dark);
      return;
    }
    s.box(-w / 2 + 0.1, -d / 2, top, w - 0.2, d - 0.4, 0.14, M.light, {
      top: rotor(w / 2 - 0.1, d / 2 - 0.15, d * 0.4, s.integer(6, 12)),
    });
    lid(s, -w / 2 + 0.1, -d / 2 - 0.1, top + 0.1, w - 0.2, d * 0.72);
  },
  autoclave: (s) => {
    const body = s.pick(M.light, M.white, M.steel);
    const R = s.vary(1.2, 1.4);
    if (s.variant === 1) {
      const [w, h] = [s.vary(2.8, 3.3), s.vary(4, 4.5)];
      s.box(-w / 2, -1.6, 0.15, w, 3.2, h, body, {
        left: [
          panel(0.06, 0.04, 0.94, 0.14, M.iron),
          panel(0.08, 0.2, 0.78, 0.74, M.steel),
          panel(0.13, 0.25, 0.73, 0.69, tone(M.steel, 0.08)),
          panel(0.62, 0.42, 0.66, 0.54, M.dark),
          display(0.1, 0.79, 0.52, 0.93, s.acc),
          gauge(w * 0.64, h * 0.86, 0.2),
          gauge(w * 0.84, h * 0.86, 0.2),
          panel(0.83, 0.2, 0.94, 0.74, s.c),
        ],
        right: [panel(0.05, 0.04, 0.95, 0.95, tone(body, -0.02)), louvres(0.2, 0.75, 0.8, 0.9, 5)],
      });
      legs(s, [-w / 2 + 0.3, w / 2 - 0.3], [1.3], 0.3, 0, 0.15, M.dark);
      s.box(-w * 0.38, 1.8, 0.2, w * 0.7, 1.6, 0.14, M.steel);
      legs(s, [-w * 0.33, w * 0.27], [2, 3.2], 0.1, 0.3, 0.9, M.steel);
      s.box(-w * 0.38, 1.8, 1.2, w * 0.7, 1.6, 0.1, M.steel, { top: [ribs(7)] });
      return;
    }
    if (s.variant === 2) {
      s.box(-1.5, -1.4, 0.2, 3, 2.8, 2, M.light, {
        left: [
          panel(0.1, 0.12, 0.9, 0.9, tone(M.light, -0.02)),
          display(0.15, 0.55, 0.6, 0.85, s.acc),
          disc(2.2, 1.4, 0.2, M.red),
          panel(0.1, 0.15, 0.9, 0.25, s.c),
        ],
        right: [louvres(0.2, 0.2, 0.8, 0.5, 6)],
      });
      legs(s, [-1.2, 1.2], [-1.1, 1.1], 0.26, 0, 0.2, M.dark);
      s.lathe(
        'z',
        [0, 0, 2.2],
        [0, R, 0.7, R, 0.7, R + 0.14, 0.95, R + 0.14, 0.95, R, 1.1, R * 0.8, 1.2, R * 0.3],
        M.steel,
      );
      for (let i = 0; i < 6; i++)
        s.cylinder('z', [(R + 0.05) * Math.cos(i * 1.047), (R + 0.05) * Math.sin(i * 1.047), 2.95], 0.13, 0.35, M.iron);
      s.cylinder('z', [0, 0, 3.35], 0.1, 0.35, M.steel);
      handwheel(s, 'z', [0, 0, 3.75], 0.7, M.red, 0.07);
      s.pipe([-0.6, 0, 3.3, -0.6, 0, 3.9], 0.07, M.brass);
      return;
    }
    const L = s.vary(2.8, 3.4);
    const z = R + 1.1;
    legs(s, [-L / 2 + 0.3, L / 2 - 0.3], [-0.8, 0.8], 0.2, 0, z - R * 0.6, M.iron);
    s.box(-L / 2, -1, 0.5, L, 2, 0.15, M.iron);
    s.lathe(
      'x',
      [-L / 2 - 0.3, 0, z],
      [0, R * 0.6, 0.2, R * 0.9, 0.4, R, L, R, L, R + 0.14, L + 0.25, R + 0.14],
      s.pick(M.steel, M.steel, body),
    );
    s.lathe('x', [L / 2 - 0.02, 0, z], [0, R + 0.1, 0.15, R + 0.1, 0.3, R * 0.85, 0.4, R * 0.3], s.c, {
      face: [disc(0, 0, R * 0.2, M.steel)],
    });
    for (let i = 0; i < 8; i++)
      s.pipe(
        [
          L / 2 + 0.2,
          R * 0.4 * Math.cos(i * 0.785),
          z + R * 0.4 * Math.sin(i * 0.785),
          L / 2 + 0.12,
          (R + 0.08) * Math.cos(i * 0.785),
          z + (R + 0.08) * Math.sin(i * 0.785),
        ],
        0.07,
        M.steel,
      );
    s.cylinder('x', [L / 2 + 0.35, 0, z], 0.12, 0.3, M.steel);
    handwheel(s, 'x', [L / 2 + 0.7, 0, z], 0.62, M.red, 0.08);
    for (const x of [-0.6, 0.2]) {
      s.cylinder('z', [x, 0, z + R - 0.03], 0.08, 0.35, M.brass);
      s.lathe('y', [x, -0.08, z + R + 0.55], [0, 0.26, 0.14, 0.26], M.dark, {
        face: [disc(0, 0, 0.2, M.white), segments([0, 0, 0.1, 0.1], M.red, 1.4)],
      });
    }
    operatorPanel(s, -L / 2 - 0.2, 1.1, z - 0.4, 1.1, 1, s.acc);
    s.box(-L / 2, 0.9, z - 0.2, 0.6, 0.25, 0.4, M.iron, { left: [bolts(0.3, 0.2, 0.14, 4, 0.03, M.dark)] });
  },
};
