import { useTranslations } from 'next-intl';
import { SpokenText } from '@/components/ui/spoken-text';
import { formatLanguage } from '@/lib/i18n/format';
import { isLocale, type Locale } from '@/lib/i18n/site';
import type { TenderCard } from '@/lib/tender/types';

type Props = { item: Pick<TenderCard, 'title' | 'cpv' | 'category'>; locale: Locale };

/** What a tender is called; one whose notice is in a language without a site by what it asks for, in the site's words. */
export function TenderTitle({ item: { title, cpv, category }, locale }: Props) {
  const t = useTranslations('tender');
  if (isLocale(title.locale)) return <SpokenText of={title} site={locale} />;
  if (cpv) return t(`cpv.d${cpv}`);
  return category ? t(`categoryTitle.${category}`) : t('untitled');
}

/** The title as its notice writes it, with its language, beside one in the site's words. */
export function OriginalTitle({ item: { title }, locale }: { item: Pick<TenderCard, 'title'>; locale: Locale }) {
  const t = useTranslations('tender');
  if (isLocale(title.locale)) return null;
  return (
    <p className="muted">
      {t('originalTitle', { language: formatLanguage(locale, title.locale) })} <SpokenText of={title} site={locale} />
    </p>
  );
}
