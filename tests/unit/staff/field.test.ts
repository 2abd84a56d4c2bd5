import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { offerFields } from '@/lib/agent/schema';
import { certificateFields } from '@/lib/certificate/schema';
import { profileInput } from '@/lib/company/profile/call';
import { launchFields } from '@/lib/launch/schema';
import { config } from '@/lib/platform/config';
import { locales } from '@/lib/platform/i18n/site';
import { productFields } from '@/lib/product/edit/schema';
import { presets } from '@/lib/staff/constants';
import { compare } from '@/lib/staff/review/comparison';
import { type FieldName, fieldKinds, formFields } from '@/lib/staff/review/field';
import { labelFields, labelKeyOf } from '@/lib/staff/review/label';
import en from '@/messages/en.json';
import zh from '@/messages/zh.json';

type Shape = Record<string, z.ZodType>;
const forms: Record<keyof typeof presets, { shape: Shape; texts: readonly string[] }> = {
  company: {
    shape: profileInput.shape,
    texts: ['name', 'slogan', 'introduction', 'region', 'city', 'address', 'contactName', 'contactTitle'],
  },
  product: { shape: productFields.shape, texts: ['name', 'summary', 'introduction', 'keywords', 'slogan'] },
  certificate: { shape: certificateFields.shape, texts: ['name', 'issuer', 'scope'] },
  launch: { shape: launchFields.shape, texts: ['slogan'] },
  offer: { shape: offerFields.shape, texts: ['slogan', 'detail'] },
};

const textAt = (table: unknown, key: string): unknown =>
  key.split('.').reduce<unknown>((node, part) => (node as Record<string, unknown> | undefined)?.[part], table);

describe.each(Object.entries(forms) as [keyof typeof forms, (typeof forms)[keyof typeof forms]][])(
  'the form of a %s',
  (kind, { shape, texts }) => {
    const fields = Object.keys(shape).filter((field) => field !== 'translations' && !formFields.includes(field));

    it('has no field hidden from reviewers', () => {
      expect(fields.filter((field) => !(field in fieldKinds))).toEqual([]);
      const text = Object.fromEntries(texts.map((field) => [field, 'x']));
      const input = { ...Object.fromEntries(fields.map((field) => [field, 'x'])), translations: { en: text } };
      const seen = compare(null, { ...input, locale: 'en', sort: 3 }).map(({ path }) => path);
      expect(seen.sort()).toEqual([...texts.map((field) => `${field}.en`), ...fields].sort());
    });

    it('has a label for each in any supplier language', async () => {
      for (const locale of locales) {
        const table = (await import(`../../../messages/${locale}.json`)).default;
        for (const field of [...fields, ...texts]) {
          const key = labelKeyOf(kind, field as FieldName);
          expect(textAt(table, key), `${locale} ${key}`).toEqual(expect.any(String));
        }
      }
    });

    it('has a label for each in both console languages', () => {
      for (const field of [...fields, ...texts])
        for (const table of [zh, en]) expect(table.console.field, field).toHaveProperty(field);
    });
  },
);

it('has a label for every choice', () => {
  for (const { console: table } of [zh, en]) {
    expect(Object.keys(table.choice.unit).sort()).toEqual([...config.units].sort());
    expect(Object.keys(table.choice.priceKind).sort()).toEqual(['fixed', 'negotiable', 'range']);
  }
});

it('has each usual reason in any supplier language', async () => {
  for (const locale of locales) {
    const { preset } = (await import(`../../../messages/${locale}.json`)).default.review;
    for (const key of Object.values(presets).flat()) expect(preset, `${locale} ${key}`).toHaveProperty(key);
  }
  for (const key of Object.values(presets).flat())
    for (const table of [zh, en]) expect(table.console.preset).toHaveProperty(key);
});

describe('two versions', () => {
  const before = { locale: 'en', translations: { en: { name: 'Pump' }, de: { name: 'Pumpe' } }, model: 'A', tags: [1] };
  const after = {
    locale: 'zh',
    translations: { en: { name: 'Pump II' }, fr: { name: 'Pompe' } },
    model: 'A',
    tags: [],
  };

  it('are compared by field and language, with added, removed and equal values', () =>
    expect(compare(before, after).map(({ path, before: old, value, changed }) => [path, old, value, changed])).toEqual([
      ['name.en', 'Pump', 'Pump II', true],
      ['name.fr', undefined, 'Pompe', true],
      ['name.de', 'Pumpe', undefined, true],
      ['tags', [1], [], true],
      ['model', 'A', 'A', false],
    ]));

  it('have no differences if empty, and ignore unknown values', () => {
    expect(compare(null, { brand: '', video: null, pictures: [] })).toEqual([]);
    expect(compare(null, { brand: 'x', __proto__: 1, constructor: 'y', unknown: 'z' }).map(({ path }) => path)).toEqual(
      ['brand'],
    );
    for (const odd of [null, 'text', 7, []]) expect(compare(odd, odd)).toEqual([]);
  });
});

it('are labelled in a reason as in the supplier’s form', async () => {
  const fields = [{ path: 'pictures', field: 'pictures' as const }];
  expect(await labelFields('product', fields, 'de')).toEqual({ pictures: 'Bilder' });
  expect(await labelFields('product', fields, 'zh')).not.toEqual({ pictures: 'Pictures' });
});
