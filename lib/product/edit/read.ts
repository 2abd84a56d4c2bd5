import { sql } from 'drizzle-orm';
import { type Executor, rows } from '@/lib/db/client';
import { translated } from '@/lib/db/translation';
import type { Locale } from '@/lib/i18n/site';
import { decimalOf } from './rules';
import { type ProductInput, type ProductParameterInput, type ProductTranslation, productFields } from './schema';

type Main = {
  price_kind: ProductInput['priceKind'];
  price_min: number | null;
  price_max: number | null;
  currency: string;
  unit: ProductInput['unit'];
  minimum_order: number;
  lead_days_min: number | null;
  lead_days_max: number | null;
  brand: string;
  model: string;
  hs_code: string | null;
  origin_code: string;
  group_id: number | null;
  sort: number;
  translations: (ProductTranslation & { locale: Locale })[];
  categories: number[];
  tags: number[];
  media: { kind: 'image' | 'video'; key: string }[];
  breaks: { quantity: number; price: number }[];
  parameters: (Omit<ProductParameterInput, 'labels' | 'kind'> & { labels: ProductParameterInput['labels'] | null })[];
};

const kindOf = ({ optionId, text, max }: Main['parameters'][number]): ProductParameterInput['kind'] => {
  if (optionId !== null) return 'option';
  return text ? 'text' : max === null ? 'number' : 'range';
};

/**
 * What a product's tables hold, in the shape of its form; null where there is none of this id.
 * @param locale the language that the form is filled in
 */
export async function readInput(on: Executor, id: number, locale: Locale): Promise<ProductInput | null> {
  const [row] = await rows<Main>(
    on,
    sql`select p.price_kind, p.price_min::float8, p.price_max::float8, p.currency, p.unit, p.minimum_order, p.lead_days_min, p.lead_days_max,
        p.brand, p.model, p.hs_code, p.origin_code, p.group_id, p.sort,
        (select coalesce(json_agg(json_build_object('locale', locale, 'name', name, 'summary', summary, 'introduction', introduction,
          'keywords', keywords, 'slogan', slogan)), '[]') from product_translation where product_id = p.id) as translations,
        array(select category_id from product_category where product_id = p.id order by 1) as categories,
        array(select tag_id from product_tag where product_id = p.id order by 1) as tags,
        (select coalesce(json_agg(json_build_object('kind', kind, 'key', key) order by sort, id), '[]') from product_media where product_id = p.id) as media,
        (select coalesce(json_agg(json_build_object('quantity', quantity, 'price', price) order by quantity), '[]')
          from product_price_break where product_id = p.id) as breaks,
        (select coalesce(json_agg(json_build_object('parameterId', case when pa.company_id is null then pa.id end, 'section', pa.section,
          'unit', pa.unit, 'min', pp.min, 'max', pp.max, 'optionId', pp.option_id, 'text', coalesce(pp.text, ''),
          'labels', case when pa.company_id is not null then (select json_object_agg(t.locale, t.label) from parameter_translation t where t.parameter_id = pa.id) end
          ) order by pp.sort, pa.id), '[]') from product_parameter pp join parameter pa on pa.id = pp.parameter_id where pp.product_id = p.id) as parameters
      from product p where p.id = ${id}`,
  );
  if (!row) return null;
  const { currency } = row;
  const amount = (minor: number | null) => (minor === null ? null : decimalOf(Number(minor), currency));
  return productFields.parse({
    locale,
    translations: Object.fromEntries(row.translations.map(({ locale: of, ...text }) => [of, text])),
    priceKind: row.price_kind,
    priceMin: amount(row.price_min),
    priceMax: amount(row.price_max),
    currency,
    unit: row.unit,
    minimumOrder: row.minimum_order,
    leadDays: { min: row.lead_days_min, max: row.lead_days_max },
    brand: row.brand,
    model: row.model,
    hsCode: row.hs_code ?? '',
    originCode: row.origin_code,
    categories: row.categories,
    tags: row.tags,
    pictures: row.media.filter(({ kind }) => kind === 'image').map(({ key }) => key),
    video: row.media.find(({ kind }) => kind === 'video')?.key ?? null,
    priceBreaks: row.breaks.map(({ quantity, price }) => ({ quantity, price: amount(price) })),
    parameters: row.parameters.map((one) => ({ ...one, labels: one.labels ?? {}, kind: kindOf(one) })),
    groupId: row.group_id,
    sort: row.sort,
  });
}

/** A version that waits or was kept, in the shape of the form; null where there is none. */
export function versionOf(content: unknown): ProductInput | null {
  if (content === null || content === undefined) return null;
  const parsed = productFields.safeParse(content);
  return parsed.success ? parsed.data : null;
}

/** What to call a product whose form is not at hand: its name in English, else Chinese, else any language. */
export async function findTitle(on: Executor, id: number): Promise<string> {
  const name = translated('product_translation', 'product_id', 'name', sql`${id}::int`, 'en');
  const [found] = await rows<{ name: string | null }>(on, sql`select ${name} as name`);
  return found?.name ?? '';
}
