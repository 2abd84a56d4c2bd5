import { describe, expect, it } from 'vitest';
import { findDifferences, mergeSaved } from '@/components/form/difference';

const base = {
  locale: 'en',
  brand: 'Old',
  model: 'M-1',
  price: 10,
  tags: [2, 1],
  leadDays: { min: 1, max: 2 },
  pictures: ['a.jpg', 'b.jpg'],
  translations: { en: { name: 'Pump', slogan: '' }, de: { name: '', slogan: '' } },
};
const text = (en: object, de: object = base.translations.de) => ({
  translations: { en: { ...base.translations.en, ...en }, de: { ...base.translations.de, ...de } },
});

describe('the differences of two versions', () => {
  it('are listed by field, texts by language, with who changed them', () => {
    const mine = { ...base, brand: 'Mine', model: 'M-2', ...text({ slogan: 'Typed' }) };
    const saved = { ...base, brand: 'Theirs', leadDays: { min: 1, max: 9 }, ...text({}, { name: 'Pumpe' }) };
    expect(findDifferences(base, mine, saved)).toEqual([
      { path: 'brand', mine: 'Mine', saved: 'Theirs', changed: 'both' },
      { path: 'model', mine: 'M-2', saved: 'M-1', changed: 'mine' },
      { path: 'leadDays', mine: { min: 1, max: 2 }, saved: { min: 1, max: 9 }, changed: 'saved' },
      { path: 'translations.en.slogan', mine: 'Typed', saved: '', changed: 'mine' },
      { path: 'translations.de.name', mine: '', saved: 'Pumpe', changed: 'saved' },
    ]);
  });

  it('are empty if both are equal, however written', () => {
    const saved = { ...base, locale: 'de', revision: 4, tags: [1, 2], note: null, leadDays: { max: 2, min: 1 } };
    expect(findDifferences(base, { ...base, note: '' }, saved)).toEqual([]);
    expect(findDifferences(base, { ...base, brand: 'Same' }, { ...base, brand: 'Same' })).toEqual([]);
  });

  it('respect the order of pictures, since the first is the cover', () => {
    const turned = { ...base, pictures: ['b.jpg', 'a.jpg'] };
    expect(findDifferences(base, base, turned)).toMatchObject([{ path: 'pictures', changed: 'saved' }]);
  });
});

describe('a merge of two versions', () => {
  it('is the input with the stored values of selected fields', () => {
    const mine = { ...base, brand: 'Mine', ...text({ name: 'My pump' }) };
    const saved = { ...base, brand: 'Theirs', price: 12, ...text({ name: 'Their pump', slogan: 'Sold' }) };
    const differences = findDifferences(base, mine, saved);
    const merged = mergeSaved(mine, differences, new Set(['price', 'translations.en.slogan']));
    expect(merged).toEqual({ ...mine, price: 12, ...text({ name: 'My pump', slogan: 'Sold' }) });
    expect(mine.price).toBe(10);
  });
});
