import type { Metadata } from 'next';
import { config } from '@/lib/platform/config';
import { currentHosts } from '@/lib/platform/i18n/current-host';
import { type Locale, sites } from '@/lib/platform/i18n/site';
import { translator } from '@/lib/platform/i18n/translate';
import type { withState } from '@/lib/platform/routes/address';
import type { ListState } from '@/lib/platform/routes/list-state';
import type { RouteName, RouteParams } from '@/lib/platform/routes/table';
import { listTdk } from '@/lib/reference/queries';
import { feedFormats, feedOfPage, feedPath } from '@/lib/site/feed/types';
import {
  alternateLocales,
  canonicalPath,
  defaultAlternate,
  fillKeywords,
  fillRule,
  isErrorPage,
  isHidden,
  type RuleValues,
  textLimit,
} from './rules';

/** A picture for shared links; `src` begins with '/' or is absolute. */
export type SharedPicture = { src: string; alt: string; width?: number; height?: number };

export type PageFacts<N extends RouteName = RouteName> = {
  locale: Locale;
  route: N;
  /** Omitted for routes without parameters. */
  params?: RouteParams<N>;
  state?: Partial<ListState>;
  /** Placeholder values of the tdk template, as needed by the route's template. */
  values?: Omit<RuleValues, 'site' | 'page'>;
  /** Detail pages: languages with a translation; omitted if all. */
  locales?: readonly Locale[];
  picture?: SharedPicture | null;
};

const suffix = async (locale: Locale, page: number): Promise<string> =>
  page > 1 ? ` – ${(await translator(locale))('seo.page', { page: String(page) })}` : '';

const shared = ({ src, alt, width, height }: SharedPicture, base: string) => ({
  url: new URL(src, base).href,
  alt,
  ...(width && height ? { width, height } : {}),
});

/** Links to feeds, for discovery by feed readers. */
const feedLinks = (locale: Locale, route: RouteName) => {
  const feed = feedOfPage(route);
  const { absolute } = currentHosts();
  if (!feed) return {};
  const types = feedFormats.map((one) => [`application/${one}+xml`, absolute(locale, feedPath(feed, one))] as const);
  return { types: Object.fromEntries(types) };
};

const emptyRule = { title: '{name}', description: '{summary}', keywords: '' };

/**
 * Next's metadata of a public page: title, description and keywords by the site's tdk rule, canonical, hreflang, robots
 * and Open Graph (docs/domain.md, Crawlers). Leave `metadataBase` unset: every address is absolute.
 */
export async function pageMetadata<N extends RouteName>(facts: PageFacts<N>): Promise<Metadata> {
  const { locale, route, state = {}, locales: own, picture } = facts;
  const { absolute } = currentHosts();
  const rules = await listTdk(locale);
  const rule = rules.find(({ page }) => page === route) ?? emptyRule;
  const values: RuleValues = {
    ...facts.values,
    site: config.name.short,
    page: await suffix(locale, state.page ?? 1),
  };
  const title = fillRule(rule.title, values, textLimit.title) || config.name.short;
  const description = fillRule(rule.description, values, textLimit.description);
  const keywords = fillKeywords(rule.keywords, values);
  const fallback = own !== undefined && !own.includes(locale);
  const robots = isHidden(route) || fallback ? { robots: { index: false, follow: true } } : {};
  const text = { title, description, ...(keywords.length > 0 ? { keywords } : {}) };
  if (isErrorPage(route)) return { ...text, ...robots };

  const page = { name: route, params: facts.params ?? {} } as Parameters<typeof withState>[0];
  const path = canonicalPath(page, state);
  const canonical = absolute(locale, path);
  const alternates = alternateLocales(route, own);
  const languages = {
    ...Object.fromEntries(alternates.map((one) => [one, absolute(one, path)])),
    'x-default': absolute(defaultAlternate(alternates), path),
  };
  return {
    ...text,
    ...robots,
    alternates: { canonical, languages, ...feedLinks(locale, route) },
    openGraph: {
      type: 'website',
      siteName: config.name.short,
      title,
      description,
      url: canonical,
      locale: sites[locale].openGraph,
      alternateLocale: alternates.filter((one) => one !== locale).map((one) => sites[one].openGraph),
      ...(picture ? { images: [shared(picture, canonical)] } : {}),
    },
  };
}
