import { createHmac } from 'node:crypto';
import { isCrawler } from '@/lib/platform/gateway/device';
import { networkOf } from '@/lib/platform/limit/network';
import type { Viewed } from './types';

/** A visitor for counting: address and browser. */
export type Visitor = { address: string; userAgent: string };

/** The sender of a request; the front sets the address header. */
export const visitorOf = (headers: Headers): Visitor => ({
  address: headers.get('x-forwarded-for') ?? '',
  userAgent: headers.get('user-agent') ?? '',
});

/** False for crawlers, clients without user agent, and prefetches (docs/domain.md, Page views). */
export const isCounted = (headers: Headers): boolean => {
  const { userAgent } = visitorOf(headers);
  const purposes = `${headers.get('purpose') ?? ''} ${headers.get('sec-purpose') ?? ''}`;
  return userAgent !== '' && !isCrawler(userAgent) && !/prefetch|prerender/i.test(purposes);
};

/** Keyed hash of a network, different per term: networks can be counted per term, but not linked across terms. */
export const termVisitor = ({ address }: Visitor, term: readonly string[], secret: string): string =>
  createHmac('sha256', secret)
    .update(JSON.stringify([networkOf(address), ...term]))
    .digest('base64url')
    .slice(0, 22);

/** Keyed hash of a visitor, different per item and day. */
export const viewVisitor = (
  { address }: Visitor,
  account: string | null,
  { kind, id, day }: { kind: Viewed | `call:${Viewed}`; id: number; day: string },
  secret: string,
): bigint =>
  createHmac('sha256', secret)
    .update(JSON.stringify([networkOf(address), account, kind, id, day]))
    .digest()
    .readBigInt64BE();

const mail = /@|[([]\s*at\s*[)\]]/i;
const telephone = /\d(?:[\s().+\-–/]*\d){6}/;
const address = /https?:|www\./i;

/** A keyword as the term it counts for; null for what must never be shown to others: e-mail, telephone, web addresses. */
export function termOf(keyword: string): string | null {
  const term = keyword
    .normalize('NFKC')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .toLowerCase();
  if ([...term].length < 2 || [...term].length > 40 || !/\p{L}/u.test(term)) return null;
  return mail.test(term) || telephone.test(term) || address.test(term) ? null : term;
}
