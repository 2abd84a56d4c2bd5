import { useTranslations } from 'next-intl';
import { formatMoney, formatMoneyRange } from '@/lib/platform/i18n/format';
import type { Locale } from '@/lib/platform/i18n/site';
import type { TenderBudget } from '@/lib/tender/types';

/** Budget of a tender in its currency. */
export function Budget({ of, locale }: { of: TenderBudget | null; locale: Locale }) {
  const t = useTranslations('tender');
  if (!of) return t('notStated');
  const { min, max, currency } = of;
  const amount = (minor: number) => `\u2066${formatMoney(locale, minor, currency).replace(/\u200f/g, '')}\u2069`;
  if (min === null) return max === null ? t('notStated') : t('budgetTo', { amount: amount(max) });
  if (max === null) return t('budgetFrom', { amount: amount(min) });
  return (
    <bdi dir="ltr">
      {min === max ? formatMoney(locale, min, currency) : formatMoneyRange(locale, min, max, currency)}
    </bdi>
  );
}
