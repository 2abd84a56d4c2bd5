import type { MemberActor } from '@/lib/platform/auth/actor';
import { calendarDocument } from '@/lib/platform/calendar/document';
import { config } from '@/lib/platform/config';
import { AppError } from '@/lib/platform/errors';
import { currentHosts } from '@/lib/platform/i18n/current-host';
import { defaultLocale, type Locale } from '@/lib/platform/i18n/site';
import { translator } from '@/lib/platform/i18n/translate';
import { href } from '@/lib/platform/routes/address';
import { getOwnFair } from './own';
import { getFair } from './queries';
import { meetingEvent, sessionEvent } from './text';

/**
 * The schedule of the newest fair as an .ics document in the language of a site. Throws notFound where there is no
 * fair.
 */
export async function scheduleCalendar(locale: Locale): Promise<string> {
  const fair = await getFair(locale);
  if (!fair) throw new AppError('notFound');
  const { absolute } = currentHosts();
  const t = await translator(locale);
  const address = href('fairHome');
  const host = new URL(absolute(defaultLocale, address)).hostname;
  return calendarDocument(
    `${config.name.short}//Fair`,
    locale,
    fair.sessions.map(({ id, format, startsAt, endsAt, title, summary, sectors }) => ({
      uid: `fair-session-${id}@${host}`,
      changed: fair.changedAt,
      start: startsAt,
      end: endsAt,
      title: title.text,
      description: [
        fair.title.text,
        [t(`fair.format.${format}`), ...sectors.map(({ name }) => name)].join(' · '),
        summary,
      ].join('\n'),
      place: t('fair.title'),
      url: absolute(locale, `${address}#session-${id}`),
    })),
  );
}

/**
 * The actor's registered sessions and meetings at the newest fair as an .ics document.
 * @throws AppError notFound if there is no fair
 */
export async function ownCalendar(actor: MemberActor, locale: Locale): Promise<string> {
  const { fair, sessions, meetings } = await getOwnFair(actor, locale);
  if (!fair) throw new AppError('notFound');
  const t = await translator(locale);
  const events = [
    ...sessions
      .filter(({ registered }) => registered)
      .map((one) => {
        const description = [fair.title.text, t(`fair.format.${one.format}`)].join('\n');
        return sessionEvent(actor.kind, locale, { ...one, title: one.title.text, description });
      }),
    ...meetings.map((one) => meetingEvent(actor.kind, locale, { ...one, name: one.name ?? one.company })),
  ];
  return calendarDocument(`${config.name.short}//Fair`, locale, await Promise.all(events));
}
