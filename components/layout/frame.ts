import { getTranslations } from 'next-intl/server';
import type { SearchTexts } from '@/components/search/search-box';
import { config } from '@/lib/config';
import { env } from '@/lib/env';
import { currentHosts } from '@/lib/i18n/current-host';
import { type Device, type Locale, locales, sites } from '@/lib/i18n/site';
import type { VisitorCookie } from '@/lib/i18n/visitor-cookie';
import type { NavItem } from '@/lib/reference/types';
import { href, internalPath } from '@/lib/routes/address';
import { emptyState, type ListState } from '@/lib/routes/list-state';
import { type RouteName, routes } from '@/lib/routes/table';
import type { NavLink } from './header-nav';
import type { Languages } from './language-list';

type FixedRoute =
  | 'home'
  | 'productHome'
  | 'productList'
  | 'companyList'
  | 'companyAdvanced'
  | 'newProduct'
  | 'agentList'
  | 'siteSearch'
  | 'welcome'
  | 'agreement'
  | 'privacy'
  | 'apiReference';
const isFixed = (name: string): name is FixedRoute =>
  Object.hasOwn(routes, name) && routes[name as RouteName].live && !routes[name as RouteName].pattern.includes('{');

/** A link with its place inside the application, by which it knows that its page is shown. */
export const navLink = (name: FixedRoute, label: string, state: Partial<ListState> = {}, icon?: string): NavLink => ({
  href: href(name, {}, state),
  label,
  inside: internalPath({ name, params: {}, state: { ...emptyState, ...state } }, 'en', 'd').slice('/en/d'.length),
  ...(icon ? { icon } : {}),
});

const linkOf = ({ route, sortBy, label }: NavItem): NavLink[] => {
  if (!isFixed(route)) return [];
  const sort = config.sorts.find((one) => one === sortBy);
  return [navLink(route, label, sort ? { sort } : {})];
};

/** The links of one part of the frame: the header's second row, or one section of the footer. */
export const navLinks = (items: readonly NavItem[], position: NavItem['position'], section?: string): NavLink[] =>
  items
    .filter((item) => item.position === position && (section === undefined || item.section === section))
    .flatMap(linkOf);

/** A cookie for all hosts; a base host of one label takes no Domain (decisions, Name and hosts). */
export const visitorCookie = ({ name, days }: { name: string; days: number }): VisitorCookie => {
  const { BASE_HOST } = env();
  return { name, days, domain: BASE_HOST.includes('.') ? BASE_HOST : null };
};

/** The eight sites with their origins and the cookie that remembers the choice. */
export const languages = (current: Locale): Languages => ({
  current,
  sites: locales.map((locale) => ({
    locale,
    name: sites[locale].endonym,
    origin: currentHosts().origin(locale),
  })),
  cookie: visitorCookie(config.cookie.language),
});

/** The texts of the search box; a phone has room for the short question. */
export const searchTexts = async (device: Device): Promise<SearchTexts> => {
  const t = await getTranslations('search.box');
  const keys = [
    'label',
    'submit',
    'suggestions',
    'recent',
    'hot',
    'clear',
    'scope',
    'product',
    'company',
    'all',
  ] as const;
  const texts = Object.fromEntries(keys.map((key) => [key, t(key)])) as Omit<SearchTexts, 'field'>;
  return { ...texts, field: t(device === 'm' ? 'short' : 'field') };
};
