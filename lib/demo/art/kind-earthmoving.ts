import { cab, type Kinds, ladder, track, wheels } from './assembly';
import { material as M, tone } from './colour';
import type { Scene } from './core';
import { each, hazard, louvres, panel, poly, segments, stroke } from './decal';

const bucket = (s: Scene, x: number, z: number, y0: number, y1: number, k: number): void => {
  const at = (u: number, v: number): number[] => [x + u * k, z + v * k];
  const shell = [
    at(0, 0.3),
    at(0.25, 0),
    at(1.5, -0.1),
    at(1.5, 0.02),
    at(0.5, 0.2),
    at(0.3, 0.6),
    at(0.5, 1.25),
    at(0.25, 1.3),
    at(0, 0.9),
  ];
  s.prism('y', shell.flat(), y0, y1, M.iron, { face: [stroke([...at(0.1, 0.4), ...at(0.3, 0.1)], M.dark, 1.4)] });
  s.row(6, y0 + 0.1, y1 - 0.25, (y) => s.box(x + 1.45 * k, y, z - 0.1 * k, 0.22, 0.14, 0.1, M.steel, { outline: 1.4 }));
};

const loader = (s: Scene, low: boolean): void => {
  const { c } = s;
  const r = s.vary(0.8, 0.92);
  const [rear, hood] = [s.vary(2.7, 3.2), low ? 1.75 : 2.2];
  wheels(s, [-1.75, 1.35], r, 0.55, s.pick(M.light, s.acc, c), [-1.35, 1.35], { lugs: 22 });
  s.box(-rear, -0.75, 0.6, rear + 2, 1.5, 0.5, M.dark);
  s.prism('y', [-rear, 0.9, -0.6, 0.9, -0.6, hood, -rear + 0.35, hood, -rear, hood - 0.35], -0.85, 0.85, c, {
    face: [
      poly([-rear + 0.25, 1.3, -1.2, 1.3, -1.2, hood - 0.25, -rear + 0.4, hood - 0.25], M.dark),
      segments([-rear + 0.3, hood - 0.45, -1.2, hood - 0.45, -rear + 0.3, hood - 0.65, -1.2, hood - 0.65], M.iron, 1.6),
    ],
  });
  s.cylinder('z', [-rear + 0.9, -0.35, hood], 0.1, low ? 0.25 : 0.6, M.iron);
  if (low) {
    s.prism('y', [-0.55, 0.95, 0.55, 0.95, 0.55, 1.5, -0.55, 1.75], -0.85, 0.85, tone(c, -0.03));
    for (const x of [-0.5, 0.4]) s.pipe([x, 0.7, 1.5, x, 0.7, 2.5], 0.07, M.dark);
    s.box(-0.7, -0.4, 2.5, 1.4, 1.3, 0.14, s.acc);
  } else {
    s.prism('y', [-0.75, 1.1, 0.75, 1.1, 0.75, 2, 0.55, 3.3, -0.65, 3.35], -0.62, 0.62, s.pick(c, M.white, c), {
      face: [
        poly([-0.6, 1.95, 0, 1.95, 0, 3.15, -0.52, 3.15], M.glass),
        poly([0.1, 1.95, 0.62, 1.95, 0.45, 3.1, 0.1, 3.12], M.glass),
      ],
    });
    s.quad([0.77, -0.5, 2.05, 0.77, 0.5, 2.05, 0.58, 0.5, 3.2, 0.58, -0.5, 3.2], M.glass, [0.9, 0, 0.3], {
      noShadow: true,
      bare: true,
    });
    s.box(-0.75, -0.7, 3.35, 1.4, 1.4, 0.12, tone(c, -0.05));
  }
  s.box(0.85, -0.7, 0.95, 1.2, 1.4, 0.7, c);
  const lift = s.vary(-0.1, low ? 0.25 : 0.5);
  const [x, z] = [3, 0.75 + lift];
  for (const y of [-0.75, 0.5])
    s.prism(
      'y',
      [1, 1.55, 1.3, 2.05, x - 0.6, z + 0.85, x + 0.15, z + 0.2, x + 0.1, z - 0.1, x - 0.9, z + 0.4],
      y,
      y + 0.25,
      c,
    );
  s.pipe([1.3, 0, 1.9, x - 0.1, 0, z + 0.75], 0.12, M.steel);
  bucket(s, x, z - 0.35, -1.45, 1.45, s.vary(0.95, 1.15));
};

