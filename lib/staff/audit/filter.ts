import { isDay } from '@/lib/platform/calendar/day';
import { href } from '@/lib/platform/routes/address';
import { idOf, oneOf, pageOf, type Query } from '../filter';

/** What part of the audit log is shown; '' and null leave a part out. */
export type AuditFilter = {
  companyId: number | null;
  /** a name or username, or a part of one */
  by: string;
  actorKind: ActorKind | null;
  /** product.approve, or product for all that was done to products */
  action: string;
  /** words of a company, a person, a thing, a reason, or an id */
  keyword: string;
  /** ISO days, the last one included, in the reader's time zone */
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

/** The filter of a query; whatever it does not know is left out. */
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

/** What a filter asks for, by the names of its address. */
export const askedOf = (filter: AuditFilter): Record<string, string> =>
  Object.fromEntries(pairsOf(filter).filter(([, value]) => value !== ''));

const withQuery = (path: string, filter: AuditFilter): string => {
  const query = new URLSearchParams(askedOf(filter)).toString();
  return query === '' ? path : `${path}?${query}`;
};

/** The address of a part of the audit log, and of its file. */
export const auditAddress = (filter: Partial<AuditFilter>): string =>
  withQuery(href('adminAudit'), { ...wholeAudit, ...filter });
export const auditFileAddress = (filter: AuditFilter): string =>
  withQuery('/api/admin/audit/export', { ...filter, page: 1 });

/** Whether a filter leaves anything out. */
export const isFiltered = (filter: AuditFilter): boolean =>
  pairsOf({ ...filter, page: 1, companyId: null }).some(([, value]) => value !== '');
