import { conveyor } from './conveyor';
import { crane } from './crane';
import { drill } from './drill';
import type { Film } from './pen';
import { pump } from './pump';
import { solar } from './solar';
import { turbine } from './turbine';

/** The demo's films by the keys of its videos. */
export const films: Readonly<Record<string, Film>> = {
  'vd-turbine': turbine,
  'vd-pump': pump,
  'vd-crane': crane,
  'vd-conveyor': conveyor,
  'vd-drill': drill,
  'vd-solar': solar,
};
