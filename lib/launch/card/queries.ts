import 'server-only';
import { type SQL, sql } from 'drizzle-orm';
import type { ZonedSource } from '@/lib/launch/listing/queries';
import type { Zoned } from '@/lib/launch/types';
import type { Continent } from '@/lib/platform/config';
import { database, rows } from '@/lib/platform/db/client';
import { utc } from '@/lib/platform/db/time';
import { nearest, nearestLocale, nearestTranslation } from '@/lib/platform/db/translation';
import type { Locale } from '@/lib/platform/i18n/site';
import { listCards } from '@/lib/product/queries';

type Row = {
  id: number;
  product_id: number;
  slogan: string;
  locale: Locale;
  worldwide: boolean;
  published_at: string;
  countries: { code: string; name: string; continent: Continent }[];
};

/**
 * Cards of public launches or agent offers in the order of `ids`; unpublished ones are left out.
 * @param extra additional select columns, each with an alias
 */
export async function zonedCards<Extra extends object>(
  source: ZonedSource,
  locale: Locale,
  ids: readonly number[],
  extra: SQL = sql``,
): Promise<(Zoned & { row: Extra })[]> {
  if (!ids.length) return [];
  const { id, key } = source;
  const found = await rows<Row & Extra>(
    database(),
    sql`select ${id} as id, p.id as product_id, ${nearest('slogan')} as slogan, ${nearestLocale('slogan')} as locale, ${source.worldwide} as worldwide,
        ${utc(source.publishedAt)} as published_at, (select coalesce(jsonb_agg(jsonb_build_object('code', at.code, 'name', named.name, 'continent', at.continent)
          order by named.sort), '[]') from ${sql.identifier(source.countries)} k join country at on at.code = k.country_code
          join country_translation named on named.country_code = at.code and named.locale = ${locale} where k.${sql.identifier(key)} = ${id}) as countries ${extra}
      from ${source.from} ${nearestTranslation(source.translations, key, id, locale)} where ${id} in ${ids} and ${source.isPublic}`,
  );
  const products = await listCards(
    locale,
    found.map((row) => row.product_id),
  );
  const cards = new Map(
    found.map((row) => [row.id, { row, product: products.find((one) => one.id === row.product_id) }]),
  );
  return ids.flatMap((one) => {
    const { row, product } = cards.get(one) ?? {};
    if (!row || !product) return [];
    const { slogan, worldwide, countries } = row;
    const zone = { worldwide, countries: worldwide ? [] : countries };
    return [
      { id: one, slogan: { text: slogan, locale: row.locale }, zone, publishedAt: row.published_at, product, row },
    ];
  });
}
