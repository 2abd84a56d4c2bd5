import { useTranslations } from 'next-intl';
import { SpokenText } from '@/components/ui/spoken-text';
import type { FairSession } from '@/lib/fair/types';
import { formatDay, formatTimes } from '@/lib/platform/i18n/format';
import type { Locale } from '@/lib/platform/i18n/site';
import { href } from '@/lib/platform/routes/address';
import { SessionLink } from './own-sessions';
import { YourTime } from './your-time';

type Props = {
  session: FairSession;
  locale: Locale;
  heading?: 'h3' | 'h4';
  /** if no heading shows the day */
  dated?: boolean;
};

/** A session of the fair: time, kind, topic and audience. */
export function SessionRow({ session, locale, heading: Heading = 'h3', dated }: Props) {
  const t = useTranslations('fair');
  const center = useTranslations('fairCenter');
  const isMatchmaking = session.format === 'matchmaking';
  const { id, format, startsAt, endsAt, title, summary, sectors } = session;
  return (
    <li className="fa-ses" id={`session-${id}`}>
      <p className="fa-when">
        {dated && <span>{formatDay(locale, startsAt)}</span>}
        <time dateTime={startsAt} dir="ltr">
          {t('utc', { time: formatTimes(locale, startsAt, endsAt, 'UTC') })}
        </time>
        <YourTime from={startsAt} to={endsAt} locale={locale} text={t('yourTime', { time: '#' })} />
      </p>
      <div>
        <p className="fa-tags">
          <span className="fa-kind">{t(`format.${format}`)}</span>
          {sectors.map((sector) => (
            <a key={sector.id} href={href('fairCategory', { cate: sector.id })}>
              {sector.name}
            </a>
          ))}
        </p>
        <Heading>
          <SpokenText of={title} site={locale} />
        </Heading>
        <p className="fa-about">
          <SpokenText of={{ text: summary, locale: title.locale }} site={locale} />
        </p>
        <p className="mt-2 flex flex-wrap gap-2">
          <SessionLink
            id={id}
            words={t(isMatchmaking ? 'book' : 'register')}
            taken={center(isMatchmaking ? 'bookedDone' : 'taking')}
            again={isMatchmaking}
          />
        </p>
      </div>
    </li>
  );
}
