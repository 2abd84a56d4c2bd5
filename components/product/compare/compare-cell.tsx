import { useTranslations } from 'next-intl';
import type { CompareRow } from './compare-row';

/** A product's value in a row; the best of the row is marked. */
export function CompareCell({ row, index }: { row: CompareRow; index: number }) {
  const t = useTranslations('compare');
  return (
    <>
      {row.cells[index] || <span className="muted">{t('absent')}</span>}
      {row.best?.[index] && <span className="best">{t('best')}</span>}
    </>
  );
}
