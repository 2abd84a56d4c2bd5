import type { DynamicTranslator } from '@/lib/platform/i18n/dynamic-translator';
import type { Row } from '../figure/types';

/** What a buyer is to know of an offer before accepting it, in sentences. */
export type Brief = {
  /** unaccepted deviations, other differences, prices above the buyer's limits, additional costs */
  warnings: string[];
  /** accepted deviations */
  taken: string[];
  /** total in the comparison's currency; null if not comparable */
  total: string | null;
};

export function briefOf(t: DynamicTranslator, rows: readonly Row[], index: number): Brief {
  const named = (label: string, text: string) => t('purchaseCenter.comparison.named', { label, text });
  const found: Brief = { warnings: [], taken: [], total: null };
  for (const { key, label, cells } of rows) {
    const cell = cells[index];
    if (!cell) continue;
    const { deviation, tone, text, notes = [] } = cell;
    if (deviation?.accepted) found.taken.push(named(label, deviation.text));
    else if (deviation)
      found.warnings.push(t('purchaseCenter.comparison.departs', { requirement: label, text: deviation.text }));
    else if (key === 'target' || key === 'budget') {
      if (tone === 'warn') found.warnings.push(text);
    } else if (tone === 'warn') found.warnings.push(named(label, text));
    if (key === 'total' && cell.value !== undefined) found.total = named(label, text);
    if (key === 'onBasis' || key === 'total') found.warnings.push(...notes);
  }
  return { ...found, warnings: [...new Set(found.warnings)] };
}
