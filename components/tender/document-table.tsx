import { useTranslations } from 'next-intl';
import { formatLanguage, formatNumber } from '@/lib/platform/i18n/format';
import type { Locale } from '@/lib/platform/i18n/site';
import type { TenderDetail } from '@/lib/tender/types';
import '@/app/detail.css';

/** Documents of a tender with their sources. */
export function DocumentTable({ tender: { documents }, locale }: { tender: TenderDetail; locale: Locale }) {
  const t = useTranslations('tender');
  return (
    <table className="tb td-docs">
      <caption className="sr">{t('documents')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('document')}</th>
          <th scope="col">{t('documentLanguage')}</th>
          <th scope="col">{t('pages')}</th>
          <th scope="col">{t('get')}</th>
        </tr>
      </thead>
      <tbody>
        {documents.map(({ kind, title, url, language, pages }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: documents have no identity of their own, and never change places.
          <tr key={index}>
            <td>
              {t(`documentKind.${kind}`)}
              {title && <bdi className="muted">{title}</bdi>}
            </td>
            <td>{language ? formatLanguage(locale, language) : t('notStated')}</td>
            <td data-label={t('pages')}>{pages === null ? t('notStated') : formatNumber(locale, pages)}</td>
            <td>
              {url ? (
                <a className="lnk" href={url} rel="nofollow noopener">
                  {t('open')}
                </a>
              ) : (
                t('fromBuyer')
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
