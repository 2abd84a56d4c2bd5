import { useTranslations } from 'next-intl';
import { SpokenText } from '@/components/ui/spoken-text';
import type { Locale } from '@/lib/platform/i18n/site';
import type { ProductionLine } from '@/lib/showroom/types';
import '@/app/detail.css';

/** Production lines with yearly capacity. */
export function ProductionTable({ items, locale }: { items: readonly ProductionLine[]; locale: Locale }) {
  const t = useTranslations('showroom');
  return (
    <table className="tb">
      <thead>
        <tr>
          <th scope="col">{t('line')}</th>
          <th scope="col">{t('capacity')}</th>
        </tr>
      </thead>
      <tbody>
        {items.map(({ id, line, capacity }) => (
          <tr key={id}>
            <th scope="row" className="t">
              <SpokenText of={line} site={locale} />
            </th>
            <td>
              <SpokenText of={capacity} site={locale} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
