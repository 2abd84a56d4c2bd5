import type { FairEdition } from '@/lib/fair/types';
import { currentHosts } from '@/lib/platform/i18n/current-host';
import { defaultLocale, type Locale } from '@/lib/platform/i18n/site';
import { href } from '@/lib/platform/routes/address';
import type { LdNode } from '@/lib/site/seo/json-ld';

/** The fair with its sessions, all of them online. `picture` begins with '/' or is absolute. */
export const fairLd = (locale: Locale, fair: FairEdition, picture: string | null): LdNode => {
  const { absolute } = currentHosts();
  const url = absolute(locale, href('fairHome'));
  const online = {
    eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
    eventStatus: 'https://schema.org/EventScheduled',
    location: { '@type': 'VirtualLocation', url },
    organizer: { '@id': absolute(defaultLocale, '/#organization') },
  };
  return {
    '@type': 'ExhibitionEvent',
    '@id': `${url}#fair`,
    url,
    name: fair.title.text,
    description: fair.summary,
    inLanguage: fair.title.locale,
    startDate: fair.startsOn,
    endDate: fair.endsOn,
    isAccessibleForFree: true,
    ...online,
    ...(picture ? { image: [new URL(picture, url).href] } : {}),
    subEvent: fair.sessions.map(({ id, title, summary, startsAt, endsAt }) => ({
      '@type': 'BusinessEvent',
      '@id': `${url}#session-${id}`,
      url: `${url}#session-${id}`,
      name: title.text,
      description: summary,
      inLanguage: title.locale,
      startDate: startsAt,
      endDate: endsAt,
      ...online,
    })),
  };
};
