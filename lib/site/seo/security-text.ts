import { dayMs } from '@/lib/platform/calendar/constants';
import { env } from '@/lib/platform/env';
import { currentHosts } from '@/lib/platform/i18n/current-host';
import { defaultLocale } from '@/lib/platform/i18n/site';

const validDays = 180;

/** The security.txt contact file, RFC 9116; valid for 180 days from `now`. */
export function securityText(now: Date): string {
  const expires = new Date(now.getTime() + validDays * dayMs);
  return [
    `Contact: mailto:${env().CONTACT_EMAIL}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en, zh',
    `Canonical: ${currentHosts().origin(defaultLocale)}/.well-known/security.txt`,
    '',
  ].join('\n');
}
