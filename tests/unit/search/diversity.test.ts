import { expect, it } from 'vitest';
import { vary } from '@/lib/search/diversity';

const varied = (...texts: string[]) => vary(texts, (text) => text);

it('suggests at most two with the same first three words', () => {
  const twins = [1000, 1600, 2500].map((power) => `Transformateur à huile, ${power} kVA`);
  expect(varied('Transformateur', ...twins, 'Transformateur à sec, 630 kVA')).toEqual([
    ...['Transformateur', twins[0], twins[1], 'Transformateur à sec, 630 kVA'],
  ]);
});

it('keeps all shorter ones, and those of a language without spaces', () => {
  const short = ['Water pump', 'water pump', 'Water Pump', '离心泵 一', '离心泵 二', '离心泵 三'];
  expect(varied(...short)).toEqual(short);
});
