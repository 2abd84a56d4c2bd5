import { expect, it } from 'vitest';
import { coverageOf } from '@/components/product/center/coverage';
import { productFields } from '@/lib/product/edit/schema';

const text = { name: 'Pump', summary: 'Small', introduction: 'Long' };
const of = (labels: object, parameterId: number | null = null) => {
  const product = {
    locale: 'en',
    translations: { en: text, de: text },
    parameters: [{ parameterId, labels, kind: 'number', unit: 'm', min: 1 }],
  };
  const { en, de, fr } = coverageOf(productFields.parse(product));
  return { en, de, fr };
};

it('treats a language as complete only if custom parameters have a name in it', () => {
  expect(of({ de: 'NPSH-Wert' })).toEqual({ en: 'part', de: 'full', fr: 'none' });
  expect(of({ de: 'NPSH-Wert', en: 'NPSH' })).toEqual({ en: 'full', de: 'full', fr: 'none' });
  expect(of({}, 4)).toEqual({ en: 'full', de: 'full', fr: 'none' });
});
