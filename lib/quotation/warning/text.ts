import type { DynamicTranslator } from '@/lib/i18n/dynamic';
import type { Row } from '../figure/types';

/** What a buyer is to know of an offer before accepting it, in sentences: required values that it misses, prices above the buyer's own, costs beside the price. */
export const warningsOf = (t: DynamicTranslator, rows: readonly Row[], index: number): string[] => [
  ...new Set(
    rows.flatMap(({ key, label, cells }) => {
      const cell = cells[index];
      if (cell?.deviation && !cell.deviation.accepted)
        return [t('purchaseCentre.comparison.departs', { requirement: label, text: cell.deviation.text })];
      return key === 'onBasis' || key === 'total' ? (cell?.notes ?? []) : [];
    }),
  ),
];
