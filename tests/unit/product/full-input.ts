import { config } from '@/lib/platform/config';
import type { ProductInput } from '@/lib/product/edit/schema';
import type { Vocabulary } from '@/lib/product/sheet/vocabulary';

/** A product in which every field is set to a value other than its default. */
export const fullInput: ProductInput = {
  locale: 'en',
  translations: {
    en: { name: 'Pump', summary: 'Lifts water', introduction: 'Of steel.', keywords: 'pump, lift', slogan: 'Up!' },
    de: { name: 'Pumpe', summary: 'Hebt Wasser', introduction: 'Aus Stahl.', keywords: 'Pumpe', slogan: 'Hoch!' },
  },
  priceKind: 'range',
  priceMin: 120.5,
  priceMax: 180,
  currency: 'EUR',
  unit: 'pair',
  priceQuantity: 100,
  minimumOrder: 4,
  leadDays: { min: 10, max: 20 },
  warrantyMonths: 18,
  priceBreaks: [{ quantity: 10, price: 110 }],
  brand: 'Nordlift',
  model: 'PB-1',
  hsCode: '8413.70',
  originCode: 'DE',
  categories: [11, 12],
  tags: [21],
  pictures: ['demo/pump.jpg', 'demo/pump-2.jpg'],
  video: 'demo/pump.mp4',
  parameters: [
    {
      ...{ parameterId: null, labels: { en: 'Coating' }, section: 'construction', kind: 'text', unit: '' },
      ...{ min: null, max: null, optionId: null, text: 'ETFE' },
    },
  ],
  groupId: 31,
  sort: 5,
};

const named = (known: Record<string, number>) => (words: string) => known[words] ?? null;

/** The vocabulary of a sheet with such a product. */
export const vocabulary: Vocabulary = {
  category: named({ Pumps: 11, Valves: 12 }),
  tag: named({ quiet: 21 }),
  group: named({ Spares: 31 }),
  country: (words) => (words === 'DE' ? 'DE' : null),
  unit: (words) => config.units.find((unit) => unit === words) ?? null,
  negotiable: (words) => words === 'free',
  picture: () => ({ refusal: 'pictureMissing' }),
  near: () => [],
  nearOnce: () => [],
};