/** Machines that dig, load and haul. */
export const earthmovingKinds: Kinds = {
  excavator: (s) => {
    const { c } = s;
    for (const y of [-1.55, 0.85]) track(s, -2.1, 2.1, y, 0.7, 0.55);
    s.box(-1, -0.85, 0.35, 2, 1.7, 0.7, M.dark);
    s.cylinder('z', [0, 0, 1.05], 0.95, 0.2, M.iron);
    const rear = s.vary(-2.7, -2.3);
    s.prism('y', [rear, 1.25, 1.5, 1.25, 1.5, 1.75, -0.2, 1.75, -0.2, 2.55, -1.9, 2.6, rear, 2.2], -1.3, 1.2, c, {
      face: [
        poly([-2.1, 1.5, -1.1, 1.5, -1.1, 2.3, -2, 2.3], tone(c, -0.12)),
        each(5, (i) => stroke([-2, 1.65 + i * 0.15, -1.2, 1.65 + i * 0.15], M.dark, 1)),
        poly([-0.9, 1.5, -0.35, 1.5, -0.35, 2.35, -0.9, 2.35], tone(c, 0.03)),
      ],
    });
    s.cylinder('z', [-1.6, -0.6, 2.6], 0.12, 0.6, M.iron);
    s.box(-1.4, -0.9, 2.58, 1, 1.4, 0.15, M.dark);
    s.prism(
      'y',
      [-0.1, 1.75, 1.45, 1.75, 1.45, 2.3, 1.15, 3.45, 0.1, 3.55, -0.1, 3.4],
      0.15,
      1.2,
      s.pick(c, c, M.white),
      {
        face: [
          poly([0.05, 2.3, 0.62, 2.3, 0.62, 3.4, 0.15, 3.4, 0.05, 3.3], M.glass),
          poly([0.7, 2.3, 1.32, 2.3, 1.08, 3.32, 0.7, 3.36], M.glass),
        ],
      },
    );
    s.quad([1.47, 0.25, 2.3, 1.47, 1.1, 2.3, 1.2, 1.1, 3.4, 1.2, 0.25, 3.4], M.glass, [0.9, 0, 0.3], {
      noShadow: true,
      bare: true,
    });
    const [ex, ez] = [s.vary(3.7, 4.3), s.vary(4.2, 5)];
    const [tx, tz] = [s.vary(5.2, 5.9), s.vary(1.6, 2.5)];
    s.group(() => {
      s.prism(
        'y',
        [0.9, 1.6, 1.4, 1.55, 2.4, ez - 0.9, ex + 0.15, ez - 0.25, ex + 0.15, ez + 0.2, 2.2, ez - 0.15, 1.6, ez - 0.9],
        -0.75,
        -0.4,
        c,
      );
      s.pipe([1.5, -0.35, 1.9, 2.5, -0.35, ez - 0.7], 0.11, M.steel);
      const stick = [
        ex - 0.6,
        ez + 0.3,
        ex + 0.1,
        ez + 0.35,
        ex + 0.5,
        ez,
        tx + 0.12,
        tz,
        tx - 0.18,
        tz,
        ex - 0.05,
        ez - 0.4,
      ];
      s.prism('y', stick, -0.7, -0.4, tone(c, 0.02));
      s.pipe([2.4, -0.38, ez + 0.05, ex - 0.4, -0.38, ez + 0.3], 0.1, M.steel);
      s.pipe([ex + 0.2, -0.4, ez - 0.3, tx - 0.3, -0.4, tz + 0.3], 0.09, M.steel);
      const shovel = [
        tx + 0.15,
        tz + 0.1,
        tx - 0.25,
        tz + 0.1,
        tx - 0.75,
        tz - 0.35,
        tx - 0.95,
        tz - 1,
        tx - 0.3,
        tz - 1.2,
        tx + 0.25,
        tz - 0.75,
      ];
      s.prism('y', shovel, -1.1, -0.05, M.iron, {
        face: [stroke([tx - 0.75, tz - 0.9, tx + 0.05, tz - 0.7], M.dark, 1.4)],
      });
    }, [1.5, 6.4, -1.1, -0.1, 0.5, 5.4]);
  },
  'mine-loader': (s) => loader(s, true),
  'dump-truck': (s) => {
    const { c } = s;
    const heap = (x: number, z: number, r: number): void =>
      s.lathe('z', [x, 0, z], [0, r, 0.25, r * 0.75, 0.55, r * 0.3, 0.62, 0], s.pick(M.rock, M.soil, M.soil));
    if (s.variant === 1) {
      s.box(-3.4, -0.5, 0.85, 6.4, 1, 0.3, M.dark);
      wheels(s, [-2.6, -1.3, 2], 0.62, 0.45, M.light, [-1.2, 1.2]);
      cab(s, 1.5, 1.6, -1.1, 1.1, 0.8, 2.2, c);
      const H = s.vary(1.3, 1.7);
      s.prism('y', [-3.7, 1.3, 1, 1.3, 1.2, 1.3 + H, -3.6, 1.2 + H], -1.2, 1.2, s.acc, {
        face: [
          each(6, (i) =>
            poly(
              [-3.2 + i * 0.75, 1.35, -3.1 + i * 0.75, 1.35, -3.1 + i * 0.75, 1.1 + H, -3.2 + i * 0.75, 1.1 + H],
              tone(s.acc, -0.07),
            ),
          ),
        ],
      });
      s.box(-3.4, -1.05, 1.27 + H, 4.3, 2.1, 0.05, M.soil, { bare: true, plain: true });
      heap(-2.2, 1.25 + H, 0.98);
      heap(-0.4, 1.25 + H, 1);
      return;
    }
    const r = s.vary(1, 1.15);
    wheels(s, [-1.9, 1.6], r, 0.75, s.pick(c, M.amber, M.light), [-1.75, 1.75], { lugs: 24, bolts: 10 });
    s.box(-2.9, -0.9, 0.95, 5.6, 1.8, 0.5, M.dark);
    s.box(1, -1.6, 1.45, 1.8, 3.2, 0.85, c, {
      right: [
        louvres(0.28, 0.1, 0.72, 0.9, 8, M.dark),
        panel(0.06, 0.35, 0.2, 0.75, M.white),
        panel(0.8, 0.35, 0.94, 0.75, M.white),
      ],
      left: [hazard(0.1, 0.05, 0.9, 0.2, 8)],
    });
    s.box(1.3, 0.15, 2.3, 1.3, 1.35, 0.95, c, {
      left: [panel(0.1, 0.3, 0.9, 0.9, M.glass)],
      right: [panel(0.08, 0.3, 0.92, 0.92, M.glass)],
    });
    s.rail([2.75, -0.1, 2.75, -1.55, 1.1, -1.55], 2.3, 0.55, M.amber, 0.035);
    ladder(s, 2.2, 1.75, 0.4, 0.45, 1.9, M.steel);
    const rise = s.vary(0, 0.35);
    const tray = [-3.5, 2.4 + rise, -2.9, 1.75, 0.5, 1.6, 0.9, 3.3, 2.9, 3.35, 2.9, 3.55, 0.6, 3.65, -3.3, 3.3 + rise];
    s.prism('y', tray, -1.7, 1.7, s.pick(c, s.acc, tone(c, 0.03)), {
      face: [
        each(4, (i) =>
          poly([-2.6 + i * 0.8, 1.9, -2.44 + i * 0.8, 1.9, -2.44 + i * 0.8, 3.3, -2.6 + i * 0.8, 3.3], tone(c, -0.08)),
        ),
      ],
    });
    if (s.variant === 0 || s.chance()) heap(-1.4, 3.35 + rise / 2, 1.5);
  },
};
