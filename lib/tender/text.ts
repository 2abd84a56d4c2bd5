import type { useTranslations } from 'next-intl';
import { formatMoney, formatMoneyRange } from '@/lib/platform/i18n/format';
import { isolated } from '@/lib/platform/i18n/isolate';
import { isLocale, type Locale } from '@/lib/platform/i18n/site';
import type { TenderBudget, TenderCard } from './types';

type Texts = ReturnType<typeof useTranslations<never>>;
type Named = Pick<TenderCard, 'title' | 'cpv' | 'category'>;

/** A description of a tender in the site's language, if its notice is in no site's language; else null. */
export function siteWords(t: Texts, { title, cpv, category }: Named): string | null {
  if (isLocale(title.locale)) return null;
  if (cpv) return t(`cpv.d${cpv}`);
  return t(category ? `tender.categoryTitle.${category}` : 'tender.untitled');
}

/** A tender's name as one text: its title, preceded by that description if there is one. */
export function tenderName(t: Texts, item: Named): string {
  const words = siteWords(t, item);
  return words === null ? item.title.text : `${words} – ${item.title.text}`;
}

/** A tender's budget in its currency, isolated from the text around it. */
export function budgetText(t: Texts, locale: Locale, budget: TenderBudget | null): string {
  const { min, max, currency } = budget ?? { min: null, max: null, currency: '' };
  const amount = (minor: number) => isolated(formatMoney(locale, minor, currency).replace(/[\u200f\u2066\u2069]/g, ''));
  if (min === null) return max === null ? t('tender.notStated') : t('tender.budgetTo', { amount: amount(max) });
  if (max === null) return t('tender.budgetFrom', { amount: amount(min) });
  return min === max ? amount(min) : isolated(formatMoneyRange(locale, min, max, currency));
}
