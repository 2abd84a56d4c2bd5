import { cab, type Kinds, legs, wheels } from './assembly';
import { type Colour, material as M, tone } from './colour';
import type { Scene } from './core';
import { all, disc, each, hazard, louvres, panel, poly, rect, ribs, segments, stroke } from './decal';
import { ringed } from './geometry';

const rails = (s: Scene, L: number): void => {
  const n = Math.round(L / 0.41);
  s.row(n, -L + 0.2, L - 0.5, (x) => s.box(x, -1.35, 0, 0.34, 2.7, 0.12, M.wood, { outline: 1.5, plain: true }));
  for (const y of [-0.85, 0.7]) s.box(-L, y, 0.12, 2 * L, 0.14, 0.16, M.steel, { outline: 1.6 });
};

const bogie = (s: Scene, x: number): void => {
  for (const dx of [-0.7, 0.7])
    for (const y of [-0.84, 0.68]) s.wheel([x + dx, y, 0.68], 0.4, 0.16, M.steel, { tyre: M.iron });
  s.prism(
    'y',
    [x - 1.05, 0.6, x + 1.05, 0.6, x + 0.9, 0.95, x + 0.35, 0.8, x - 0.35, 0.8, x - 0.9, 0.95],
    0.86,
    1,
    M.dark,
  );
};

const box40 = (s: Scene, x: number, y: number, z: number, L: number, c: Colour): void => {
  const bar = (u: number): ReturnType<typeof panel> =>
    all([panel(u - 0.012, 0.04, u + 0.012, 0.96, M.light), panel(u - 0.045, 0.31, u + 0.045, 0.35, M.dark)]);
  s.box(x, y, z, L, 2.3, 2.45, c, {
    left: [
      ribs(Math.round(L * 3.6), c, 1.5, 0.02, 0.98),
      panel(0, 0, 1, 0.07, tone(c, -0.06)),
      panel(0, 0.93, 1, 1, tone(c, 0.02)),
      rect(0.5, 1.35, 0.34 * L, 0.55, c, { bare: true }),
      rect(0.62, 1.5, 0.2 * L, 0.24, M.white, { bare: true }),
    ],
    right: [
      panel(0.06, 0.06, 0.485, 0.94, tone(c, -0.02)),
      panel(0.515, 0.06, 0.94, 0.94, tone(c, -0.02)),
      bar(0.18),
      bar(0.38),
      bar(0.62),
      bar(0.82),
    ],
  });
  for (const a of [0, L - 0.25])
    for (const b of [0, 2.05])
      for (const d of [0, 2.25])
        if (a > 0 || b > 0)
          s.box(x + a, y + b, z + d, a > 0 ? 0.27 : 0.25, b > 0 ? 0.27 : 0.25, d > 0 ? 0.21 : 0.2, M.iron, {
            plain: true,
            outline: 1.2,
            noShadow: true,
          });
};

