import 'server-only';
import { insertAll } from '@/lib/platform/db/bulk';
import type { Db } from '@/lib/platform/db/client';
import {
  product,
  productCategory,
  productGroup,
  productGroupTranslation,
  productMedia,
  productParameter,
  productTag,
  productTranslation,
} from '@/lib/platform/db/schema/product';
import { type Locale, locales, sites } from '@/lib/platform/i18n/site';
import { ids } from './insert';
import type { Catalogue } from './load-catalogue';
import type { LoadedCompany } from './load-company';
import { productPicture } from './picture';
import { quote } from './price';
import { draw } from './random';
import { type KindSeed, type SectorSeed, showsCertificates, withDecimals } from './seed';

/** As makers promise them; some say nothing. */
const warranties = [12, 12, 18, 24, 24, 36, 60, null];

type Size = KindSeed['sizes'][number];
/** All that a product's row holds: no column is forgotten. */
type ProductSeed = Omit<typeof product.$inferSelect, 'updatedAt' | 'createdAt'>;

const numbers = new Map(
  locales.map((locale) => [
    locale,
    new Intl.NumberFormat(sites[locale].intl, { maximumFractionDigits: 3, useGrouping: false }),
  ]),
);

/** Fills `{param}` of a template with a size's values, numbers as the language writes them. */
export function fill(template: string, size: Size, model: string, locale: Locale): string {
  const number = numbers.get(locale) as Intl.NumberFormat;
  return template.replace(/\{([\w-]+)\}/g, (_, key: string) => {
    if (key === 'model') return model;
    const value = size[key];
    if (Array.isArray(value)) return value.map((part) => number.format(part)).join('–');
    if (typeof value === 'number') return number.format(value);
    return withDecimals(String(value), locale);
  });
}

const sentence = (text: string, locale: Locale) => text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);

function parameterRows(productId: number, seed: KindSeed, sector: SectorSeed, size: Size, catalogue: Catalogue) {
  const seen = new Set<number>();
  return seed.params.flatMap((param, sort): (typeof productParameter.$inferInsert)[] => {
    const parameterId = catalogue.parameterId(sector, param);
    if (seen.has(parameterId)) return [];
    seen.add(parameterId);
    const value = size[param.key];
    const row = { productId, parameterId, sort };
    if (param.type === 'option') return [{ ...row, optionId: catalogue.optionId(sector, String(value)) }];
    if (Array.isArray(value)) return [{ ...row, min: value[0], max: value[1] }];
    return [typeof value === 'number' ? { ...row, min: value } : { ...row, text: String(value) }];
  });
}

/**
 * Writes every company's products: three or four sizes of each kind that it makes.
 * @param rates units of a currency for one US dollar
 * @returns how many were written
 */
export async function loadProducts(
  db: Db,
  companies: LoadedCompany[],
  catalogue: Catalogue,
  rates: Map<string, number>,
  now: Date,
): Promise<number> {
  const productId = await ids(db, product);
  const groupId = await ids(db, productGroup);
  const all = {
    groups: [] as (typeof productGroup.$inferInsert)[],
    groupNames: [] as (typeof productGroupTranslation.$inferInsert)[],
    products: [] as ProductSeed[],
    texts: [] as (typeof productTranslation.$inferInsert)[],
    categories: [] as (typeof productCategory.$inferInsert)[],
    tags: [] as (typeof productTag.$inferInsert)[],
    media: [] as (typeof productMedia.$inferInsert)[],
    parameters: [] as (typeof productParameter.$inferInsert)[],
  };
  for (const { id: companyId, seed: maker, kinds, hue } of companies) {
    for (const [groupSort, { seed: kind, sector }] of kinds.entries()) {
      const group = groupId.next();
      all.groups.push({ id: group, companyId, onHome: groupSort < 3, sort: groupSort });
      all.groupNames.push(
        ...locales.map((locale) => ({ groupId: group, locale, name: sentence(kind.noun[locale], locale) })),
      );
      const random = draw(`${maker.key}|${kind.key}`);
      for (const [sizeSort, size] of random.some(kind.sizes, random.between(3, 4)).entries()) {
        const id = productId.next();
        const model = `${maker.prefix}-${size.model}`;
        const age = Math.floor(random.next() ** 2 * 700);
        const paint = (hue + groupSort * 40 + sizeSort * 12) % 360;
        const key = `${maker.key}|${kind.key}|${size.model}`;
        const cover = productPicture(kind.art, key, paint);
        const lead = Math.min(kind.leadDays[0], kind.leadDays[1]);
        all.products.push({
          id,
          companyId,
          groupId: group,
          status: 'normal',
          listed: true,
          brand: maker.brand,
          model,
          hsCode: kind.hs,
          originCode: maker.country,
          ...quote(kind.price, size.price, maker.currency, rates.get(maker.currency) ?? 1, random),
          currency: maker.currency,
          priceQuantity: 1,
          unit: kind.unit,
          minimumOrder: random.between(Math.max(1, kind.moq[0]), Math.max(1, kind.moq[1])),
          leadDaysMin: lead,
          leadDaysMax: Math.max(lead, kind.leadDays[1]),
          warrantyMonths: draw(`warranty|${key}`).pick(warranties),
          cover,
          quality: Math.min(
            1,
            { A: 0.4, B: 0.25, C: 0.1 }[maker.grade] +
              { diamond: 0.15, gold: 0.1, regular: 0 }[maker.membership] +
              random.next() * 0.4,
          ),
          recommend: random.next() < 0.08 ? random.between(1, 100) : 0,
          sort: groupSort * 10 + sizeSort,
          publishedAt: new Date(now.getTime() - age * 86_400_000 - random.between(0, 80_000) * 1000),
        });
        for (const locale of locales)
          all.texts.push({
            productId: id,
            companyId,
            locale,
            name: fill(kind.name[locale], size, model, locale),
            summary: fill(kind.summary[locale], size, model, locale),
            introduction: fill(kind.introduction[locale], size, model, locale),
            keywords: [kind.noun[locale], kind.synonyms?.[locale]].filter(Boolean).join(', '),
          });
        const found = catalogue.categoryIds.get(kind.category);
        if (found) all.categories.push({ productId: id, categoryId: found.id });
        for (const tag of [...new Set(kind.tags)].slice(0, 5)) {
          const tagId = catalogue.productTagIds.get(tag);
          if (tagId && (tag !== 'iso-9001' || showsCertificates(maker))) all.tags.push({ productId: id, tagId });
        }
        const pictures = new Set([
          cover,
          productPicture(kind.art, `${key}|2`, (paint + 25) % 360, 1),
          productPicture(kind.art, `${key}|3`, (paint + 330) % 360, 2),
        ]);
        [...pictures].forEach((picture, sort) => {
          all.media.push({ productId: id, key: picture, sort });
        });
        all.parameters.push(...parameterRows(id, kind, sector, size, catalogue));
      }
    }
  }
  await insertAll(db, productGroup, all.groups);
  await insertAll(db, productGroupTranslation, all.groupNames);
  await insertAll(db, product, all.products);
  await insertAll(db, productTranslation, all.texts);
  await insertAll(db, productCategory, all.categories);
  await insertAll(db, productTag, all.tags);
  await insertAll(db, productMedia, all.media);
  await insertAll(db, productParameter, all.parameters);
  await productId.settle();
  await groupId.settle();
  return all.products.length;
}
