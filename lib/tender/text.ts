import type { useTranslations } from 'next-intl';
import { isLocale } from '@/lib/platform/i18n/site';
import type { TenderCard } from './types';

type Texts = ReturnType<typeof useTranslations<never>>;
type Named = Pick<TenderCard, 'title' | 'cpv' | 'category'>;

/** What a tender asks for in the words of the site, where its notice is in a language that no site has; else null. */
export function siteWords(t: Texts, { title, cpv, category }: Named): string | null {
  if (isLocale(title.locale)) return null;
  if (cpv) return t(`cpv.d${cpv}`);
  return t(category ? `tender.categoryTitle.${category}` : 'tender.untitled');
}

/** What to call a tender where one text has to do: its title, behind the site's words where no site has its language. */
export function tenderName(t: Texts, item: Named): string {
  const words = siteWords(t, item);
  return words === null ? item.title.text : `${words} – ${item.title.text}`;
}
