import type { Kinds } from './assembly';
import { Scene } from './core';
import { airportKinds } from './kind-airport';
import { cabinetKinds } from './kind-cabinet';
import { controlKinds } from './kind-control';
import { earthmovingKinds } from './kind-earthmoving';
import { energyKinds } from './kind-energy';
import { farmsteadKinds } from './kind-farmstead';
import { fieldKinds } from './kind-field';
import { foodKinds } from './kind-food';
import { haulageKinds } from './kind-haulage';
import { heatKinds } from './kind-heat';
import { hospitalKinds } from './kind-hospital';
import { imagingKinds } from './kind-imaging';
import { irrigationKinds } from './kind-irrigation';
import { laboratoryKinds } from './kind-laboratory';
import { leatherKinds } from './kind-leather';
import { liftKinds } from './kind-lift';
import { livestockKinds } from './kind-livestock';
import { machiningKinds } from './kind-machining';
import { marineKinds } from './kind-marine';
import { mineralKinds } from './kind-mineral';
import { oilfieldKinds } from './kind-oilfield';
import { oxygenKinds } from './kind-oxygen';
import { packagingKinds } from './kind-packaging';
import { paperKinds } from './kind-paper';
import { plasticsKinds } from './kind-plastics';
import { pumpKinds } from './kind-pump';
import { railKinds } from './kind-rail';
import { renewableKinds } from './kind-renewable';
import { respiratoryKinds } from './kind-respiratory';
import { roadworkKinds } from './kind-roadwork';
import { separationKinds } from './kind-separation';
import { siteKinds } from './kind-site';
import { streetKinds } from './kind-street';
import { telecomKinds } from './kind-telecom';
import { textileKinds } from './kind-textile';
import { thermalKinds } from './kind-thermal';
import { valveKinds } from './kind-valve';
import { warehouseKinds } from './kind-warehouse';
import { workshopKinds } from './kind-workshop';
import { type Frame, fragment, sheet } from './render';

const drawings: Kinds = {
  ...pumpKinds,
  ...valveKinds,
  ...oilfieldKinds,
  ...energyKinds,
  ...renewableKinds,
  ...earthmovingKinds,
  ...roadworkKinds,
  ...siteKinds,
  ...mineralKinds,
  ...liftKinds,
  ...separationKinds,
  ...warehouseKinds,
  ...railKinds,
  ...haulageKinds,
  ...airportKinds,
  ...streetKinds,
  ...marineKinds,
  ...cabinetKinds,
  ...telecomKinds,
  ...thermalKinds,
  ...controlKinds,
  ...heatKinds,
  ...fieldKinds,
  ...irrigationKinds,
  ...farmsteadKinds,
  ...livestockKinds,
  ...imagingKinds,
  ...laboratoryKinds,
  ...hospitalKinds,
  ...respiratoryKinds,
  ...oxygenKinds,
  ...textileKinds,
  ...plasticsKinds,
  ...leatherKinds,
  ...packagingKinds,
  ...foodKinds,
  ...paperKinds,
  ...workshopKinds,
  ...machiningKinds,
};

/** Every kind that can be drawn. */
export const artKinds: readonly string[] = Object.keys(drawings);

/** The pale ground of product pictures. */
const GROUND = '#f6f4f0';

type KindOptions = {
  /** Paint, degrees 0-360. */
  hue: number;
  /** Construction, 0-2. */
  variant: number;
  /** Proportions; the same seed gives the same picture. */
  seed: number | string;
};

function scene(kind: string, { hue, variant, seed }: KindOptions): Scene {
  const draw = drawings[kind];
  if (draw === undefined) throw new RangeError(`There is no drawing of the kind "${kind}".`);
  const drawn = new Scene({ kind, hue, variant, seed });
  draw(drawn);
  return drawn;
}

/**
 * A product picture as SVG, 800 x 600 pixels, the same for the same input.
 * Throws RangeError for a kind that is not in `artKinds`.
 */
export function drawKind(kind: string, options: KindOptions): string {
  const frame: Frame = { x: 66, y: 52, w: 668, h: 504, paper: { w: 800, h: 600 } };
  return sheet(800, 600, GROUND, fragment(scene(kind, options), frame));
}

/** Paints that go together on one banner. */
const HUE_STEPS = [0, 190, 285, 95];

/**
 * A banner as SVG with one to four products side by side, the middle ones larger, 1600 x 720 pixels.
 * Throws RangeError for a kind that is not in `artKinds`.
 */
export function drawScene(kinds: readonly string[], { hue, seed }: Pick<KindOptions, 'hue' | 'seed'>): string {
  const [width, height] = [1600, 720];
  const [left, run] = [width * 0.02, width * (0.97 - 0.02)];
  const step = run / Math.max(1, kinds.length);
  const parts = kinds.map((kind, i) => {
    const middle = kinds.length < 3 || (i > 0 && i < kinds.length - 1);
    const [w, h] = [step * (middle && kinds.length > 2 ? 1.16 : 0.94), height * (middle ? 0.84 : 0.7)];
    const frame = {
      x: left + step * (i + 0.5) - w / 2,
      y: height * (middle ? 0.94 : 0.9) - h,
      w,
      h,
      paper: { w: width, h: height },
      standing: true,
    };
    const own = { hue: hue + (HUE_STEPS[i] ?? 0), variant: i, seed: `${seed}-${i}` };
    return { middle, body: fragment(scene(kind, own), frame) };
  });
  const order = [...parts].sort((a, b) => Number(a.middle) - Number(b.middle));
  return sheet(width, height, GROUND, order.map((p) => p.body).join(''));
}
