import { currentHosts } from '@/lib/platform/i18n/current-host';
import type { Locale } from '@/lib/platform/i18n/site';
import { href } from '@/lib/platform/routes/address';
import { noticeStopCall } from './schema';
import { noticeToken, type Stopped } from './token';

const query = (accountId: number, kind: Stopped, now: number): string =>
  `?token=${encodeURIComponent(noticeToken(accountId, kind, now))}`;

/** One-click unsubscribe URL for mail programs. RFC 8058. */
export const stopAddress = (accountId: number, kind: Stopped, locale: Locale, now: number): string =>
  currentHosts().absolute(locale, noticeStopCall.path + query(accountId, kind, now));

/** The page that asks for confirmation before unsubscribing. */
export const stopPage = (accountId: number, kind: Stopped, locale: Locale, now: number): string =>
  currentHosts().absolute(locale, href('unsubscribe') + query(accountId, kind, now));

/** The page with an account's e-mail settings. */
export const choicePage = (sort: 'supplier' | 'purchaser', locale: Locale): string =>
  currentHosts().absolute(locale, `${href(sort === 'supplier' ? 'supplierMessage' : 'purchaserMessage')}#mail`);
