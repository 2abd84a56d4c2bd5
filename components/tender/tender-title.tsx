import { useTranslations } from 'next-intl';
import { SpokenText } from '@/components/ui/spoken-text';
import { formatLanguage } from '@/lib/platform/i18n/format';
import { isLocale, type Locale } from '@/lib/platform/i18n/site';
import { siteWords } from '@/lib/tender/text';
import type { TenderCard } from '@/lib/tender/types';

type Props = { item: Pick<TenderCard, 'title' | 'cpv' | 'category'>; locale: Locale };

/** Title of a tender; for notices in a language without a site, a description in the site's language. */
export function TenderTitle({ item, locale }: Props) {
  const t = useTranslations();
  return siteWords(t, item) ?? <SpokenText of={item.title} site={locale} />;
}

/** Original title with its language, beside a description in the site's language. */
export function OriginalTitle({ item: { title }, locale }: { item: Pick<TenderCard, 'title'>; locale: Locale }) {
  const t = useTranslations('tender');
  if (isLocale(title.locale)) return null;
  return (
    <p className="muted">
      {t('originalTitle', { language: formatLanguage(locale, title.locale) })} <SpokenText of={title} site={locale} />
    </p>
  );
}
