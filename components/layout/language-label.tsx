import { useTranslations } from 'next-intl';
import { type Locale, sites } from '@/lib/platform/i18n/site';

/** Label of the menu of languages and currencies; the chosen currency takes the place of the word (`currencyStyle`). */
export function LanguageLabel({ locale }: { locale: Locale }) {
  const t = useTranslations('frame.currency');
  return (
    <span>
      {sites[locale].endonym}
      {' · '}
      <span data-currency="">
        <span>{t('label')}</span>
      </span>
    </span>
  );
}
