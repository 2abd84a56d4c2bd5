import { companyStatuses } from '@/lib/company/profile/constants';
import { config, type Grade, type Membership } from '@/lib/platform/config';
import { href } from '@/lib/platform/routes/address';
import { oneOf, pageOf, type Query } from '../filter';

export const companyOrders = ['newest', 'oldest', 'name', 'expiry'] as const;

/** Filter of the list of companies; '' and null are ignored. */
export type CompanyFilter = {
  keyword: string;
  status: (typeof companyStatuses)[number] | null;
  grade: Grade | null;
  membership: Membership | null;
  /** two-letter country code */
  country: string;
  order: (typeof companyOrders)[number];
  page: number;
};

/** Parses a filter from a query; ignores unknown values. */
export const readCompanyFilter = (query: Awaited<Query>): CompanyFilter => {
  const country = (oneOf(query.country) ?? '').toUpperCase();
  return {
    keyword: (oneOf(query.q) ?? '').trim().slice(0, config.keyword.max),
    status: companyStatuses.find((one) => one === oneOf(query.status)) ?? null,
    grade: config.grades.find((one) => one === oneOf(query.grade)) ?? null,
    membership: config.memberships.find((one) => one === oneOf(query.membership)) ?? null,
    country: /^[A-Z]{2}$/.test(country) ? country : '',
    order: companyOrders.find((one) => one === oneOf(query.order)) ?? companyOrders[0],
    page: pageOf(query.page),
  };
};

const pairsOf = (filter: CompanyFilter): [string, string][] => [
  ['q', filter.keyword],
  ['status', filter.status ?? ''],
  ['grade', filter.grade ?? ''],
  ['membership', filter.membership ?? ''],
  ['country', filter.country],
  ['order', filter.order === companyOrders[0] ? '' : filter.order],
  ['page', filter.page > 1 ? String(filter.page) : ''],
];

/** URL of a list of companies. */
export const companiesAddress = (filter: CompanyFilter): string => {
  const query = new URLSearchParams(pairsOf(filter).filter(([, value]) => value !== '')).toString();
  return query === '' ? href('adminCompanies') : `${href('adminCompanies')}?${query}`;
};
