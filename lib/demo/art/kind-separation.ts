import { type Kinds, motor } from './assembly';
import { material as M, tone } from './colour';
import { bolts, disc, each, fan, panel, poly, ribs, segments } from './decal';
import { ringed, TAU } from './geometry';

/** Screening, flotation and mine ventilation. */
export const separationKinds: Kinds = {
  'vibrating-screen': (s) => {
    const { c } = s;
    const L = s.vary(2.8, 3.3);
    const tilt = s.vary(0.22, 0.34);
    const zAt = (x: number): number => 1.7 - x * tilt;
    const decks = s.pick(2, 3, 2);
    const h = 0.65 * decks;
    s.group(
      () => {
        for (const x of [-L + 0.6, L - 0.6])
          for (const y of [-1.35, 1.35]) {
            s.box(x - 0.25, y - 0.25, 0, 0.5, 0.5, zAt(x) - 0.5, M.iron);
            s.lathe('z', [x, y, zAt(x) - 0.5], ringed(4, 0, 0.12, 0.14, 0.22, 0.07), M.steel);
          }
        s.prism('y', [-L, zAt(-L) - 0.2, L, zAt(L) - 0.2, L, zAt(L) + h, -L, zAt(-L) + h], -1.35, -1.2, tone(c, -0.04));
        for (let k = 0; k < decks; k++) {
          const lift = (k * h) / decks;
          s.prism(
            'y',
            [
              -L,
              zAt(-L) + lift,
              L + 0.3,
              zAt(L + 0.3) + lift,
              L + 0.3,
              zAt(L + 0.3) + lift + 0.12,
              -L,
              zAt(-L) + lift + 0.12,
            ],
            -1.2,
            1.2,
            k === decks - 1 ? M.steel : M.iron,
          );
        }
        const top = ((decks - 1) * h) / decks + 0.13;
        for (let i = 1; i < 14; i++) {
          const x = -L + (i * 2 * L) / 14;
          s.strap([x, -1.2, zAt(x) + top, x, 1.2, zAt(x) + top], M.dark, 0);
        }
        for (let j = 0; j < 7; j++)
          s.strap([-L, -1.1 + j * 0.36, zAt(-L) + top, L, -1.1 + j * 0.36, zAt(L) + top], M.dark, 0);
        for (let i = 0; i < 7; i++) {
          const x = -L + 0.6 + i * 0.55;
          s.lathe('z', [x, s.vary(-0.8, 0.8), zAt(x) + top - 0.05], [0, 0.24, 0.12, 0.2, 0.24, 0.06], M.rock);
        }
        const side = [-L, zAt(-L) - 0.2, L, zAt(L) - 0.2, L, zAt(L) + h, -L, zAt(-L) + h];
        s.prism('y', side, 1.2, 1.35, c, {
          face: [
            each(6, (i) => {
              const x = -L + 0.3 + (i * (2 * L - 0.6)) / 5;
              return poly(
                [
                  x - 0.06,
                  zAt(x) - 0.15,
                  x + 0.06,
                  zAt(x) - 0.17,
                  x + 0.06,
                  zAt(x) + h - 0.07,
                  x - 0.06,
                  zAt(x) + h - 0.05,
                ],
                tone(c, -0.1),
              );
            }),
          ],
        });
      },
      undefined,
      true,
    );
    s.lathe('y', [0.1, 1.36, 1.75], [0, 0.75, 0.3, 0.75, 0.3, 0.5, 0.55, 0.5], s.acc, {
      face: [bolts(0, 0, 0.36, 6, 0.05, M.dark), disc(0, 0, 0.18, M.steel)],
    });
    if (s.variant !== 2) motor(s, 'y', [1.6, 1.6, 0.85], 0.42, 1, s.acc);
    s.box(1.1, 1.5, 0, 1, 1.1, 0.45, M.iron);
  },
  'flotation-cell': (s) => {
    const { c } = s;
    const n = s.pick(3, 2, 4);
    const w = s.variant === 1 ? 2.9 : 1.9;
    for (let i = 0; i < n; i++) {
      const x = i * w;
      const mid = x + w / 2;
      if (s.variant === 1) {
        s.lathe('z', [mid, 0, 0], [0, 1.25, 0.3, 1.35, 2, 1.35, 2, 1.5, 2.3, 1.5], c, {
          face: [disc(0, 0, 1.38, M.iron), disc(0, 0, 1.2, tone(M.soil, 0.22))],
        });
      } else {
        s.prism('x', [-0.9, 0, 0.9, 0, 1.35, 0.8, 1.35, 2.1, -1.35, 2.1, -1.35, 0.8], x, x + w - 0.04, c, {
          face: [segments([-1.35, 1.5, 1.35, 1.5], tone(c, -0.2), 1.4)],
        });
        s.box(x + 0.06, -1.25, 2.1, w - 0.16, 2.5, 0.06, tone(M.soil, 0.2), { plain: true, outline: 1 });
        s.box(x, 1.36, 1.5, w, 0.45, 0.5, tone(c, 0.04), { top: [panel(0.03, 0.2, 0.97, 0.8, tone(M.soil, 0.1))] });
      }
      for (let k = 0; k < 9; k++) {
        const a = s.vary(0, TAU);
        const r = s.vary(0.55, 1.02);
        const [bx, by] = [mid + r * Math.cos(a) * Math.min(1, w / 2.4), r * Math.sin(a)];
        s.lathe('z', [bx, by, 2.2], [0, 0.16, 0.06, 0.12, 0.1, 0], tone(M.soil, 0.27), { outline: 1, noShadow: true });
      }
      s.box(mid - 0.3, -1.5, 2.75, 0.6, 3, 0.2, M.iron, { noShadow: true });
      s.cylinder('z', [mid, 0, 2.15], 0.22, 0.6, M.steel);
      s.lathe(
        'z',
        [mid, 0, 2.95],
        [0, 0.5, 0.35, 0.5, 0.35, 0.42, ...ringed(4, 0.45, 0.2, 0.38, 0.44, 0.1), 1.4, 0.4, 1.5, 0.2],
        s.acc,
      );
      s.cylinder('z', [mid - 0.05, -0.95, 2.95], 0.18, 0.5, M.dark);
    }
    s.box(-0.15, -1.5, 2.3, 0.15, 3, 0.5, M.iron);
    s.pipe([n * w, -0.4, 0.6, n * w + 0.9, -0.4, 0.6], 0.28, M.steel);
    s.flange('x', [n * w + 0.8, -0.4, 0.6], 0.5, 0.14, M.steel, 8);
    s.rail([0, 1.85, n * w * 0.5, 1.85, n * w, 1.85], 2, 0.6, M.amber, 0.035);
  },
  'mine-fan': (s) => {
    const { c } = s;
    const R = s.vary(1.25, 1.5);
    const z = R + 0.55;
    const L = s.vary(2.2, 2.8);
    if (s.variant === 1) {
      s.box(-3.4, -1.4, 0, 5.2, 2.8, 0.35, M.iron);
      const scroll = Array.from({ length: 28 }, (_, i) => i / 27).flatMap((t) => {
        const a = -TAU * 0.22 + t * TAU * 0.86;
        const r = R * (1.05 + 0.42 * t);
        return [r * Math.cos(a), z + 0.4 + r * Math.sin(a)];
      });
      s.prism('x', scroll, -0.7, 0.7, c);
      s.lathe('x', [0.7, 0, z + 0.4], [0, R * 0.85, 0.3, R * 0.75, 0.5, R * 0.9], tone(c, 0.03), {
        face: [fan(0, 0, R * 0.8, 9)],
      });
      s.box(-0.75, -R * 1.6, z - 0.2, 1.5, R * 0.9, 1.1, c);
      s.cylinder('x', [-1.5, 0, z + 0.4], 0.18, 0.8, M.steel);
      motor(s, 'x', [-3.3, 0, z + 0.4], 0.75, 1.9, s.acc);
      s.box(-3.2, -0.7, 0.35, 1.6, 1.4, z - 0.75, M.iron, { left: [ribs(4)] });
      return;
    }
    const stages = s.variant === 2 ? 2 : 1;
    for (const x of [-L, 0.4]) s.prism('x', [-R, 0, R, 0, R * 0.75, z * 0.5, -R * 0.75, z * 0.5], x, x + 0.35, M.iron);
    const rear = [0, R * 1.15, 1.3, R * 0.98, 1.3, R + 0.14, 1.45, R + 0.14, 1.45, R];
    const seams = stages === 2 ? ringed(1, 1.45 + L * 0.5, 0.2, R, R + 0.14, 0.2) : [];
    const end = 1.45 + L;
    s.lathe(
      'x',
      [-L - 1.2, 0, z],
      [...rear, ...seams, end, R, end, R + 0.14, end + 0.15, R + 0.14, end + 0.15, R, end + 0.6, R + 0.32],
      c,
      {
        face: [
          disc(0, 0, R + 0.2, tone(c, -0.08)),
          disc(0, 0, R, M.black),
          each(s.integer(7, 11), (i) => {
            const a = (i / 9) * TAU;
            const at = (k: number, d: number): number[] => [R * k * Math.cos(a + d), R * k * Math.sin(a + d)];
            return poly([...at(0.3, 0), ...at(0.96, -0.1), ...at(0.98, 0.3)], M.steel);
          }),
          disc(0, 0, R * 0.34, s.acc),
          disc(0, 0, R * 0.14, M.dark),
        ],
      },
    );
    s.box(-L * 0.5, R * 0.7, z + 0.2, 0.8, 0.6, 0.8, s.acc, {
      left: [panel(0.15, 0.15, 0.85, 0.85, tone(s.acc, 0.05))],
    });
  },
};
