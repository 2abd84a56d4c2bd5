import type { Locale } from '@/lib/platform/i18n/site';
import { defaultLocale } from '@/lib/platform/i18n/site';
import type { Parsed } from '@/lib/platform/routes/address';
import { type Route, routes } from '@/lib/platform/routes/table';
import { aliasTarget } from './alias';
import { safeQuery } from './location';
import { formTarget } from './search-form';
import { type Redirect, redirect } from './types';

const errorPages: readonly Parsed['name'][] = ['notFound', 'error'];

/** 404 if this site does not have the page, or for the error page itself. */
export const statusOf = (parsed: Parsed, locale: Locale): 200 | 404 => {
  const { area, zhOnly }: Route = routes[parsed.name];
  const elsewhere = (zhOnly || area === 'admin') && locale !== defaultLocale;
  return !elsewhere && !errorPages.includes(parsed.name) ? 200 : 404;
};

/** Redirects a URL to its canonical form, keeping the query (docs/domain.md, Canonical addresses). */
export const canonicalise = (path: string, search: string, parsed: Parsed | null, locale: Locale): Redirect | null => {
  if (parsed === null) {
    const target = aliasTarget(path);
    return target === null ? null : redirect(308, target + safeQuery(search));
  }
  const form = formTarget(parsed, search, locale);
  if (form !== null) return redirect(302, form);
  const [canonical = '/'] = parsed.canonical.split('?');
  return canonical === path ? null : redirect(308, canonical + safeQuery(search));
};
