import { useTranslations } from 'next-intl';
import { Money } from '@/components/list/mark/money';
import type { Locale } from '@/lib/platform/i18n/site';
import { budgetText } from '@/lib/tender/text';
import type { TenderBudget } from '@/lib/tender/types';

/** Budget of a tender in its currency. */
export function Budget({ of, locale }: { of: TenderBudget | null; locale: Locale }) {
  const text = budgetText(useTranslations(), locale, of);
  const low = of?.min ?? of?.max ?? null;
  if (of === null || low === null) return text;
  return <Money of={{ low, high: of.max ?? low, currency: of.currency }}>{text}</Money>;
}
