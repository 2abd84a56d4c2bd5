import { currentHosts } from '@/lib/platform/i18n/current-host';
import type { Locale } from '@/lib/platform/i18n/site';
import { href } from '@/lib/platform/routes/address';
import { noticeStopCall } from './schema';
import { noticeToken, type Stopped } from './token';

const query = (accountId: number, kind: Stopped, now: number): string =>
  `?token=${encodeURIComponent(noticeToken(accountId, kind, now))}`;

/** Where a mail program ends the e-mails of a kind by one call. RFC 8058. */
export const stopAddress = (accountId: number, kind: Stopped, locale: Locale, now: number): string =>
  currentHosts().absolute(locale, noticeStopCall.path + query(accountId, kind, now));

/** The page that asks its reader before it does the same. */
export const stopPage = (accountId: number, kind: Stopped, locale: Locale, now: number): string =>
  currentHosts().absolute(locale, href('unsubscribe') + query(accountId, kind, now));

/** Where an account chooses how its e-mails come. */
export const choicePage = (sort: 'supplier' | 'purchaser', locale: Locale): string =>
  currentHosts().absolute(locale, `${href(sort === 'supplier' ? 'supplierMessage' : 'purchaserMessage')}#mail`);
