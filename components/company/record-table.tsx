import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import type { CheckKind } from '@/lib/company/check';
import type { Verification } from '@/lib/company/types';
import { formatDay } from '@/lib/platform/i18n/format';
import type { Locale } from '@/lib/platform/i18n/site';
import '@/app/detail.css';

type Props = { items: readonly Verification[]; missing: readonly CheckKind[]; locale: Locale };

/** Each check with its date and validity; missing checks below. */
export function RecordTable({ items, missing, locale }: Props) {
  const t = useTranslations('company');
  const today = new Date().toISOString().slice(0, 10);
  const validity = (until: string | null) => {
    if (!until) return t('record.noEnd');
    return until < today ? t('record.expired') : formatDay(locale, until);
  };
  return (
    <table className="tb stack">
      <thead>
        <tr>
          <th scope="col">{t('record.check')}</th>
          <th scope="col">{t('record.means')}</th>
          <th scope="col">{t('record.checkedOn')}</th>
          <th scope="col">{t('record.validUntil')}</th>
        </tr>
      </thead>
      <tbody>
        {items.map(({ kind, checkedOn, validUntil }) => (
          <tr key={kind}>
            <th scope="row">
              <span className="row">
                <Icon name="check" small />
                {t(`check.${kind}`)}
              </span>
            </th>
            <td data-label={t('record.means')}>{t(`checkMeans.${kind}`)}</td>
            <td data-label={t('record.checkedOn')}>{formatDay(locale, checkedOn)}</td>
            <td data-label={t('record.validUntil')}>{validity(validUntil)}</td>
          </tr>
        ))}
        {missing.map((kind) => (
          <tr key={kind} className="no">
            <th scope="row">
              <span className="row">
                <Icon name="close" small />
                {t(`check.${kind}`)}
              </span>
            </th>
            <td colSpan={3}>{t('record.missing')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
