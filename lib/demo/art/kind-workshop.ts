import { type Kinds, legs, operatorPanel } from './assembly';
import { colour, material as M, tone } from './colour';
import { badge, disc, display, each, hazard, louvres, panel, poly, ribs, segments } from './decal';
/** Woodworking and machine tools. */
export const workshopKinds: Kinds = {
  'edge-bander': (s) => {
    const { c } = s;
    const L = s.vary(5.6, 6.4);
    const white = M.white;
    s.box(-L / 2, -0.7, 0, L, 1.7, 1.35, M.light, {
      left: [each(4, (i) => panel(0.02 + i * 0.245, 0.1, 0.24 + i * 0.245, 0.9, i === 2 ? c : tone(M.light, -0.02)))],
      right: [louvres(0.2, 0.2, 0.8, 0.7, 5)],
    });
    s.box(-L / 2, 1, 1.2, L, 0.5, 0.16, M.rubber, { top: [ribs(24)] });
    const hood = [-1, 1.36, 0.55, 1.36, 0.75, 1.7, 0.75, 2.5, 0.4, 2.9, -1, 2.9];
    s.prism('x', hood, -L / 2 + 0.5, L / 2 - 0.5, white);
    const flat = { bare: true, noShadow: true };
    const windows = s.pick(3, 4, 2);
    for (let k = 0; k < windows; k++) {
      const x = -L / 2 + 0.75 + (k * (L - 1.4)) / windows;
      const w = (L - 1.4) / windows - 0.2;
      s.quad([x, 0.77, 1.75, x + w, 0.77, 1.75, x + w, 0.77, 2.42, x, 0.77, 2.42], M.glass, [0, 1, 0], flat);
      s.cylinder('z', [x + w / 2, -0.4, 2.9], 0.2, 0.55, M.light);
    }
    s.quad(
      [-L / 2 + 0.5, 0.76, 1.5, L / 2 - 0.5, 0.76, 1.5, L / 2 - 0.5, 0.76, 1.66, -L / 2 + 0.5, 0.76, 1.66],
      c,
      [0, 1, 0],
      flat,
    );
    s.box(-L / 2 - 0.9, 0.6, 1.36, 2.2, 1.6, 0.12, s.pick(M.wood, M.white, tone(M.leather, 0.1)), {
      left: [panel(0, 0, 1, 1, s.acc)],
    });
    s.box(L / 2 - 1.2, 0.6, 1.36, 2, 1.6, 0.12, s.pick(M.wood, M.white, tone(M.leather, 0.1)), {
      left: [panel(0, 0, 1, 1, s.acc)],
    });
    s.lathe('z', [-L / 2 - 0.2, -0.2, 1.6], [0, 0.75, 0.22, 0.75], s.acc, {
      face: [disc(0, 0, 0.68, tone(M.wood, 0.02)), disc(0, 0, 0.4, tone(s.acc, 0.04)), disc(0, 0, 0.12, M.dark)],
    });
    s.cylinder('z', [-L / 2 - 0.2, -0.2, 0.9], 0.1, 0.7, M.steel);
    s.cylinder('z', [-L / 2 + 0.1, 0.6, 2.6], 0.07, 1, M.iron);
    operatorPanel(s, -L / 2 - 0.4, 0.7, 2.9, 1.1, 0.9, s.acc);
    legs(s, [-L / 2 + 0.3, L / 2 - 0.3], [2], 0.14, 0, 1.2, M.iron);
    s.box(-L / 2, 1.9, 1.1, L, 0.14, 0.14, M.steel);
  },
  'press-brake': (s) => {
    const { c } = s;
    const L = s.vary(4.6, 5.4);
    const H = s.vary(3.9, 4.3);
    for (const x of [-L / 2 + 0.2, L / 2 - 0.5])
      s.prism('x', [-1.9, 0, 0.7, 0, 0.7, 1.5, -0.2, 1.7, -0.2, 2.4, 0.5, 2.6, 0.5, H, -1.9, H], x, x + 0.3, c);
    s.box(-L / 2, 0.35, 0, L, 0.35, 1.6, c, {
      left: [panel(0.03, 0.08, 0.97, 0.9, tone(c, -0.03)), hazard(0.03, 0.02, 0.97, 0.07, 24)],
    });
    s.box(-L / 2 + 0.1, 0.38, 1.6, L - 0.2, 0.3, 0.2, M.steel);
    s.prism('x', [0.4, 1.8, 0.66, 1.8, 0.6, 2.05, 0.53, 1.9, 0.46, 2.05], -L / 2 + 0.3, L / 2 - 0.3, M.iron);
    s.prism('x', [0.53, 2.12, 0.63, 2.5, 0.43, 2.5], -L / 2 + 0.3, L / 2 - 0.3, M.steel);
    s.box(-L / 2 + 0.05, 0.3, 2.5, L - 0.1, 0.45, H - 2.4, s.pick(M.light, M.white, tone(c, 0.05)), {
      left: [
        panel(0.03, 0.3, 0.97, 0.95, tone(M.light, -0.02)),
        panel(0.08, 0.5, 0.4, 0.8, s.acc),
        badge(L * 0.72, (H - 2.4) * 0.5, 0.42, s.c, s.variant),
      ],
    });
    for (const x of [-L / 2 + 0.4, L / 2 - 1.1]) {
      s.box(x, 0.1, H, 0.7, 0.6, 0.2, M.iron);
      s.cylinder('z', [x + 0.35, 0.4, H + 0.2], 0.3, 0.85, M.steel);
    }
    s.prism(
      'x',
      [0.6, 2.06, 2.1, s.vary(2.3, 2.9), 2.1, s.vary(2.4, 2.6) + 0.2, 0.55, 2.14],
      -L * 0.2,
      L * 0.22,
      M.light,
    );
    s.box(-L * 0.3, 0.85, 1.5, 0.3, 1.5, 0.14, M.iron);
    s.box(L * 0.25, 0.85, 1.5, 0.3, 1.5, 0.14, M.iron);
    s.pipe([L / 2, 0.2, H - 0.4, L / 2 + 0.5, 0.9, H - 0.2, L / 2 + 0.5, 1, 3], 0.08, M.iron);
    s.box(L / 2 + 0.05, 0.95, 1.9, 1, 0.2, 1.2, M.dark, {
      left: [display(0.08, 0.4, 0.92, 0.94, s.acc), disc(0.3, 0.22, 0.12, M.red), disc(0.7, 0.22, 0.12, M.led)],
    });
    s.box(-0.4, 2.2, 0, 0.9, 0.6, 0.22, M.amber, {
      top: [panel(0.1, 0.15, 0.45, 0.85, M.dark), panel(0.55, 0.15, 0.9, 0.85, M.red)],
    });
    if (s.variant === 2) s.box(-L / 2 - 0.2, -1.8, 0, 0.4, 1.6, H * 0.7, M.light, {});
  },
  'laser-cutter': (s) => {
    const { c } = s;
    const L = s.vary(5, 5.8);
    const W = s.vary(2.6, 3);
    if (s.variant === 1) {
      s.box(-L / 2, -W / 2, 0, L, W, 3, M.white, {
        left: [
          panel(0.03, 0.06, 0.97, 0.3, c),
          panel(0.08, 0.36, 0.62, 0.88, colour(0.45, 0.06, 150)),
          panel(0.34, 0.36, 0.36, 0.88, M.dark),
          panel(0.66, 0.34, 0.97, 0.92, tone(M.white, -0.03)),
          display(0.72, 0.5, 0.92, 0.85, s.acc),
          panel(0.03, 0.92, 0.97, 0.97, c),
        ],
        right: [panel(0.06, 0.08, 0.94, 0.92, tone(M.white, -0.03)), panel(0.1, 0.3, 0.9, 0.42, M.black)],
      });
      s.box(L / 2, -W / 2 + 0.2, 0, 2.6, W - 0.4, 1, M.iron);
      s.box(L / 2 + 0.05, -W / 2 + 0.3, 1, 2.5, W - 0.6, 0.06, M.steel, {
        top: [
          each(3, (i) => disc(0.5 + i * 0.75, 0.6, 0.26, M.black)),
          each(3, (i) => panel(0.1 + i * 0.3, 0.5, 0.28 + i * 0.3, 0.85, M.black)),
        ],
      });
      s.cylinder('z', [-L * 0.3, 0, 3], 0.12, 0.3, M.amber);
      for (const [i, paint] of [M.led, M.amber, M.red].entries())
        s.cylinder('z', [L * 0.4, 0.6, 3 + i * 0.26], 0.13, 0.26, paint);
      return;
    }
    s.box(-L / 2, -W / 2, 0, L, W, 1.1, s.pick(M.light, M.light, c), {
      left: [
        panel(0.03, 0.1, 0.97, 0.85, tone(M.light, -0.03)),
        panel(0.06, 0.2, 0.3, 0.7, c),
        louvres(0.7, 0.2, 0.94, 0.7, 6),
      ],
      right: [louvres(0.2, 0.2, 0.8, 0.7, 6)],
    });
    const holes = s.integer(3, 5);
    s.box(-L / 2 + 0.3, -W / 2 + 0.3, 1.1, L - 0.6, W - 0.6, 0.07, M.steel, {
      top: [
        each(holes, (i) => disc(0.6 + (i * (L - 1.8)) / holes, W * 0.25, 0.24, M.black)),
        each(holes, (i) =>
          poly(
            [
              0.35 + (i * (L - 1.8)) / holes,
              W * 0.45,
              0.85 + (i * (L - 1.8)) / holes,
              W * 0.45,
              0.6 + (i * (L - 1.8)) / holes,
              W * 0.68,
            ],
            M.black,
          ),
        ),
        segments([L * 0.6, W * 0.3, L * 0.75, W * 0.3, L * 0.75, W * 0.3, L * 0.75, W * 0.6], M.red, 1.8),
      ],
    });
    const x = s.vary(0.2, L / 2 - 1.4);
    s.box(x, -W / 2 - 0.15, 1.1, 0.75, 0.35, 0.9, c);
    s.box(x, W / 2 - 0.2, 1.1, 0.75, 0.35, 0.9, c);
    s.box(x, -W / 2 - 0.15, 2, 0.75, W + 0.3, 0.55, c, { right: [panel(0.05, 0.25, 0.95, 0.75, M.dark)] });
    const y = s.vary(-0.4, 0.5);
    s.box(x + 0.75, y - 0.35, 1.75, 0.4, 0.7, 1.1, M.white, { right: [panel(0.2, 0.5, 0.8, 0.85, s.acc)] });
    s.lathe('z', [x + 0.95, y, 1.35], [0, 0.05, 0.25, 0.14, 0.4, 0.2], M.brass);
    s.lathe('z', [x + 0.95, y, 1.17], [0, 0.2, 0.05, 0.1, 0.12, 0], M.amber, { outline: 1, noShadow: true });
    for (const side of [-W / 2 - 0.02]) s.box(-L / 2, side, 1.1, L, 0.2, 0.12, M.iron);
    s.box(-L / 2 - 1.6, -0.6, 0, 1, 1.3, 2.4, M.white, {
      left: [
        panel(0.1, 0.08, 0.9, 0.92, tone(M.white, -0.03)),
        display(0.2, 0.5, 0.8, 0.8, s.acc),
        louvres(0.2, 0.12, 0.8, 0.35, 5),
      ],
      right: [panel(0.1, 0.1, 0.9, 0.9, tone(M.white, -0.03))],
    });
    if (s.variant === 2) s.pipe([-L / 2 - 0.6, 0, 2, -L / 2 + 0.6, -0.8, 2.6, x, -W / 2, 2.5], 0.1, M.dark);
  },
};
