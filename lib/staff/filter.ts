import { config } from '@/lib/platform/config';
import { storableText } from '@/lib/platform/field/storable';
import { href } from '@/lib/platform/routes/address';
import type { ReviewKind } from '@/lib/review/types';
import { companyItemKinds } from './constants';
import type { CompanyItemKind, QueueFilter, QueueKind } from './types';

/** A page's query as Next passes it. */
export type Query = Promise<Record<string, string | string[] | undefined>>;

/** The first value of a parameter, without unstorable characters, as in the site's searches. */
export const oneOf = (value: string | string[] | undefined): string | undefined => {
  const first = Array.isArray(value) ? value[0] : value;
  return first === undefined ? undefined : storableText(first);
};

/** A page number, 1 if invalid. */
export const pageOf = (value: string | string[] | undefined): number => {
  const text = oneOf(value) ?? '';
  const page = /^[1-9]\d{0,3}$/.test(text) ? Number(text) : 1;
  return Math.min(page, config.listing.page);
};

/** An id, null if invalid. */
export const idOf = (value: string | string[] | undefined): number | null => {
  const text = oneOf(value) ?? '';
  return /^[1-9]\d{0,9}$/.test(text) && Number(text) <= config.id.max ? Number(text) : null;
};

/** The state of a queue by its query. */
export const readFilter = (query: Awaited<Query>): QueueFilter => ({
  page: pageOf(query.page),
  newest: oneOf(query.order) === 'newest',
  grade: config.grades.find((grade) => grade === oneOf(query.grade)) ?? null,
});

/** Whether a queue shows decided submissions. */
export const readDecided = (query: Awaited<Query>): boolean => oneOf(query.tab) === 'decided';

const shownFields = ['changed', 'all', 'since'] as const;
/** Fields of a submission to show: changed ones, all, or those that differ from the last decided one. */
export type ShownFields = (typeof shownFields)[number];
/** The requested choice of fields; null for the default. */
export const readShown = (query: Awaited<Query>): ShownFields | null =>
  shownFields.find((one) => one === oneOf(query.show)) ?? null;

/** The tab of a company's items. */
export const readTab = (query: Awaited<Query>): CompanyItemKind =>
  companyItemKinds.find((kind) => kind === oneOf(query.tab)) ?? companyItemKinds[0];

const withQuery = (path: string, pairs: readonly (readonly [string, string | null])[]): string => {
  const query = new URLSearchParams(
    pairs.flatMap(([name, value]) => (value === null ? [] : [[name, value]])),
  ).toString();
  return query === '' ? path : `${path}?${query}`;
};
const pagePair = (page: number) => ['page', page > 1 ? String(page) : null] as const;
const filterPairs = ({ newest, grade }: QueueFilter) =>
  [
    ['order', newest ? 'newest' : null],
    ['grade', grade],
  ] as const;

/** URL of a queue in a state. */
export const queueAddress = (kind: QueueKind, filter: QueueFilter): string =>
  withQuery(href('adminQueue', { section: kind }), [...filterPairs(filter), pagePair(filter.page)]);

/** URL of decided submissions of one kind. */
export const decidedAddress = (kind: ReviewKind, page = 1): string =>
  withQuery(href('adminQueue', { section: kind }), [['tab', 'decided'], pagePair(page)]);

/** URL of a submission, keeping the state of its queue. */
export const reviewAddress = (id: number, filter: QueueFilter, shown: ShownFields | null = null): string =>
  withQuery(href('adminReview', { id }), [...filterPairs(filter), ['show', shown]]);

/** URL of a decided item: a submission keeps the current page's order and filter, a list its own query. */
export const withFilter = (address: string, { pathname, search }: Pick<Location, 'pathname' | 'search'>): string => {
  if (pathname === address) return `${address}${search}`;
  const filter = readFilter(Object.fromEntries(new URLSearchParams(search)));
  return /\/review\/\d+$/.test(address) ? withQuery(address, filterPairs(filter)) : address;
};

/** Row id in the lists of waiting items. */
export const rowOf = (kind: 'purchase' | 'report' | 'upgrade', id: number): string => `${kind}:${id}`;

/** URL of a company with one tab of its items. */
export const companyAddress = (id: number, tab: CompanyItemKind = companyItemKinds[0], page = 1): string =>
  withQuery(href('adminCompany', { id }), [['tab', tab === companyItemKinds[0] ? null : tab], pagePair(page)]);
