import 'server-only';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '@/lib/platform/db/client';
import { purchaseRequest, purchaseSpecification, purchaseTranslation } from '@/lib/platform/db/schema/purchase';
import { afterCommit, type Transaction } from '@/lib/platform/db/transaction';
import { translated } from '@/lib/platform/db/translation';
import { type Locale, locales } from '@/lib/platform/i18n/site';
import { expire } from '@/lib/platform/pagestore/expiry';
import { countryNames, writeRows } from '@/lib/portal/refresh';
import { listShownClaims } from './claim/queries';
import { maskContacts, maskLine } from './mask';
import { purchaseListTag, purchaseTag } from './tag';

type Text = { id: number; translated: boolean; title: string; details: string; lines: string };

/** Search texts of listed requests on each site: the text shown there, with contacts masked. */
async function readTexts(db: Db, ids: readonly number[]): Promise<Map<Locale, Text[]>> {
  const isListed = and(
    inArray(purchaseRequest.id, [...ids]),
    eq(purchaseRequest.state, 'open'),
    eq(purchaseRequest.kind, 'public'),
  );
  const requests = await db.select().from(purchaseRequest).where(isListed);
  const listed = requests.map(({ id }) => id);
  const texts = new Map<Locale, Text[]>(locales.map((locale) => [locale, []]));
  if (listed.length === 0) return texts;
  const translations = await db
    .select()
    .from(purchaseTranslation)
    .where(inArray(purchaseTranslation.requestId, listed));
  const lines = await db.select().from(purchaseSpecification).where(inArray(purchaseSpecification.requestId, listed));
  const claims = await listShownClaims(db, listed);
  for (const { id, locale: original } of requests) {
    const notContacts = claims(id, null);
    const own = translations.filter(({ requestId }) => requestId === id);
    const textByLocale = new Map(
      own.map(({ locale, title, details }) => [
        locale,
        [maskContacts(title, notContacts), maskContacts(details, notContacts)] as const,
      ]),
    );
    const requirements = lines
      .filter(({ requestId }) => requestId === id)
      .map((line) => maskLine(line, notContacts))
      .map(({ label, value }) => `${label} ${value}`)
      .join(' ');
    for (const locale of locales) {
      const [title = '', details = ''] = textByLocale.get(locale) ?? textByLocale.get(original) ?? [];
      texts.get(locale)?.push({ id, translated: textByLocale.has(locale), title, details, lines: requirements });
    }
  }
  return texts;
}

/** SQL: name of the product the buyer started from, without model and brands, which would reveal its supplier. */
const productName = (locale: Locale) =>
  sql`(select replace(replace(replace(${translated('product_translation', 'product_id', 'name', sql`p.id`, locale)},
      p.model, ' '), p.brand, ' '), c.brand, ' ')
    from product p join company c on c.id = p.company_id where p.id = x.product_id)`;

/** Updates the search index for these requests, in the transaction of the command; those not listed are removed. */
export async function indexPurchases(db: Db, subjects: readonly number[]): Promise<void> {
  if (subjects.length === 0) return;
  const texts = await readTexts(db, subjects);
  const country = sql`array_remove(array[x.country_code::text], null)`;
  await writeRows(
    db,
    'purchase',
    subjects,
    (
      locale,
    ) => sql`select x.id, 'purchase' as channel, coalesce(x.incoterm, '') as sub, '' as division, ${country} as codes,
        array(select distinct at.id from category mine join category at on at.id in (mine.id, mine.parent_id)
          where mine.id = x.category_id) as category_ids, '{}'::int[] as keyword_ids, w.translated, 0 as recommend, x.published_at,
        x.valid_until as deadline_at, w.title as a,
        concat_ws(' ', (select string_agg(named.name || ' ' || named.terms, ' ' order by named.category_id) from category mine
          join category_translation named on named.category_id in (mine.id, mine.parent_id) and named.locale = ${locale}
          where mine.id = x.category_id), ${productName(locale)}, ${countryNames(country, locale)}) as b,
        concat_ws(' ', w.details, w.lines) as c
      from purchase_request x join json_to_recordset(${JSON.stringify(texts.get(locale) ?? [])}::json)
        as w(id int, translated boolean, title text, details text, lines text) on w.id = x.id`,
  );
}

/** Expires pages showing a request or its places, after commit. */
export const dropPages = (tx: Transaction, id: number): void =>
  afterCommit(tx, () => expire([purchaseTag(id), purchaseListTag]));

/** Does both for a request that changed. */
export async function refreshShown(tx: Transaction, id: number): Promise<void> {
  await indexPurchases(tx, [id]);
  dropPages(tx, id);
}
