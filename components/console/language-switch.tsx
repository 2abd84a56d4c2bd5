'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { config } from '@/lib/platform/config';
import { type ConsoleLocale, consoleLocales } from '@/lib/platform/i18n/console';
import { sites } from '@/lib/platform/i18n/site';
import { rememberChoice } from '@/lib/platform/i18n/visitor-cookie';

/** Switches the console language, staying on the page. */
export function LanguageSwitch({ locale }: { locale: ConsoleLocale }) {
  const t = useTranslations('console');
  const other = consoleLocales.find((one) => one !== locale) ?? locale;
  return (
    <Button
      tone="quiet"
      size="s"
      icon="globe"
      className="whitespace-nowrap max-[600px]:gap-0 max-[600px]:px-3 max-[600px]:text-[0px]"
      title={t('language')}
      lang={other}
      onClick={() => {
        rememberChoice({ ...config.cookie.staffLanguage, domain: null }, other);
        location.reload();
      }}
    >
      {sites[other].endonym}
    </Button>
  );
}
