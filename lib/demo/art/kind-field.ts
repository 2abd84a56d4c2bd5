import { type Kinds, ladder, wheels } from './assembly';
import { material as M, tone } from './colour';
import type { Scene } from './core';
import { each, panel, poly, segments } from './decal';
import { arc, circle, TAU } from './geometry';

const jet = (s: Scene, x: number, y: number, z: number, w: number): void =>
  s.pane([x, y, z, x, y - w, 0.05, x, y + w, 0.05], M.water, 0.38);

const reel = (s: Scene, x: number, z: number, r: number, half: number): void => {
  s.group(() => {
    s.cylinder('y', [x, -half, z], 0.1, 2 * half, M.steel);
    for (let k = 0; k < 6; k++) {
      const a = (k / 6) * TAU + 0.3;
      s.pipe(
        [x + r * Math.cos(a), -half, z + r * Math.sin(a), x + r * Math.cos(a), half, z + r * Math.sin(a)],
        0.06,
        s.acc,
      );
      for (const y of [-half, 0, half])
        s.pipe([x, y, z, x + r * Math.cos(a), y, z + r * Math.sin(a)], 0.045, s.acc, { noShadow: true });
    }
    s.pipe(circle('y', [x, half, z], r), 0.05, s.acc);
  });
};
/** Tractors, sprayers and harvesters. */
export const fieldKinds: Kinds = {
  tractor: (s) => {
    const { c } = s;
    const rim = s.pick(s.acc, M.amber, M.white);
    const [R, r] = [s.vary(1.25, 1.45), s.vary(0.78, 0.92)];
    s.box(-2.2, -0.45, 0.8, 4.6, 0.9, 0.5, M.dark);
    for (const y of [-1.75, 1.05]) s.wheel([-1.5, y, R], R, 0.7, rim, { lugs: 26, bolts: 8 });
    for (const y of [-1.45, 0.95]) s.wheel([1.9, y, r], r, 0.5, rim, { lugs: 20 });
    s.prism('y', [-0.1, 1.3, 2.8, 1.2, 2.85, 2.1, 2.4, 2.4, -0.1, 2.65], -0.62, 0.62, c, {
      face: [
        poly([0.8, 1.55, 2.4, 1.5, 2.4, 2.1, 0.8, 2.2], M.dark),
        each(4, (i) => segments([0.85, 1.67 + i * 0.14, 2.35, 1.62 + i * 0.14], M.iron, 1.4)),
        poly([0, 2.3, 2.5, 2.2, 2.5, 2.3, 0, 2.42], s.pick(M.white, M.dark, M.dark)),
      ],
    });
    const bare = { bare: true };
    s.quad([2.84, -0.45, 1.3, 2.84, 0.45, 1.3, 2.87, 0.45, 2, 2.87, -0.45, 2], M.dark, [1, 0, 0], bare);
    for (const y of [-0.4, 0.16])
      s.quad(
        [2.89, y, 1.75, 2.89, y + 0.26, 1.75, 2.89, y + 0.26, 1.95, 2.89, y, 1.95],
        M.white,
        [0.2, 0.2, 0.5],
        bare,
      );
    s.pipe([0.5, 0.4, 2.5, 0.5, 0.4, s.vary(3.4, 4)], 0.09, M.iron);
    s.prism(
      'y',
      [-2.1, 2, -0.1, 1.5, -0.1, 2.65, 0.05, 2.7, -0.25, 3.95, -1.95, 3.95, -2.15, 2.8],
      -0.9,
      0.9,
      M.glass,
      {
        face: [
          poly([-2.1, 2, -0.1, 1.5, -0.1, 2.2, -2.1, 2.5], c),
          segments([-1.05, 2.3, -1, 3.9, -0.1, 2.4, -0.28, 3.9, -2.1, 2.5, -1.95, 3.9], M.dark, 4),
        ],
      },
    );
    s.box(-2.2, -1, 3.95, 2.2, 2, 0.22, s.pick(c, M.white, c));
    s.prism('y', [...arc(-1.5, R, R + 0.15, 0.3, 2.6), ...arc(-1.5, R, R + 0.27, 2.6, 0.3)], 0.95, 1.75, c, {
      smooth: true,
    });
    if (s.variant === 2) s.box(2.9, -0.5, 0.9, 0.5, 1, 0.7, M.iron);
  },
  'field-sprayer': (s) => {
    const { c } = s;
    wheels(s, [0], 0.8, 0.4, s.acc, [-1.5, 1.5], { lugs: 18 });
    s.box(-1.4, -0.7, 0.8, 3.4, 1.4, 0.2, M.dark);
    for (const y of [-0.4, 0.4]) s.pipe([2, y, 0.9, 3.6, 0, 0.7], 0.09, M.dark);
    const R = s.vary(0.82, 0.96);
    s.lathe(
      'x',
      [-1.2, 0, 1 + R],
      [0, R * 0.57, 0.15, R * 0.9, 0.3, R, 2.3, R, 2.45, R * 0.9, 2.6, R * 0.57],
      s.pick(c, M.white, c),
    );
    s.cylinder('z', [0.1, 0, 0.94 + 2 * R], 0.34, 0.2, M.dark);
    for (const y of [-0.5, 0.4]) s.box(-1.75, y, 0.6, 0.12, 0.12, 2.1, M.iron, { outline: 2 });
    const half = s.vary(3.8, 4.5);
    s.lattice([-1.9, -half, 1.25], [-1.9, half, 1.25], 0.5, 18, s.pick(M.galvanised, c, M.galvanised), { bar: 0.035 });
    s.row(s.integer(11, 15), -half + 0.1, half - 0.1, (y) => {
      s.pipe([-1.9, y, 0.98, -1.9, y, 0.72], 0.045, M.brass, { noShadow: true });
      jet(s, -1.89, y, 0.72, 0.22);
    });
  },
  'combine-harvester': (s) => {
    const { c } = s;
    const half = s.vary(2.2, 2.7);
    s.wheel([1.1, -1.55, 1], 1, 0.6, s.pick(s.acc, M.amber, M.light), { lugs: 22, bolts: 8 });
    s.wheel([1.1, 0.95, 1], 1, 0.6, s.pick(s.acc, M.amber, M.light), { lugs: 22, bolts: 8 });
    wheels(s, [-2.3], 0.62, 0.4, s.pick(s.acc, M.amber, M.light), [-1.3, 1.3], { lugs: 18 });
    s.prism('y', [-3.6, 1.5, -2.9, 0.95, 1.6, 0.95, 1.9, 2, 1.7, 3, -2.6, 3, -3.6, 2.4], -1.1, 1.1, c, {
      face: [
        poly([-2.6, 1.9, -0.6, 1.9, -0.6, 2.8, -2.6, 2.8], tone(c, -0.05)),
        each(5, (i) => segments([-2.45, 2.05 + i * 0.15, -0.8, 2.05 + i * 0.15], M.dark, 1.2)),
        poly([-0.3, 1.2, 1.5, 1.2, 1.5, 1.9, -0.3, 1.9], tone(c, 0.03)),
        poly([-3.4, 1.7, 1.6, 1.55, 1.6, 1.68, -3.4, 1.85], M.white),
      ],
    });
    s.taper([-2, -0.9, 2.2, 1.8], [-2.4, -1.15, 2.9, 2.3], 3, 0.7, s.pick(tone(c, 0.03), M.light, tone(c, 0.03)), {
      cap: M.straw,
    });
    s.prism('y', [0.8, 2.4, 2, 2.4, 2.15, 3, 1.9, 4, 0.8, 4], -0.8, 0.8, M.glass, {
      face: [
        poly([0.8, 2.4, 2, 2.4, 2.05, 2.7, 0.8, 2.7], c),
        segments([0.85, 2.7, 0.85, 3.95, 1.4, 2.7, 1.4, 3.95], M.dark, 3),
      ],
    });
    s.box(0.65, -0.9, 4, 1.5, 1.8, 0.16, s.pick(c, M.white, s.acc));
    s.pipe([-0.9, 0.95, 3.5, -1.3, 1.3, 3.75, -3.9, 1.5, 3.6], 0.2, c);
    s.prism('y', [1.6, 1, 3.2, 0.45, 3.2, 0.8, 1.8, 1.7], -0.55, 0.55, tone(c, -0.05));
    s.group(
      () => {
        s.prism('y', [3.1, 0.25, 4.5, 0.18, 4.5, 0.26, 3.5, 0.5, 3.3, 1.15, 3.1, 1.15], -half, half, s.acc);
        s.row(s.integer(9, 12), -half + 0.1, half - 0.15, (y) =>
          s.prism('y', [4.5, 0.15, 4.95, 0.12, 4.5, 0.28], y, y + 0.08, M.steel, { outline: 1.2 }),
        );
        reel(s, 4.15, 1.15, 0.55, half - 0.1);
        for (const y of [-half - 0.08, half])
          s.prism('y', [3.1, 0.2, 4.7, 0.15, 4.9, 0.3, 4.3, 0.75, 3.3, 1.2, 3.1, 1.2], y, y + 0.08, s.acc);
      },
      [3.1, 5, -half, half, 0.1, 1.9],
      true,
    );
    ladder(s, 0.4, 1.12, 0.9, 0.45, 1.6, M.iron);
  },
  'drone-sprayer': (s) => {
    const { c } = s;
    const n = s.pick(6, 4, 8);
    const z = 2.1;
    const arm = s.vary(2.3, 2.7);
    for (const y of [-0.9, 0.9]) {
      s.pipe([-1.2, y, 0.12, 1.2, y, 0.12], 0.09, M.dark);
      for (const x of [-0.7, 0.7]) s.pipe([x, y, 0.12, x * 0.6, y * 0.5, z - 0.2], 0.07, M.dark);
    }
    s.taper([-0.7, -0.55, 1.4, 1.1], [-0.9, -0.7, 1.8, 1.4], 0.85, 1.1, s.pick(M.white, s.acc, M.white), {
      left: [panel(0.15, 0.15, 0.85, 0.45, M.water)],
    });
    s.lathe('z', [0, 0, z], [0, 0.95, 0.25, 1, 0.5, 0.8, 0.75, 0.4], c);
    s.sphere([1.05, 0, z - 0.1], 0.2, M.dark);
    for (let k = 0; k < n; k++) {
      const a = ((k + 0.5) / n) * TAU;
      const [x, y] = [arm * Math.cos(a), arm * Math.sin(a)];
      s.pipe([0.6 * Math.cos(a), 0.6 * Math.sin(a), z + 0.2, x, y, z + 0.2], 0.1, M.dark);
      s.lathe('z', [x, y, z + 0.1], [0, 0.2, 0.35, 0.24, 0.4, 0.12], k % 2 ? s.acc : c);
      const R = n > 6 ? 0.75 : 0.95;
      s.pane(circle('z', [x, y, z + 0.55], R), M.glass, 0.28);
      const turn = s.vary(0, 3);
      const [dx, dy] = [R * Math.cos(turn), R * Math.sin(turn)];
      s.quad(
        [
          x - dx,
          y - dy,
          z + 0.56,
          x - dy * 0.1,
          y + dx * 0.1,
          z + 0.56,
          x + dx,
          y + dy,
          z + 0.56,
          x + dy * 0.1,
          y - dx * 0.1,
          z + 0.56,
        ],
        M.dark,
        [0, 0, 1],
        { noShadow: true, outline: 1 },
      );
      s.pipe([x, y, z + 0.1, x, y, z - 0.25], 0.05, M.brass, { noShadow: true });
      jet(s, x, y, z - 0.25, 0.35);
    }
  },
};
