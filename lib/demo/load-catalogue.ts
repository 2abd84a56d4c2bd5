import 'server-only';
import { insertAll } from '@/lib/platform/db/bulk';
import type { Db } from '@/lib/platform/db/client';
import {
  parameter,
  parameterOption,
  parameterOptionTranslation,
  parameterTranslation,
} from '@/lib/platform/db/schema/product';
import { category, categoryTranslation, tag, tagTranslation } from '@/lib/platform/db/schema/reference';
import { locales } from '@/lib/platform/i18n/site';
import { ids } from './insert';
import { productPicture } from './picture';
import type { KindSeed, SectorSeed, Text } from './seed';

export type Catalogue = {
  /** category key → its id and its sector's */
  categoryIds: Map<string, { id: number; sectorId: number }>;
  productTagIds: Map<string, number>;
  companyTagIds: Map<string, number>;
  kinds: { seed: KindSeed; sector: SectorSeed }[];
  parameterId: (sector: SectorSeed, param: KindSeed['params'][number]) => number;
  optionId: (sector: SectorSeed, key: string) => number;
};

const translate = <Row>(text: Text, row: (value: string, locale: (typeof locales)[number]) => Row) =>
  locales.map((locale) => row(text[locale], locale));

/** Writes categories, tags, parameters and their options; returns the ids under which products refer to them. */
export async function loadCatalogue(
  db: Db,
  sectors: SectorSeed[],
  tags: { company: { key: string; name: Text }[]; product: { key: string; name: Text }[] },
): Promise<Catalogue> {
  const categoryIds: Catalogue['categoryIds'] = new Map();
  const categoryId = await ids(db, category);
  const categories: (typeof category.$inferInsert)[] = [];
  const names: (typeof categoryTranslation.$inferInsert)[] = [];
  for (const [sort, sector] of sectors.entries()) {
    const sectorId = categoryId.next();
    const first = sector.categories[0];
    categories.push({
      id: sectorId,
      key: sector.sector,
      sort,
      picture: productPicture(first?.art ?? '', sector.sector, sort * 45),
    });
    names.push(
      ...translate(sector.name, (name, locale) => ({
        categoryId: sectorId,
        locale,
        name,
        slogan: sector.slogan[locale],
      })),
    );
    for (const [at, item] of sector.categories.entries()) {
      const id = categoryId.next();
      categoryIds.set(item.key, { id, sectorId });
      categories.push({
        id,
        parentId: sectorId,
        key: item.key,
        sort: at,
        picture: productPicture(item.art, item.key, (sort * 45 + at * 70) % 360),
      });
      names.push(
        ...translate(item.name, (name, locale) => ({
          categoryId: id,
          locale,
          name,
          terms: item.terms?.[locale] ?? '',
        })),
      );
    }
  }
  await insertAll(db, category, categories);
  await insertAll(db, categoryTranslation, names);
  await categoryId.settle();

  const tagId = await ids(db, tag);
  const tagRows: (typeof tag.$inferInsert)[] = [];
  const tagNames: (typeof tagTranslation.$inferInsert)[] = [];
  const tagIds = { company: new Map<string, number>(), product: new Map<string, number>() };
  for (const kind of ['company', 'product'] as const) {
    for (const [sort, item] of tags[kind].entries()) {
      const id = tagId.next();
      tagIds[kind].set(item.key, id);
      tagRows.push({ id, kind, key: item.key, sort });
      tagNames.push(...translate(item.name, (name, locale) => ({ tagId: id, locale, name })));
    }
  }
  await insertAll(db, tag, tagRows);
  await insertAll(db, tagTranslation, tagNames);
  await tagId.settle();

  const parameterId = await ids(db, parameter);
  const optionId = await ids(db, parameterOption);
  const parameters = new Map<string, number>();
  const options = new Map<string, number>();
  const nameOf = (sector: SectorSeed, param: KindSeed['params'][number]) =>
    [sector.sector, param.label, param.type, param.group, param.unit ?? ''].join('|');
  const rows = {
    parameter: [] as (typeof parameter.$inferInsert)[],
    label: [] as (typeof parameterTranslation.$inferInsert)[],
  };
  const optionRows = {
    option: [] as (typeof parameterOption.$inferInsert)[],
    label: [] as (typeof parameterOptionTranslation.$inferInsert)[],
  };
  for (const sector of sectors) {
    for (const param of sector.kinds.flatMap((kind) => kind.params)) {
      const name = nameOf(sector, param);
      if (parameters.has(name)) continue;
      const id = parameterId.next();
      parameters.set(name, id);
      rows.parameter.push({
        id,
        key: `${sector.sector}.${param.label}`,
        kind: param.type,
        section: param.group,
        unit: param.unit ?? '',
      });
      rows.label.push(
        ...translate(sector.labels[param.label] as Text, (label, locale) => ({ parameterId: id, locale, label })),
      );
    }
    for (const [key, text] of Object.entries(sector.options)) {
      const id = optionId.next();
      options.set(`${sector.sector}.${key}`, id);
      optionRows.option.push({ id, key: `${sector.sector}.${key}` });
      optionRows.label.push(...translate(text, (label, locale) => ({ optionId: id, locale, label })));
    }
  }
  await insertAll(db, parameter, rows.parameter);
  await insertAll(db, parameterTranslation, rows.label);
  await insertAll(db, parameterOption, optionRows.option);
  await insertAll(db, parameterOptionTranslation, optionRows.label);
  await parameterId.settle();
  await optionId.settle();

  return {
    categoryIds,
    productTagIds: tagIds.product,
    companyTagIds: tagIds.company,
    kinds: sectors.flatMap((sector) => sector.kinds.map((seed) => ({ seed, sector }))),
    parameterId: (sector, param) => parameters.get(nameOf(sector, param)) as number,
    optionId: (sector, key) => options.get(`${sector.sector}.${key}`) as number,
  };
}
