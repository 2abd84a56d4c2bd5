import 'server-only';
import { sql } from 'drizzle-orm';
import { database, rows } from '@/lib/platform/db/client';
import { product } from '@/lib/platform/db/schema/product';
import { utc } from '@/lib/platform/db/time';
import { nearest, nearestTranslation, textWithLanguageColumn, translated } from '@/lib/platform/db/translation';
import type { Locale } from '@/lib/platform/i18n/site';
import type { TextWithLanguage } from '@/lib/platform/i18n/text-with-language';
import { fields, shownNames } from '@/lib/product/field';
import { listCards } from '@/lib/product/queries';
import type { ParameterSection, ParameterValue, ProductDetail } from '@/lib/product/types';
import { categoryPath } from '@/lib/search/fact';

type Named = { id: number; name: string };
type Main = {
  introduction: TextWithLanguage;
  slogan: TextWithLanguage;
  keywords: string;
  origin_code: string;
  lead_days_min: number | null;
  lead_days_max: number | null;
  group_id: number | null;
  locales: Locale[];
  published_at: string;
  updated_at: string;
};
type Parameter = {
  id: number;
  key: string;
  kind: ParameterValue['kind'];
  section: string;
  unit: string;
  label: TextWithLanguage;
  min: number | null;
  max: number | null;
  text: string | null;
  option: string | null;
};

/** Plain fields that the view shows under their own names. */
type ShownFields = Pick<ProductDetail, (typeof shownNames)[number]>;
const shownColumns = sql.join(
  shownNames.map((name) => sql`p.${sql.identifier(product[fields[name].column.name].name)} as ${sql.identifier(name)}`),
  sql`, `,
);
const shownOf = (main: ShownFields) => Object.fromEntries(shownNames.map((name) => [name, main[name]])) as ShownFields;

const parameterValue = (row: Parameter): ParameterValue => {
  if (row.option !== null) return { kind: 'option', label: row.option };
  if (row.text !== null) return { kind: 'text', text: row.text, unit: row.unit };
  if (row.max !== null) return { kind: 'range', min: Number(row.min), max: Number(row.max), unit: row.unit };
  return { kind: 'number', min: Number(row.min), unit: row.unit };
};

const sections = (site: Locale, list: Parameter[]): ParameterSection[] => {
  const grouped = new Map<string, ParameterSection>();
  for (const row of list) {
    const section = grouped.get(row.section) ?? { section: row.section, items: [] };
    const { id, key, label } = row;
    const foreign = label.locale === site ? {} : { locale: label.locale };
    section.items.push({ id, key, label: label.text, ...foreign, value: parameterValue(row) });
    grouped.set(row.section, section);
  }
  return [...grouped.values()];
};

/** The technical parameters of products, by product. */
export async function listParameters(
  locale: Locale,
  productIds: readonly number[],
): Promise<Map<number, ParameterSection[]>> {
  if (!productIds.length) return new Map();
  const found = await rows<Parameter & { product_id: number }>(
    database(),
    sql`select pp.product_id, pa.id, pa.key, pa.kind, pa.section, pa.unit, pp.min, pp.max, pp.text,
        ${textWithLanguageColumn('label')} as label,
        case when pp.option_id is not null then ${translated('parameter_option_translation', 'option_id', 'label', sql`pp.option_id`, locale)} end as option
      from product_parameter pp join parameter pa on pa.id = pp.parameter_id
        ${nearestTranslation('parameter_translation', 'parameter_id', sql`pa.id`, locale)} where pp.product_id in ${productIds} order by pp.product_id, pp.sort`,
  );
  return new Map(
    productIds.map((id) => [
      id,
      sections(
        locale,
        found.filter((row) => row.product_id === id),
      ),
    ]),
  );
}

/** A public product with all details; null if not public. */
export async function getProduct(locale: Locale, id: number): Promise<ProductDetail | null> {
  const [card] = await listCards(locale, [id]);
  if (!card) return null;
  const db = database();
  const [main] = await rows<Main & ShownFields>(
    db,
    sql`select ${textWithLanguageColumn('introduction')} as introduction, ${textWithLanguageColumn('slogan')} as slogan, ${nearest('keywords')} as keywords, p.origin_code, ${shownColumns},
        p.lead_days_min, p.lead_days_max, p.group_id, ${utc(sql`p.published_at`)} as published_at,
        ${utc(sql`p.updated_at`)} as updated_at,
        array(select t.locale from product_translation t where t.product_id = p.id order by 1) as locales
      from product p ${nearestTranslation('product_translation', 'product_id', sql`p.id`, locale)} where p.id = ${id}`,
  );
  if (!main) return null;
  const group = main.group_id;
  const [media, categories, tags, groups, parameters, priceBreaks] = await Promise.all([
    rows<{ kind: 'image' | 'video'; key: string }>(
      db,
      sql`select kind, key from product_media where product_id = ${id} order by sort, id`,
    ),
    rows<Named>(
      db,
      sql`with recursive ${categoryPath} select a.id, ${translated('category_translation', 'category_id', 'name', sql`a.id`, locale)} as name
        from up cross join unnest(up.above) with ordinality as a(id, depth)
        where up.id = (select min(category_id) from product_category where product_id = ${id}) order by a.depth`,
    ),
    rows<Named>(
      db,
      sql`select t.id, ${translated('tag_translation', 'tag_id', 'name', sql`t.id`, locale)} as name
        from product_tag pt join tag t on t.id = pt.tag_id where pt.product_id = ${id} order by t.sort`,
    ),
    group
      ? rows<Named>(
          db,
          sql`select ${group}::int as id, ${translated('product_group_translation', 'group_id', 'name', sql`${group}::int`, locale)} as name`,
        )
      : [],
    listParameters(locale, [id]),
    rows<{ quantity: number; price: number }>(
      db,
      sql`select quantity, price::float8 as price from product_price_break where product_id = ${id} order by quantity`,
    ),
  ]);
  return {
    ...card,
    introduction: main.introduction,
    slogan: main.slogan,
    keywords: main.keywords,
    ...shownOf(main),
    originCode: main.origin_code,
    leadDays:
      main.lead_days_min === null ? null : { min: main.lead_days_min, max: main.lead_days_max ?? main.lead_days_min },
    media,
    categories,
    tags,
    group: groups[0] ?? null,
    parameters: parameters.get(id) ?? [],
    priceBreaks,
    locales: main.locales,
    publishedAt: main.published_at,
    updatedAt: main.updated_at,
  };
}
