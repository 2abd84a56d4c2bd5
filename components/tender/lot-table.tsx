import { useTranslations } from 'next-intl';
import { SpokenText } from '@/components/ui/spoken-text';
import { formatNumber } from '@/lib/platform/i18n/format';
import type { Locale } from '@/lib/platform/i18n/site';
import type { TenderDetail } from '@/lib/tender/types';
import '@/app/detail.css';

/** Lots of a tender. */
export function LotTable({ tender: { lots, title }, locale }: { tender: TenderDetail; locale: Locale }) {
  const t = useTranslations('tender');
  const spoken = (text: string) => <SpokenText of={{ text, locale: title.locale }} site={locale} />;
  return (
    <table className="tb td-lots">
      <caption className="sr">{t('lots')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('lotNumber')}</th>
          <th scope="col">{t('lot')}</th>
          <th scope="col">{t('quantity')}</th>
        </tr>
      </thead>
      <tbody>
        {lots.map((lot, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a lot is its number.
          <tr key={index}>
            <td>{formatNumber(locale, index + 1)}</td>
            <td>{spoken(lot.title)}</td>
            <td>{spoken(lot.quantity)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
