import { currentHosts } from '@/lib/platform/i18n/current-host';
import { defaultLocale, type Locale } from '@/lib/platform/i18n/site';
import { type Route, routeNames, routes } from '@/lib/platform/routes/table';

const zhOnlyHeads = [
  ...new Set(
    routeNames
      .map((name): Route => routes[name])
      .filter(({ zhOnly }) => zhOnly)
      .map(({ pattern }) => pattern.match(/^\/[A-Za-z]+/)?.[0] ?? ''),
  ),
].filter(Boolean);

/** robots.txt of a site. Search results stay crawlable, so that their noindex is seen. */
export const robotsText = (locale: Locale): string => {
  const restricted =
    locale === defaultLocale ? [] : zhOnlyHeads.flatMap((head) => ['.', '_', '/'].map((end) => head + end));
  const closed = ['/api/', '/companycenter/', '/amember/', '/acompany/', '/admin', ...restricted];
  return `User-agent: *\n${closed.map((path) => `Disallow: ${path}`).join('\n')}\n\nSitemap: ${currentHosts().absolute(locale, '/sitemap.xml')}\n`;
};
