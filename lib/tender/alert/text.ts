import type { useTranslations } from 'next-intl';
import { formatList, formatNumber } from '@/lib/platform/i18n/format';
import type { Locale } from '@/lib/platform/i18n/site';
import { budgetText } from '@/lib/tender/text';
import type { TenderBudget } from '@/lib/tender/types';
import type { AlertReason } from './schema';

type Texts = ReturnType<typeof useTranslations<never>>;

/** Why a tender matches an alert, one text a fact. */
export function reasonTexts(t: Texts, locale: Locale, reason: AlertReason, budget: TenderBudget | null): string[] {
  const { country, sectors, words, way, category, value, days } = reason;
  const listed = (items: readonly string[]) => ({ count: items.length, names: formatList(locale, items) });
  return [
    ...(country === null ? [] : [t('tenderAlert.reason.country', { name: country })]),
    ...(sectors.length === 0 ? [] : [t('tenderAlert.reason.sector', listed(sectors))]),
    ...(words.length === 0 ? [] : [t('tenderAlert.reason.word', listed(words))]),
    ...(way === null ? [] : [t('tenderAlert.reason.method', { name: t(`tender.way.${way}`) })]),
    ...(category === null ? [] : [t('tenderAlert.reason.category', { name: t(`tender.category.${category}`) })]),
    ...(value ? [t('tenderAlert.reason.value', { amount: budgetText(t, locale, budget) })] : []),
    ...(days === null ? [] : [t('tenderAlert.reason.closes', { count: days, n: formatNumber(locale, days) })]),
  ];
}
