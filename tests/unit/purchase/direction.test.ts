import { expect, it } from 'vitest';
import { directionOf } from '@/lib/purchase/requirement/rules';

it.each([
  ['mining.flow-rate', 'least'],
  ['energy.efficiency', 'least'],
  ['construction.rated-load', 'least'],
  ['mining.weight', 'most'],
  ['construction.empty-weight', 'most'],
  ['medical.power-input', 'most'],
  ['agriculture.noise-level', 'most'],
  ['energy.no-load-loss', 'most'],
  ['NPSHr', 'most'],
  ['mining.speed', 'exact'],
  ['transport.revolution-time', 'exact'],
  ['light-industry.fabric-weight', 'exact'],
  ['transport.axle-load', 'exact'],
  ['construction.flow-range', 'exact'],
  ['npsh-wert', 'most'],
  ['扬程', 'exact'],
])('asks for %s: %s', (key, direction) => {
  expect(directionOf(key)).toBe(direction);
});
