import 'server-only';
import { eq, sql } from 'drizzle-orm';
import { type Db, rows } from '@/lib/platform/db/client';
import { product } from '@/lib/platform/db/schema/product';
import { translated } from '@/lib/platform/db/translation';
import type { Locale } from '@/lib/platform/i18n/site';
import { writtenColumns } from './column';
import { fromRow } from './row';
import { type ProductInput, type ProductParameterInput, type ProductTranslation, productFields } from './schema';

type Text = ProductTranslation & { locale: Locale };
type Media = { kind: 'image' | 'video'; key: string };
type Break = { quantity: number; price: number };
type Parameter = Omit<ProductParameterInput, 'labels' | 'kind'> & { labels: ProductParameterInput['labels'] | null };

const kindOf = ({ optionId, text, max }: Parameter): ProductParameterInput['kind'] => {
  if (optionId !== null) return 'option';
  return text ? 'text' : max === null ? 'number' : 'range';
};

/**
 * A product's tables as form input; null if it does not exist.
 * @param locale the form's language
 */
export async function readInput(db: Db, id: number, locale: Locale): Promise<ProductInput | null> {
  const [row] = await db
    .select({
      ...writtenColumns,
      translations: sql<
        Text[]
      >`(select coalesce(json_agg(json_build_object('locale', locale, 'name', name, 'summary', summary, 'introduction', introduction,
        'keywords', keywords, 'slogan', slogan)), '[]') from product_translation where product_id = product.id)`,
      categories: sql<
        number[]
      >`array(select category_id from product_category where product_id = product.id order by 1)`,
      tags: sql<number[]>`array(select tag_id from product_tag where product_id = product.id order by 1)`,
      media: sql<
        Media[]
      >`(select coalesce(json_agg(json_build_object('kind', kind, 'key', key) order by sort, id), '[]')
        from product_media where product_id = product.id)`,
      priceBreaks: sql<
        Break[]
      >`(select coalesce(json_agg(json_build_object('quantity', quantity, 'price', price) order by quantity), '[]')
        from product_price_break where product_id = product.id)`,
      parameters: sql<
        Parameter[]
      >`(select coalesce(json_agg(json_build_object('parameterId', case when pa.company_id is null then pa.id end, 'section', pa.section,
        'unit', pa.unit, 'min', pp.min, 'max', pp.max, 'optionId', pp.option_id, 'text', coalesce(pp.text, ''),
        'labels', case when pa.company_id is not null then (select json_object_agg(t.locale, t.label) from parameter_translation t where t.parameter_id = pa.id) end
        ) order by pp.sort, pa.id), '[]') from product_parameter pp join parameter pa on pa.id = pp.parameter_id where pp.product_id = product.id)`,
    })
    .from(product)
    .where(eq(product.id, id));
  if (!row) return null;
  const { translations, categories, tags, media, priceBreaks, parameters, ...written } = row;
  const otherTables = {
    translations: Object.fromEntries(translations.map(({ locale: of, ...text }) => [of, text])),
    categories,
    tags,
    pictures: media.filter(({ kind }) => kind === 'image').map(({ key }) => key),
    video: media.find(({ kind }) => kind === 'video')?.key ?? null,
    priceBreaks,
    parameters: parameters.map((one) => ({ ...one, labels: one.labels ?? {}, kind: kindOf(one) })),
  };
  return fromRow(written, otherTables, locale);
}

/** A pending or draft version as form input; null if there is none. */
export function versionOf(content: unknown): ProductInput | null {
  if (content === null || content === undefined) return null;
  const parsed = productFields.safeParse(content);
  return parsed.success ? parsed.data : null;
}

/** A product's name in English, else Chinese, else any language. */
export async function findTitle(db: Db, id: number): Promise<string> {
  const name = translated('product_translation', 'product_id', 'name', sql`${id}::int`, 'en');
  const [found] = await rows<{ name: string | null }>(db, sql`select ${name} as name`);
  return found?.name ?? '';
}
