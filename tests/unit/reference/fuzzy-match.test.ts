import { expect, it } from 'vitest';
import { nearest } from '@/lib/reference/fuzzy-match';

const names = [
  'Pumps and compressors',
  'Valves',
  'Ventilation',
  'Kreiselpumpen',
  'Stromerzeuger',
  'Pompes centrifuges',
  'Насосы',
  '离心泵',
  '阀门',
  'Équipements de forage',
];
const found = (typed: string) => nearest(typed, names, (name) => [name], 3);

it.each([
  ['Pumpen', 'Kreiselpumpen'],
  ['pump', 'Pumps and compressors'],
  ['Valve', 'Valves'],
  ['valvs', 'Valves'],
  ['equipement forage', 'Équipements de forage'],
  ['насос', 'Насосы'],
  ['насосное', 'Насосы'],
  ['泵', '离心泵'],
  ['阀门', '阀门'],
])('%s as typed is close to %s', (typed, expected) => {
  expect(found(typed)[0]).toBe(expected);
});

it('ranks every name of a pump before other items', () => {
  expect(found('Pumpen').slice(0, 2).toSorted()).toEqual(['Kreiselpumpen', 'Pumps and compressors']);
});

it('finds nothing if nothing is close', () => {
  for (const typed of ['xylophone', '', '!?', '钢琴', 'Pumpen '.repeat(9), `Pumpen${'n'.repeat(80)}`])
    expect(found(typed)).toEqual([]);
});

it('omits results far behind the best, on request', () => {
  const list = ['Wasserpumpen', 'Bewässerung'];
  expect(nearest('Wasserpump', list, (name) => [name], 3)).toEqual(list);
  expect(nearest('Wasserpump', list, (name) => [name], 3, 0.7)).toEqual(['Wasserpumpen']);
});
