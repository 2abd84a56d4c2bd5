import { useTranslations } from 'next-intl';
import { SpokenText } from '@/components/ui/spoken-text';
import { formatLanguage } from '@/lib/platform/i18n/format';
import { isLocale, type Locale } from '@/lib/platform/i18n/site';
import { siteWords } from '@/lib/tender/text';
import type { TenderCard } from '@/lib/tender/types';

type Props = { item: Pick<TenderCard, 'title' | 'cpv' | 'category'>; locale: Locale };

/** What a tender is called; one whose notice is in a language without a site by what it asks for, in the site's words. */
export function TenderTitle({ item, locale }: Props) {
  const t = useTranslations();
  return siteWords(t, item) ?? <SpokenText of={item.title} site={locale} />;
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
