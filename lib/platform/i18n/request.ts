import { locale } from 'next/root-params';
import { hasLocale } from 'next-intl';
import { getRequestConfig } from 'next-intl/server';
import { defaultLocale, locales } from './site';

/** Messages and formats of the site that a page is rendered for. */
export default getRequestConfig(async () => {
  const requested = await locale();
  const site = hasLocale(locales, requested) ? requested : defaultLocale;
  return { locale: site, timeZone: 'UTC', messages: (await import(`../../../messages/${site}.json`)).default };
});
