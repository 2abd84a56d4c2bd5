import { handwheel, type Kinds, legs, vessel } from './assembly';
import { material as M, tone } from './colour';
import type { Scene } from './core';
import { disc, each, panel } from './decal';
import { arc, TAU } from './geometry';

const plant = (s: Scene, x: number, y: number, z: number, r: number): void => {
  s.lathe(
    'z',
    [x, y, z],
    [0, r * 0.3, r * 0.5, r, r * 1.1, r * 0.8, r * 1.6, 0],
    s.chance(0.6) ? M.leaf : tone(M.leaf, 0.06),
    { outline: 1.4, noShadow: true },
  );
};

/** Irrigation and greenhouses. */
export const irrigationKinds: Kinds = {
  'drip-irrigation': (s) => {
    const { c } = s;
    const rows = s.pick(3, 4, 3);
    const L = s.vary(5.6, 6.6);
    const step = 4.2 / rows;
    s.box(0, 0, 0, L, 4.4, 0.12, tone(M.soil, 0.08), { plain: true });
    for (let r = 0; r < rows; r++) {
      const y = 0.35 + r * step;
      s.prism('x', [y - 0.15, 0.12, y + step - 0.3, 0.12, y + step - 0.5, 0.42, y + 0.05, 0.42], 0.1, L - 0.2, M.soil);
      const mid = y + step / 2 - 0.22;
      s.pipe([0, mid + 0.22, 0.48, L + 0.35, mid + 0.22, 0.48], 0.05, M.rubber);
      s.row(s.integer(6, 8), 0.6, L - 0.7, (x) => {
        plant(s, x, mid - 0.08, 0.42, s.vary(0.3, 0.42));
        s.sphere([x + 0.22, mid + 0.3, 0.45], 0.07, M.water);
      });
    }
    s.pipe([L + 0.45, -1, 0.48, L + 0.45, 4.2, 0.48], 0.16, c);
    for (let r = 0; r < rows; r++) s.box(L + 0.3, 0.43 + r * step + step / 2 - 0.15, 0.38, 0.3, 0.24, 0.3, s.acc);
    const x = L + 0.45;
    for (const d of s.pick([0], [0, 1.1], [0])) {
      vessel(s, 'z', [x - d * 1.2, -1.9, 0.3], 0.5, 1.8, s.pick(c, c, s.acc));
      legs(s, [x - d * 1.2 - 0.3, x - d * 1.2 + 0.3], [-1.6], 0.12, 0, 0.5, M.iron);
    }
    s.pipe([x, -1.4, 0.9, x, -1, 0.9, x, -1, 0.48], 0.15, c);
    handwheel(s, 'z', [x, -0.95, 1.35], 0.36, M.red, 0.06);
    if (s.variant === 2)
      s.box(x - 2.4, -2.2, 0, 1.3, 0.9, 1.7, M.light, {
        left: [panel(0.15, 0.5, 0.85, 0.88, M.screen), panel(0.22, 0.6, 0.6, 0.8, M.led)],
      });
  },
  'centre-pivot': (s) => {
    const { c } = s;
    const spans = s.pick(2, 2, 3);
    const W = s.pick(4, 4.6, 3.2) * s.vary(0.95, 1.05);
    const H = 2.7;
    s.prism('z', arc(W * spans * 0.5, 0.2, W * spans * 0.56, 0, TAU, 40), 0, 0.06, tone(M.leaf, 0.1), {
      smooth: true,
      noShadow: true,
    });
    for (let r = 0; r < 5; r++)
      for (let k = 0; k < 10; k++) {
        const [x, y] = [W * spans * (0.06 + k * 0.097), -1.9 + r * 1];
        if ((x - W * spans * 0.5) ** 2 + (y - 0.2) ** 2 < (W * spans * 0.48) ** 2) plant(s, x, y, 0.06, 0.2);
      }
    legs(s, [-0.5, 0.5], [-0.5, 0.5], 0.14, 0, H, M.galvanised);
    s.cylinder('z', [0, 0, 0], 0.22, H + 0.6, c);
    s.box(-0.9, 0.5, 0.5, 0.5, 0.4, 0.9, s.acc, { left: [panel(0.15, 0.3, 0.85, 0.9, M.screen)] });
    for (let k = 0; k < spans; k++) {
      const [x0, x1] = [k * W, (k + 1) * W];
      const arch = (t: number): number => H + 0.5 + 0.55 * Math.sin(Math.PI * t);
      s.group(() => {
        s.pipe(
          Array.from({ length: 9 }, (_, i) => i / 8).flatMap((t) => [x0 + t * W, 0, arch(t)]),
          0.13,
          M.galvanised,
        );
        for (let i = 1; i < 6; i++) {
          const t = i / 6;
          for (const y of [-0.5, 0.5])
            s.pipe([x0 + t * W, 0, arch(t), x0 + t * W, y, H - 0.15], 0.04, M.galvanised, { noShadow: true });
        }
        for (const y of [-0.5, 0.5])
          s.wire([x0, 0, H + 0.4, x0 + W / 6, y, H - 0.15, x0 + (W * 5) / 6, y, H - 0.15, x1, 0, H + 0.4], M.iron, 2.4);
        for (let i = 0; i < 6; i++) {
          const t = (i + 0.5) / 6;
          s.pipe([x0 + t * W, 0.1, arch(t), x0 + t * W, 0.1, 1.2], 0.035, M.rubber, { noShadow: true });
          s.cylinder('z', [x0 + t * W, 0.1, 1.05], 0.09, 0.16, s.acc, { noShadow: true });
          s.pane([x0 + t * W, 0.1, 1.1, x0 + t * W - 0.35, 0.3, 0.3, x0 + t * W + 0.35, 0.3, 0.3], M.water, 0.35);
        }
      }, [x0, x1, -0.5, 0.5, H - 0.2, H + 1.2]);
      for (const y of [-1.1, 1.1]) {
        s.pipe([x1, y, 0.75, x1, 0, H + 0.4], 0.09, c);
        s.wheel([x1, y - 0.15, 0.55], 0.55, 0.3, s.acc, { lugs: 16 });
      }
      s.pipe([x1, -1.1, 0.75, x1, 1.1, 0.75], 0.1, c);
      s.box(x1 - 0.25, -0.3, 0.8, 0.5, 0.6, 0.4, s.acc);
    }
  },
  greenhouse: (s) => {
    const spans = s.pick(2, 3, 1);
    const w = s.pick(2.6, 2, 3.6) * s.vary(0.94, 1.06);
    const L = s.vary(5.4, 6.4);
    const wall = s.variant === 1 ? 1.9 : 1.4;
    const rise = s.variant === 1 ? 0.9 : w * 0.4;
    const frame = s.pick(M.galvanised, M.white, s.c);
    const profile = (y0: number): [number, number][] => {
      if (s.variant === 1)
        return [
          [y0, wall],
          [y0 + w / 2, wall + rise],
          [y0 + w, wall],
        ];
      return Array.from({ length: 9 }, (_, i): [number, number] => [
        y0 + (w / 2) * (1 - Math.cos((i / 8) * Math.PI)),
        wall + rise * Math.sin((i / 8) * Math.PI),
      ]);
    };
    s.box(0, -0.1, 0, L, spans * w + 0.2, 0.18, M.concrete);
    s.group(
      () => {
        for (let k = 0; k < spans; k++) {
          const y0 = k * w;
          const beds = s.variant === 2 ? 3 : 2;
          for (let b = 0; b < beds; b++) {
            const y = y0 + (w * (b + 0.5)) / beds - 0.25;
            s.box(0.3, y, 0.18, L - 0.6, 0.5, 0.3, M.soil, { plain: true, outline: 1 });
            s.row(9, 0.6, L - 0.6, (x) => plant(s, x, y + 0.25, 0.48, 0.3));
          }
        }
        for (let k = 0; k < spans; k++) {
          const ring = profile(k * w);
          ring.slice(1).forEach(([y1, z1], i) => {
            const [y0, z0] = ring[i] ?? [y1, z1];
            s.pane(
              [0, y0, z0, L, y0, z0, L, y1, z1, 0, y1, z1],
              tone(M.glass, 0.17),
              i * 2 >= ring.length - 2 ? 0.62 : 0.4,
            );
          });
          for (let f = 0; f <= 5; f++)
            s.wire(
              ring.flatMap(([y, z]) => [(f * L) / 5, y, z]),
              frame,
              2.4,
            );
          s.wire([0, k * w + w / 2, wall + rise, L, k * w + w / 2, wall + rise], frame, 2.4);
          s.pane(
            ring.flatMap(([y, z]) => [L, y, z]).concat([L, k * w + w, 0.18, L, k * w, 0.18]),
            tone(M.glass, 0.12),
            0.45,
          );
          for (const t of [0.25, 0.5, 0.75])
            s.wire([L, k * w + t * w, 0.18, L, k * w + t * w, wall + rise * (t === 0.5 ? 1 : 0.6)], frame, 2.2);
          s.wire([L, k * w, wall, L, k * w + w, wall], frame, 2.2);
        }
        const y = spans * w;
        s.pane([0, y, 0.18, L, y, 0.18, L, y, wall, 0, y, wall], tone(M.glass, 0.15), 0.42);
        for (let f = 0; f <= 5; f++) s.wire([(f * L) / 5, y, 0.18, (f * L) / 5, y, wall], frame, 2.4);
        s.wire([0, y, wall, L, y, wall], frame, 2.6);
        s.quad(
          [
            L + 0.02,
            w * 0.3,
            0.18,
            L + 0.02,
            w * 0.7,
            0.18,
            L + 0.02,
            w * 0.7,
            wall * 0.95,
            L + 0.02,
            w * 0.3,
            wall * 0.95,
          ],
          s.c,
          [1, 0, 0],
          { noShadow: true },
        );
        s.quad(
          [
            L + 0.03,
            w * 0.36,
            0.9,
            L + 0.03,
            w * 0.64,
            0.9,
            L + 0.03,
            w * 0.64,
            wall * 0.88,
            L + 0.03,
            w * 0.36,
            wall * 0.88,
          ],
          M.glass,
          [1, 0, 0],
          { noShadow: true, bare: true },
        );
        if (spans > 1)
          s.lathe('x', [L + 0.02, w * 1.5, wall * 0.95], [0, 0.32, 0.1, 0.32], M.iron, {
            face: [
              disc(0, 0, 0.26, M.black),
              each(4, (i) => disc(0.14 * Math.cos(i * 1.57), 0.14 * Math.sin(i * 1.57), 0.09, M.steel)),
            ],
          });
      },
      [0, L + 0.1, 0, spans * w, 0.18, wall + rise],
      true,
    );
  },
};
