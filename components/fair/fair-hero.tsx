import { useTranslations } from 'next-intl';
import { ScopeSearch } from '@/components/list/search/scope-search';
import { Icon } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import { SpokenText } from '@/components/ui/spoken-text';
import type { FairHome } from '@/lib/fair/read';
import { formatDay, formatDays, formatNumber } from '@/lib/platform/i18n/format';
import type { Locale } from '@/lib/platform/i18n/site';

/** Introduction of the fair: dates, size and links. */
export function FairHero({ view, locale }: { view: FairHome; locale: Locale }) {
  const t = useTranslations('fair');
  const { fair, total, countries } = view;
  const figure = (count: number) => ({ count, n: formatNumber(locale, count) });
  return (
    <header className="fa-hero">
      <div>
        <p className="fa-date">
          <Icon name="clock" small />
          {fair.startsOn === fair.endsOn
            ? formatDay(locale, fair.startsOn, 'long')
            : t('range', formatDays(locale, fair.startsOn, fair.endsOn))}
        </p>
        <h1>
          <SpokenText of={fair.title} site={locale} />
        </h1>
        <p className="fa-sum">
          <SpokenText of={{ text: fair.summary, locale: fair.title.locale }} site={locale} />
        </p>
        <ul className="fa-figures">
          <li>{t('exhibitors', figure(total))}</li>
          <li>{t('places', figure(countries.length))}</li>
          <li>{t('sessions', figure(fair.sessions.length))}</li>
        </ul>
        <p className="row fa-acts">
          <a className="btn p" href="#exhibitors">
            {t('part.exhibitors')}
          </a>
          {fair.sessions.length > 0 && (
            <a className="btn" href="/api/fair/ics" download>
              <Icon name="download" small />
              {t('calendar')}
            </a>
          )}
        </p>
        <ScopeSearch scope="fair" label={t('search')} />
      </div>
      {fair.cover && (
        <div className="pic">
          <Picture src={fair.cover} alt="" use="lead" eager />
        </div>
      )}
    </header>
  );
}
