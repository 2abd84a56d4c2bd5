import type { useTranslations } from 'next-intl';
import { isLocale } from '@/lib/platform/i18n/site';
import type { TenderCard } from './types';

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
