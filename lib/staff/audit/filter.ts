import { isDay } from '@/lib/platform/calendar/day';
import { href } from '@/lib/platform/routes/address';
import { idOf, oneOf, pageOf, type Query } from '../filter';

/** Filter of the audit log; '' and null are ignored. */
export type AuditFilter = {
  companyId: number | null;
  /** a name or username, or a part of one */
  by: string;
  actorKind: ActorKind | null;
  /** product.approve, or product for all actions on products */
  action: string;
  /** part of a company, person, item or reason, or an id */
  keyword: string;
  /** ISO dates, inclusive, in the reader's time zone */
  from: string;
  to: string;
  page: number;
};

export const actorKinds = ['staff', 'supplier', 'purchaser', 'system'] as const;
export type ActorKind = (typeof actorKinds)[number];

const day = (value: string | string[] | undefined): string => {
  const text = oneOf(value) ?? '';
  return isDay(text) ? text : '';
};
const text = (value: string | string[] | undefined): string => (oneOf(value) ?? '').trim().slice(0, 100);

/** Parses a filter from a query; ignores unknown values. */
export const readAuditFilter = (query: Awaited<Query>): AuditFilter => {
  const action = text(query.action);
  return {
    companyId: idOf(query.company),
    by: text(query.by),
    actorKind: actorKinds.find((kind) => kind === oneOf(query.kind)) ?? null,
    action: /^[a-z]+(?:\.[a-zA-Z]+)?$/.test(action) ? action : '',
    keyword: text(query.q),
    from: day(query.from),
    to: day(query.to),
    page: pageOf(query.page),
  };
};

export const wholeAudit: AuditFilter = readAuditFilter({});

const pairsOf = ({ companyId, by, actorKind, action, keyword, from, to, page }: AuditFilter): [string, string][] => [
  ['company', companyId === null ? '' : String(companyId)],
  ['by', by],
  ['kind', actorKind ?? ''],
  ['action', action],
  ['q', keyword],
  ['from', from],
  ['to', to],
  ['page', page > 1 ? String(page) : ''],
];

/** A filter's values by URL parameter. */
export const queryOf = (filter: AuditFilter): Record<string, string> =>
  Object.fromEntries(pairsOf(filter).filter(([, value]) => value !== ''));

const withQuery = (path: string, filter: AuditFilter): string => {
  const query = new URLSearchParams(queryOf(filter)).toString();
  return query === '' ? path : `${path}?${query}`;
};

/** The URL of a filtered audit log, and of its download. */
export const auditAddress = (filter: Partial<AuditFilter>): string =>
  withQuery(href('adminAudit'), { ...wholeAudit, ...filter });
export const auditFileAddress = (filter: AuditFilter): string =>
  withQuery('/api/admin/audit/export', { ...filter, page: 1 });

/** Whether a filter excludes anything. */
export const isFiltered = (filter: AuditFilter): boolean =>
  pairsOf({ ...filter, page: 1, companyId: null }).some(([, value]) => value !== '');
