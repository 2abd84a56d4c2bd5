import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import { SpokenText } from '@/components/ui/spoken-text';
import { formatDay } from '@/lib/platform/i18n/format';
import type { Locale } from '@/lib/platform/i18n/site';
import { fileUrl, isPdf, pictureUrl } from '@/lib/platform/storage/picture';
import type { ShowroomCertificate } from '@/lib/showroom/types';
import '@/app/detail.css';

/** Certificates in brief: name, issuer, validity. */
export function CertificateList({ items, locale }: { items: readonly ShowroomCertificate[]; locale: Locale }) {
  const t = useTranslations('company.certificate');
  return (
    <ul>
      {items.map((item) => (
        <li className="mrow" key={item.id}>
          <Icon name="document" />
          <span>
            <SpokenText of={item.name} site={locale} />
            <br />
            <span className="muted small">
              <SpokenText of={item.issuer} site={locale} />
              {' · '}
              {item.validUntil ? t('until', { date: formatDay(locale, item.validUntil) }) : t('unlimited')}
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Certificates in full, for print. */
export function CertificateTable({ items, locale }: { items: readonly ShowroomCertificate[]; locale: Locale }) {
  const t = useTranslations('company.certificate');
  return (
    <table className="tb stack">
      <thead>
        <tr>
          <th scope="col">{t('name')}</th>
          <th scope="col">{t('scope')}</th>
          <th scope="col">{t('issuer')}</th>
          <th scope="col">{t('number')}</th>
          <th scope="col">{t('issued')}</th>
          <th scope="col">{t('validity')}</th>
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <tr key={item.id}>
            <th scope="row">
              {item.picture && isPdf(item.picture) && (
                <a
                  href={fileUrl(item.picture)}
                  className="crt inline-flex items-center gap-1"
                  aria-label={t('open', { name: item.name.text })}
                >
                  <Icon name="document" />
                  {t('pdf')}
                </a>
              )}
              {item.picture && !isPdf(item.picture) && (
                <a
                  href={pictureUrl(item.picture, 1280)}
                  target="_blank"
                  className="crt"
                  aria-label={t('open', { name: item.name.text })}
                  rel="noopener"
                >
                  <Picture src={item.picture} alt="" use="thumb" />
                </a>
              )}
              <SpokenText of={item.name} site={locale} />
              <span className="muted">{t(item.type)}</span>
            </th>
            <td data-label={t('scope')}>
              <SpokenText of={item.scope} site={locale} />
            </td>
            <td data-label={t('issuer')}>
              <SpokenText of={item.issuer} site={locale} />
            </td>
            <td data-label={t('number')}>
              <bdi>{item.number}</bdi>
            </td>
            <td data-label={t('issued')}>{formatDay(locale, item.issuedOn)}</td>
            <td data-label={t('validity')}>
              {item.validUntil ? t('until', { date: formatDay(locale, item.validUntil) }) : t('unlimited')}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
