import { useTranslations } from 'next-intl';
import { StandingMark } from '@/components/list/mark/days-left';
import { Flag } from '@/components/ui/flag';
import { SpokenText } from '@/components/ui/spoken-text';
import type { Locale } from '@/lib/platform/i18n/site';
import type { TenderDetail } from '@/lib/tender/types';
import { OriginalTitle, TenderTitle } from './tender-title';
import '@/app/tender-row.css';

/** Title, place and status of a tender. */
export function TenderHead({ tender, locale }: { tender: TenderDetail; locale: Locale }) {
  const t = useTranslations('tender');
  const { title, summary, country, way, category } = tender;
  return (
    <header className="td-head">
      <ul className="flex flex-wrap items-center gap-x-4 gap-y-1 text-ink-2">
        <li>
          <StandingMark item={tender} />
        </li>
        <li className="inline-flex items-center gap-2">
          <Flag code={country.code} />
          {country.name}
        </li>
        <li>{t(`way.${way}`)}</li>
        {category && <li>{t(`category.${category}`)}</li>}
      </ul>
      <h1>
        <TenderTitle item={tender} locale={locale} />
      </h1>
      <OriginalTitle item={tender} locale={locale} />
      {tender.status === 'planned' && <p>{t('plannedNote')}</p>}
      {title.locale !== locale && <p className="muted">{t('fallback')}</p>}
      {summary && (
        <p className="td-sum">
          <SpokenText of={{ text: summary, locale: title.locale }} site={locale} />
        </p>
      )}
    </header>
  );
}
