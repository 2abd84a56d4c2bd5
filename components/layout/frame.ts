import { getTranslations } from 'next-intl/server';
import type { SearchTexts } from '@/components/list/search/search-box';
import { config } from '@/lib/platform/config';
import { env } from '@/lib/platform/env';
import { currentHosts } from '@/lib/platform/i18n/current-host';
import { type Device, type Locale, locales, sites } from '@/lib/platform/i18n/site';
import type { VisitorCookie } from '@/lib/platform/i18n/visitor-cookie';
import { href, internalPath, parse } from '@/lib/platform/routes/address';
import { emptyState } from '@/lib/platform/routes/list-state';
import { navPath } from '@/lib/reference/rules';
import type { NavItem } from '@/lib/reference/types';
import { boxScopes } from '@/lib/search/box-scope';
import type { CurrencyProps } from './currency-choice';
import type { NavLink } from './header-nav';
import type { Languages } from './language-list';

type BarRoute = 'home' | 'productHome' | 'purchaseHome' | 'companyList';

const inside = (page: Parameters<typeof internalPath>[0]): string =>
  internalPath(page, 'en', 'd').slice('/en/d'.length);

/** A link of a phone's bar, with its internal path to detect the current page. */
export const barLink = (name: BarRoute, label: string, icon: string): NavLink => ({
  href: href(name),
  label,
  inside: inside({ name, params: {}, state: emptyState }),
  icon,
});

/** Links of a frame part: the header's second row, or a footer section. */
export const navLinks = (
  locale: Locale,
  items: readonly NavItem[],
  position: NavItem['position'],
  section?: string,
): NavLink[] =>
  items
    .filter((item) => item.position === position && (section === undefined || item.section === section))
    .flatMap((item) => {
      const path = navPath(locale, item);
      const [pathname = '', query] = path?.split('?') ?? [];
      const page = path === null ? null : parse(pathname, query);
      return path === null || page === null ? [] : [{ href: path, label: item.label, inside: inside(page) }];
    });

/** A cookie shared by all hosts; a single-label base host allows no Domain (docs/domain.md, Hosts). */
export const visitorCookie = ({ name, days }: { name: string; days: number }): VisitorCookie => {
  const { BASE_HOST } = env();
  return { name, days, domain: BASE_HOST.includes('.') ? BASE_HOST : null };
};

/** The eight sites with their origins, and the cookie for the choice. */
export const languages = (current: Locale): Languages => ({
  current,
  sites: locales.map((locale) => ({
    locale,
    name: sites[locale].endonym,
    origin: currentHosts().origin(locale),
  })),
  cookie: visitorCookie(config.cookie.language),
});

/** The choice of a currency, with its cookie. */
export const currencyProps = async (): Promise<CurrencyProps> => {
  const t = await getTranslations();
  const texts = {
    label: t('frame.currency.label'),
    none: t('frame.currency.none'),
    note: t('frame.currency.note'),
    failed: t('frame.currency.failed'),
    retry: t('error.retry'),
    units: t('frame.currency.units'),
    metric: t('frame.currency.metric'),
    us: t('frame.currency.us'),
  };
  return { texts, cookie: visitorCookie(config.cookie.currency) };
};

/** Texts of the search box; shorter on a phone. */
export const searchTexts = async (device: Device): Promise<SearchTexts> => {
  const t = await getTranslations('search.box');
  const keys = ['label', 'submit', 'suggestions', 'recent', 'hot', 'clear', 'scope', ...boxScopes] as const;
  const texts = Object.fromEntries(keys.map((key) => [key, t(key)])) as Omit<SearchTexts, 'field'>;
  return { ...texts, field: t(device === 'm' ? 'short' : 'field') };
};