/** Rail, road and container transport. */
export const railKinds: Kinds = {
  'rail-wagon': (s) => {
    const { c } = s;
    rails(s, 4.5);
    for (const x of [-2.7, 2.7]) bogie(s, x);
    s.box(-3.9, -0.5, 1, 7.8, 1, 0.25, M.dark);
    for (const x of [3.9, -4.3]) s.cylinder('x', [x, 0, 1.1], 0.16, 0.4, M.iron);
    if (s.variant === 0) {
      const R = s.vary(1.05, 1.22);
      s.lathe(
        'x',
        [-3.9, 0, 1.2 + R],
        [
          0,
          R * 0.45,
          0.2,
          R * 0.83,
          0.4,
          R,
          ...ringed(s.whole(2, 4), 1.4, 1.6, R, R + 0.04, 0.1),
          7.4,
          R,
          7.6,
          R * 0.83,
          7.8,
          R * 0.45,
        ],
        c,
      );
      s.cylinder('z', [0, 0, 1.15 + 2 * R], 0.38, 0.3, M.steel);
      s.rail([-0.9, 0.5, 0.9, 0.5], 1 + 2 * R, 0.5, M.amber, 0.03);
      return;
    }
    const H = s.vary(2.9, 3.4);
    if (s.variant === 1) {
      const n = s.whole(7, 10);
      s.prism('y', [-3.9, 1.25, 3.9, 1.25, 3.9, H, -3.9, H], -1.2, 1.2, c, {
        face: [each(n, (i) => rect(-3.7 + (i * 7.3) / (n - 1), 1.3, 0.14, H - 1.35, tone(c, -0.07)))],
      });
      s.box(-3.75, -1.05, H, 7.5, 2.1, 0.05, M.soil, { bare: true, plain: true });
      s.row(4, -2.8, 2.75, (x) =>
        s.lathe(
          'z',
          [x, 0, H + 0.02],
          [0, 0.98, 0.25, 0.7, 0.5, 0.2, 0.54, 0],
          s.chance() ? M.soil : tone(M.soil, -0.04),
        ),
      );
      return;
    }
    s.prism('y', [-3.9, 2.1, -2.6, 1.25, 2.6, 1.25, 3.9, 2.1, 3.9, H + 0.2, -3.9, H + 0.2], -1.2, 1.2, c, {
      face: [each(7, (i) => rect(-3.3 + i * 1.05, 2.1, 0.14, H - 1.95, tone(c, -0.07)))],
    });
    s.row(3, -3.2, 1.4, (x) => s.box(x, -0.5, H + 0.2, 1.8, 1, 0.14, M.steel));
  },
  locomotive: (s) => {
    const { c, acc } = s;
    rails(s, 4.7);
    for (const x of [-2.7, 2.6]) bogie(s, x);
    s.box(-4.2, -1.1, 1, 8.4, 2.2, 0.35, M.dark);
    s.cylinder('x', [4.2, 0, 1.1], 0.16, 0.4, M.iron);
    s.box(-1.1, 0.5, 0.45, 2.2, 0.5, 0.55, M.iron);
    const H = s.vary(2, 2.35);
    const z = 1.35;
    if (s.variant === 0) {
      s.prism('y', [-4.1, z, 4.1, z, 4.1, z + H * 0.4, 3.6, z + H, -3.6, z + H, -4.1, z + H * 0.4], -1.05, 1.05, c, {
        face: [
          poly([-4.05, z + 0.3, 4.05, z + 0.3, 4.05, z + 0.6, -4.05, z + 0.6], acc),
          poly([2.9, z + 1, 3.55, z + 1, 3.35, z + H - 0.25, 2.9, z + H - 0.25], M.glass),
          poly([-3.55, z + 1, -2.9, z + 1, -2.9, z + H - 0.25, -3.35, z + H - 0.25], M.glass),
          each(5, (i) =>
            poly(
              [
                -2.3 + i * 0.95,
                z + 0.95,
                -1.6 + i * 0.95,
                z + 0.95,
                -1.6 + i * 0.95,
                z + 1.6,
                -2.3 + i * 0.95,
                z + 1.6,
              ],
              M.dark,
            ),
          ),
        ],
      });
      s.quad(
        [4.05, -0.85, z + H * 0.48, 4.05, 0.85, z + H * 0.48, 3.65, 0.85, z + H * 0.94, 3.65, -0.85, z + H * 0.94],
        M.glass,
        [0.9, 0, 0.35],
        { bare: true, noShadow: true },
      );
      s.box(-2.4, -0.6, z + H, 4.4, 1.2, 0.2, M.iron);
      for (const x of [-2, 1.4]) {
        s.pipe([x, 0, z + H + 0.2, x + 0.7, 0, z + H + 0.75, x, 0, z + H + 1.25], 0.05, M.red);
        s.box(x - 0.1, -0.8, z + H + 1.22, 0.2, 1.6, 0.08, M.dark);
      }
    } else {
      const x = s.pick(0, -3.4, 1.2);
      s.box(-4, -0.75, z, x + 4, 1.5, H * 0.66, c, {
        left: [
          louvres(0.1, 0.3, 0.5, 0.85, 8),
          panel(0, 0.08, 1, 0.22, acc),
          panel(0.6, 0.3, 0.9, 0.85, tone(c, -0.03)),
        ],
      });
      s.box(x + 1.6, -0.75, z, 4 - x - 1.6, 1.5, H * 0.66, c, {
        left: [
          panel(0, 0.08, 1, 0.22, acc),
          louvres(0.12, 0.32, 0.6, 0.85, 8),
          panel(0.7, 0.3, 0.92, 0.85, tone(c, -0.03)),
        ],
        right: [louvres(0.2, 0.35, 0.8, 0.85, 6), disc(0.3, 0.25, 0.12, M.white), disc(1.2, 0.25, 0.12, M.white)],
      });
      s.box(x, -1.05, z, 1.6, 2.1, H * 1.1, c, {
        left: [panel(0, 0.05, 1, 0.13, acc), panel(0.15, 0.52, 0.85, 0.9, M.glass)],
        right: [panel(0.08, 0.68, 0.45, 0.94, M.glass), panel(0.55, 0.68, 0.92, 0.94, M.glass)],
      });
      s.box(x - 0.1, -1.15, z + H * 1.1, 1.8, 2.3, 0.14, acc);
      s.cylinder('z', [-2.8 + (x < -2 ? 3.5 : 0), 0, z + H * 0.66], 0.24, 0.4, M.iron);
      s.rail([x + 1.7, 1.05, 4.1, 1.05, 4.1, -1.05], z, 0.75, M.amber, 0.04);
    }
    s.box(4.2, -1.05, 0.75, 0.15, 2.1, 0.55, M.dark, { right: [hazard(0.03, 0.1, 0.97, 0.9, 9)] });
  },
  'semi-trailer': (s) => {
    const { c } = s;
    const L = s.vary(6.2, 7.2);
    s.box(-L, -0.55, 0.95, L + 1, 1.1, 0.25, M.dark);
    wheels(s, [-L + 0.8, -L + 1.95, -L + 3.1], 0.55, 0.42, M.light, [-1.15, 1.15]);
    s.box(0.9, -0.55, 0.75, 3.2, 1.1, 0.25, M.dark);
    wheels(s, [1.2, 3.4], 0.58, 0.45, M.light, [-1.15, 1.15]);
    cab(s, 2.5, 1.7, -1.1, 1.1, 0.75, 2.6, s.acc);
    s.box(1.7, 0.55, 0.6, 0.75, 0.5, 0.5, M.steel);
    const x0 = -L - 0.1;
    if (s.variant === 0) {
      s.box(x0, -1.15, 1.2, L + 1.9, 2.3, 2.7, M.white, {
        left: [
          panel(0, 0, 1, 0.05, M.iron),
          poly([0.6, 0.4, L * 0.55, 0.4, L * 0.4, 2.3, 0.6, 2.3], c),
          panel(0, 0.95, 1, 1, M.light),
        ],
        right: [panel(0.06, 0.05, 0.94, 0.95, M.light)],
      });
      s.box(1.85, -0.8, 2.4, 0.4, 1.6, 1.1, M.light, { right: [louvres(0.1, 0.15, 0.9, 0.85, 6)] });
    } else if (s.variant === 1) {
      s.lathe(
        'x',
        [x0, 0, 2.35],
        [
          0,
          0.5,
          0.15,
          0.95,
          0.35,
          1.15,
          ...ringed(4, 1, 1.35, 1.15, 1.19, 0.1),
          L + 1.4,
          1.15,
          L + 1.6,
          0.95,
          L + 1.8,
          0.5,
        ],
        s.chance() ? M.steel : c,
      );
      s.row(3, -L + 1, 0, (x) => s.cylinder('z', [x, 0, 3.44], 0.3, 0.2, M.iron));
      s.rail([-L + 0.5, 0.45, -L / 2, 0.45, 0.8, 0.45], 3.4, 0.4, M.steel, 0.03);
    } else {
      s.box(x0, -1.15, 1.2, L + 1.9, 2.3, 0.22, c);
      s.box(1.6, -1.15, 1.42, 0.15, 2.3, 1.2, c);
      for (const y of [-1.1, 1.05])
        s.row(6, x0 + 0.2, 1.2, (x) => s.box(x, y, 1.42, 0.09, 0.07, 0.7, M.galvanised, { outline: 1.6 }));
      s.group(() => {
        for (const [k, y] of [-0.7, 0, 0.7].entries())
          s.cylinder('x', [x0 + 0.4 + k * 0.1, y, 1.75], 0.33, L + 0.4, M.steel, { face: [disc(0, 0, 0.25, M.black)] });
        for (const y of [-0.35, 0.35])
          s.cylinder('x', [x0 + 0.5, y, 2.33], 0.33, L + 0.4, M.steel, { face: [disc(0, 0, 0.25, M.black)] });
      });
    }
    s.box(-1, 0.5, 0.1, 0.15, 0.15, 0.9, M.iron);
  },
  'shipping-container': (s) => {
    const { c } = s;
    const L = s.pick(s.vary(6, 7.2), s.vary(3.8, 4.6), 6.6);
    if (s.variant !== 2) {
      box40(s, 0, 0, 0, L, c);
      if (s.variant === 1) box40(s, 0, 0, 2.46, L, s.acc);
      return;
    }
    const frame = { outline: 2 };
    for (const x of [0, 6]) for (const y of [0, 2]) s.box(x, y, 0, 0.3, 0.3, 2.5, c, frame);
    for (const y of [0, 2]) {
      s.box(0, y, 0, 6.3, 0.3, 0.2, c);
      s.box(0, y, 2.5, 6.3, 0.3, 0.18, c, frame);
    }
    const R = s.vary(0.98, 1.1);
    s.lathe(
      'x',
      [0.3, 1.15, 1.32],
      [
        0,
        R * 0.66,
        0.18,
        R * 0.94,
        0.3,
        R,
        ...ringed(s.whole(2, 3), 1.4, 1.5, R, R + 0.04, 0.1),
        5.5,
        R,
        5.65,
        R * 0.94,
        5.8,
        R * 0.66,
      ],
      M.light,
      { box: [0.35, 5.95, 0.32, 1.98, 0.3, 2.4] },
    );
    s.cylinder('z', [3.1, 1.15, 2.4], 0.32, 0.25, M.steel);
    s.box(6, 0, 0, 0.3, 2.3, 0.2, c);
    s.box(6, 0.3, 2.5, 0.3, 1.7, 0.18, c, frame);
    s.pipe([6.2, 0.3, 0.2, 6.2, 2.1, 2.5], 0.08, c);
  },
  'container-crane': (s) => {
    const { c } = s;
    s.shadowMax = 1.5;
    const H = s.vary(4.6, 5.2);
    const tyred = s.variant === 1;
    const [W, D] = [s.vary(5.2, 6), 2.6];
    for (const x of [0, W]) {
      if (tyred) wheels(s, [x], 0.5, 0.35, M.light, [-0.3, 0.25]);
      for (const y of [0, D]) {
        if (tyred) s.wheel([x, y + 0.1, 0.5], 0.5, 0.35, M.light);
        else s.box(x - 0.45, y - 0.2, 0, 0.9, 0.4, 0.45, M.dark);
        s.box(x - 0.2, y - 0.2, tyred ? 0.6 : 0.45, 0.4, 0.4, H, c);
      }
      s.box(x - 0.17, 0.2, 0.65, 0.34, D - 0.4, 0.4, c);
      s.box(x - 0.17, -0.2, H + 0.5, 0.34, D + 0.4, 0.45, c);
    }
    const out = s.pick(2.6, 0.4, 3.2);
    const top = H + 0.95;
    for (const y of [0.5, D - 0.85])
      s.box(-0.6, y, top, W + 0.6 + out, 0.35, 0.5, c, { left: [hazard(0.93, 0, 1, 1, 3)] });
    if (s.variant !== 1) {
      for (const x of [0, 1.4]) s.pipe([x, D / 2, top + 0.5, 0.7, D / 2, top + 2.2], 0.1, c);
      s.wire([0.7, D / 2, top + 2.2, W + out - 0.4, D / 2, top + 0.6], M.dark, 2.2);
      s.wire([0.7, D / 2, top + 2.2, -0.4, D / 2, top + 0.6], M.dark, 2.2);
      s.box(-0.5, 0.4, top + 0.5, 1.1, D - 0.8, 0.7, s.acc);
    }
    const x = W * s.vary(0.35, 0.6);
    s.box(x - 0.6, 0.45, top + 0.5, 1.2, D - 0.9, 0.4, s.acc);
    s.box(x + 0.7, D - 1, top - 1, 0.8, 0.7, 0.85, M.white, {
      left: [panel(0.1, 0.3, 0.9, 0.9, M.glass)],
      right: [panel(0.1, 0.3, 0.9, 0.9, M.glass)],
    });
    const z = s.vary(2.2, 2.8);
    for (const dx of [-0.5, 0.5]) for (const y of [0.8, 1.8]) s.wire([x + dx, y, top, x + dx, y, z + 0.2], M.dark, 1.5);
    s.box(x - 1.2, 0.7, z, 2.4, 1.2, 0.22, M.amber);
    s.box(x - 1.2, 0.6, z - 1.25, 2.4, 1.4, 1.22, s.acc, {
      left: [ribs(10), panel(0.08, 0.55, 0.4, 0.8, M.white)],
      right: [segments([0.7, 0, 0.7, 1.2], M.dark, 1.4)],
    });
    if (!tyred) for (const y of [-0.05, D - 0.05]) s.box(-1, y, 0, W + 2, 0.1, 0.06, M.steel, { plain: true });
  },
  weighbridge: (s) => {
    const { c } = s;
    const L = s.vary(6.4, 7.4);
    s.box(0, 0, 0, L, 2.8, 0.4, c, {
      left: [each(5, (i) => panel(0.03 + i * 0.195, 0.15, 0.2 + i * 0.195, 0.85, tone(c, -0.05)))],
      top: [
        panel(0.01, 0.06, 0.99, 0.94, M.iron),
        each(s.pick(3, 4, 5), (i) =>
          stroke(
            [(L * (i + 1)) / (s.pick(3, 4, 5) + 1), 0.2, (L * (i + 1)) / (s.pick(3, 4, 5) + 1), 2.6],
            M.dark,
            1.6,
            1,
          ),
        ),
        hazard(0.01, 0.02, 0.99, 0.06, 20),
        hazard(0.01, 0.94, 0.99, 0.98, 20),
      ],
    });
    s.prism('y', [L, 0, L + 1.6, 0, L, 0.4], 0.1, 2.7, M.concrete);
    s.prism('y', [-1.6, 0, 0, 0, 0, 0.4], 0.1, 2.7, M.concrete);
    const truckHue = s.pick(s.acc, M.white, s.acc);
    s.group(() => {
      s.box(0.9, 0.7, 1.15, 3.9, 1.4, 0.2, M.dark);
      for (const x of [1.5, 2.5, 4.5]) for (const y of [0.35, 2.05]) s.wheel([x, y, 0.85], 0.45, 0.36, M.light);
      cab(s, 4.1, 1.15, 0.45, 2.35, 1.1, 1.7, truckHue);
      s.box(0.7, 0.4, 1.35, 3.1, 2, 1.15, truckHue, { left: [ribs(5)], top: [panel(0.04, 0.06, 0.96, 0.94, M.soil)] });
      s.lathe('z', [2.2, 1.4, 2.5], [0, 0.9, 0.25, 0.6, 0.4, 0], M.soil);
    }, [0.7, 5.3, 0.3, 2.5, 0.4, 3]);
    if (s.variant !== 1) {
      s.box(L * 0.3, 4.2, 0, 2.2, 1.4, 1.9, M.white, {
        left: [panel(0.08, 0.45, 0.55, 0.85, M.glass), panel(0.68, 0, 0.9, 0.82, c)],
        right: [panel(0.15, 0.45, 0.85, 0.85, M.glass)],
      });
      s.box(L * 0.3 - 0.1, 4.1, 1.9, 2.4, 1.6, 0.14, c);
    }
    s.box(L - 0.4, 3.5, 0, 0.14, 0.14, 1.7, M.iron);
    s.box(L - 0.85, 3.45, 1.7, 1.1, 0.22, 0.6, M.dark, { left: [panel(0.1, 0.25, 0.9, 0.75, M.red, { bare: true })] });
    legs(s, [L - 1.4], [3.4], 0.18, 0, 1, M.amber);
  },
};
