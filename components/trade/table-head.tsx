import { useTranslations } from 'next-intl';
import { formatNumber } from '@/lib/platform/i18n/format';
import type { TableListProps } from './table-list';

/** Title of a list with the number of items on its line, and the corrected keyword if the original had no results. */
export function TableHead({ listing: { total }, locale, title, asked, mended, act }: TableListProps) {
  const t = useTranslations('list');
  return (
    <>
      <div className="wt-h flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <h1>{title}</h1>
        <p className="text-ink-3">{t(asked ? 'results' : 'count', { count: total, n: formatNumber(locale, total) })}</p>
        {act && <div className="ms-auto">{act}</div>}
      </div>
      {asked && mended && total > 0 && <p className="mended">{t('mended', { asked, mended })}</p>}
    </>
  );
}
