import { useTranslations } from 'next-intl';
import { Demonstration } from '@/components/content/demonstration';
import { formatDay } from '@/lib/platform/i18n/format';
import type { Locale } from '@/lib/platform/i18n/site';
import type { TenderDetail } from '@/lib/tender/types';

/** Source and last update of a notice, or that it is invented. */
export function TenderSource({ tender, locale }: { tender: TenderDetail; locale: Locale }) {
  const t = useTranslations('tender');
  const { source, sourceUrl, demonstration, updatedAt } = tender;
  return (
    <div className="td-src">
      {demonstration ? (
        <Demonstration />
      ) : (
        <p>
          {t('source')}
          <bdi>{source}</bdi>
        </p>
      )}
      {sourceUrl && (
        <p>
          <a className="lnk" href={sourceUrl} rel="nofollow noopener">
            {t('original')}
          </a>
          {t('binding')}
        </p>
      )}
      <p className="muted">
        <time dateTime={updatedAt}>{t('changed', { date: formatDay(locale, updatedAt) })}</time>
      </p>
    </div>
  );
}
