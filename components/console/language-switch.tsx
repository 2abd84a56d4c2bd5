'use client';

import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { config } from '@/lib/config';
import { type ConsoleLocale, consoleLocales } from '@/lib/i18n/console';
import { sites } from '@/lib/i18n/site';
import { rememberChoice } from '@/lib/i18n/visitor-cookie';

/** Turns the console to its other language and stays on the page. */
export function LanguageSwitch({ locale }: { locale: ConsoleLocale }) {
  const t = useTranslations('console');
  const other = consoleLocales.find((one) => one !== locale) ?? locale;
  return (
    <button
      type="button"
      className="btn q s cs-lang"
      title={t('language')}
      lang={other}
      onClick={() => {
        rememberChoice({ ...config.cookie.staffLanguage, domain: null }, other);
        location.reload();
      }}
    >
      <Icon name="globe" small />
      {sites[other].endonym}
    </button>
  );
}
