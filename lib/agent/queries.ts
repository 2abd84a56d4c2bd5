import 'server-only';
import { sql } from 'drizzle-orm';
import { zonedCards } from '@/lib/launch/card/queries';
import { findZoned, type KeywordMatch, type ZonedSource } from '@/lib/launch/listing/queries';
import { searchZoned, zonedGround } from '@/lib/launch/search/queries';
import { config } from '@/lib/platform/config';
import { database, rows } from '@/lib/platform/db/client';
import { utc } from '@/lib/platform/db/time';
import { nearest, textWithLanguageColumn } from '@/lib/platform/db/translation';
import type { Locale } from '@/lib/platform/i18n/site';
import type { TextWithLanguage } from '@/lib/platform/i18n/text-with-language';
import { emptyState, type ListState } from '@/lib/platform/routes/list-state';
import { lastPage } from '@/lib/search/queries';
import { takenColumn } from './application/queries';
import type { OfferCard, OfferDetail, OfferPage } from './types';
import { isPublicOffer, offerFrom } from './visibility';

const source: ZonedSource = {
  id: sql`o.id`,
  worldwide: sql`o.worldwide`,
  publishedAt: sql`o.published_at`,
  from: offerFrom,
  isPublic: isPublicOffer,
  countries: 'agent_offer_country',
  translations: 'agent_offer_translation',
  key: 'offer_id',
  taken: sql`array(select y.country_code::text from agent_territory y where y.offer_id = o.id and y.exclusive)`,
  ownText: sql`${nearest('slogan')} || ' ' || ${nearest('detail')}`,
};
/** Search scope: public agent offers. */
export const offerGround = zonedGround(source);

type Shown = Pick<OfferCard, 'banner' | 'taken'>;
const cardColumns = (locale: Locale) => sql`, o.banner, ${takenColumn(locale)} as taken`;

/** Cards of public agent offers in the order of `ids`; unpublished ones are left out. */
const listCardsOf = async (locale: Locale, ids: readonly number[]): Promise<OfferCard[]> =>
  (await zonedCards<Shown>(source, locale, ids, cardColumns(locale))).map(({ row, ...card }) => ({
    ...card,
    banner: row.banner,
    taken: row.taken,
  }));

/**
 * A page of public agent offers with its facets.
 * @param keyword words of the product or of the offer; all offers where it is left out
 * @param size results a page
 */
export async function listOffers(
  locale: Locale,
  keyword: string | undefined,
  state: ListState,
  size: number,
): Promise<OfferPage> {
  const run = (match?: KeywordMatch) => findZoned(database(), source, locale, state, size, match);
  const found =
    keyword === undefined
      ? { ...(await run()), mended: null }
      : await searchZoned(database(), source, locale, keyword, run);
  const { ids, total, facets, mended } = found;
  return { items: await listCardsOf(locale, ids), total, pages: lastPage(total, size), facets, mended };
}

/** The newest public agent offers. */
export async function listLatestOffers(locale: Locale, limit: number): Promise<OfferCard[]> {
  const { ids } = await findZoned(database(), source, locale, { ...emptyState, sort: 'latest' }, limit);
  return listCardsOf(locale, ids);
}

type OfferRow = Shown & { detail: TextWithLanguage; locales: Locale[]; updated_at: string };

/** A public agent offer with all details; null if not public. */
export async function getOffer(locale: Locale, id: number): Promise<OfferDetail | null> {
  const columns = sql`${cardColumns(locale)}, ${textWithLanguageColumn('detail')} as detail, ${utc(sql`o.updated_at`)} as updated_at,
    array(select t.locale from agent_offer_translation t where t.offer_id = o.id order by 1) as locales`;
  const [found] = await zonedCards<OfferRow>(source, locale, [id], columns);
  if (!found) return null;
  const { row, ...card } = found;
  const { banner, taken, detail, locales } = row;
  return { ...card, banner, taken, detail, locales, updatedAt: row.updated_at };
}

/** The company and the product of an offer, public or not; null where there is no such offer. */
export async function getOfferOwner(id: number): Promise<{ companyId: number; productId: number } | null> {
  const [found] = await rows<{ companyId: number; productId: number }>(
    database(),
    sql`select company_id as "companyId", product_id as "productId" from agent_offer where id = ${id}`,
  );
  return found ?? null;
}

/** Other offers, those for products of the same category first, then those of the same supplier. */
export async function listRelatedOffers(
  locale: Locale,
  id: number,
  limit: number = config.list.related,
): Promise<OfferCard[]> {
  const found = await rows<{ id: number }>(
    database(),
    sql`select o.id from ${offerFrom} join product_search s on s.product_id = p.id and s.locale = 'en'
        cross join (select one.company_id, mine.category_ids from agent_offer one
          join product_search mine on mine.product_id = one.product_id and mine.locale = 'en' where one.id = ${id}) me
      where o.id <> ${id} and ${isPublicOffer}
      order by s.category_ids && me.category_ids desc, o.company_id = me.company_id desc, s.quality desc, o.id limit ${limit}`,
  );
  return listCardsOf(
    locale,
    found.map((row) => row.id),
  );
}
