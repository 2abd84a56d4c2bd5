import 'server-only';
import { inArray, type SQL, sql } from 'drizzle-orm';
import type { MemberActor } from '@/lib/platform/auth/actor';
import { database } from '@/lib/platform/db/client';
import { purchaseRequest } from '@/lib/platform/db/schema/purchase';
import { isLocale, type Locale } from '@/lib/platform/i18n/site';
import type { TextWithLanguage } from '@/lib/platform/i18n/text-with-language';
import { href } from '@/lib/platform/routes/address';
import { listShownClaims } from '@/lib/purchase/claim/queries';
import type { PurchaseState } from '@/lib/purchase/constants';
import type { RequestRow } from '@/lib/purchase/lock';
import { maskContacts } from '@/lib/purchase/mask';
import { textsOf } from '@/lib/purchase/queries';
import { effectiveState, wasRemoved } from '@/lib/purchase/rules';
import { textFor } from '@/lib/purchase/text';

/** A followed request in a list. */
export type FollowedRequest = { title: TextWithLanguage; state: PurchaseState; validUntil: string };

/**
 * SQL selecting a row if the actor may follow the request: visible to it and undecided. Inquiries are only visible to
 * the suppliers invited.
 */
export const followableRequest = (actor: MemberActor, id: number): SQL => sql`select from purchase_request r
  where r.id = ${id} and r.state in ('open', 'closed') and ${
    actor.kind === 'purchaser'
      ? sql`r.kind = 'public'`
      : sql`(r.kind = 'public' or exists (select from company c where c.id = ${actor.companyId} and c.status = 'normal'
          and (exists (select from purchase_invitation i where i.request_id = r.id and i.company_id = c.id)
            or exists (select from quotation q where q.request_id = r.id and q.company_id = c.id))))`
  }`;

/** A request's page for a follower. */
export const requestPath = (kind: MemberActor['kind'], id: number): string =>
  href(kind === 'supplier' ? 'supplierPurchaseQuote' : 'purchaseDetail', { id });

/** Titles of requests on a site, with contacts masked, by id. */
export async function titlesIn(
  site: Locale,
  requests: readonly Pick<RequestRow, 'id' | 'locale'>[],
): Promise<Map<number, TextWithLanguage>> {
  const ids = requests.map(({ id }) => id);
  const texts = await textsOf(ids);
  const claims = await listShownClaims(database(), ids);
  return new Map(
    requests.map(({ id, locale }) => {
      const text = textFor(texts.get(id) ?? [], site, locale);
      const textLocale = text?.locale ?? locale;
      const title = maskContacts(text?.title ?? '', claims(id, null));
      return [id, { text: title, locale: isLocale(textLocale) ? textLocale : 'en' }];
    }),
  );
}

/** Titles and states of requests on a site, with contacts masked, by id; without those removed by staff. */
export async function followedRequests(
  site: Locale,
  ids: readonly number[],
  now = new Date(),
): Promise<Map<number, FollowedRequest>> {
  if (ids.length === 0) return new Map();
  const found = await database()
    .select()
    .from(purchaseRequest)
    .where(inArray(purchaseRequest.id, [...ids]));
  const titles = await titlesIn(site, found);
  return new Map(
    found.flatMap((row) => {
      const { id, state, validUntil: end } = row;
      const title = titles.get(id);
      if (wasRemoved(row) || !title) return [];
      const validUntil = end?.toISOString() ?? '';
      return [[id, { title, validUntil, state: effectiveState({ state, validUntil }, now.getTime()) }] as const];
    }),
  );
}
