'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useWatch } from 'react-hook-form';
import { TextField } from '@/components/form/text-field';
import { config } from '@/lib/platform/config';
import { formatNumber } from '@/lib/platform/i18n/format';
import type { Locale } from '@/lib/platform/i18n/site';
import { countText } from '@/lib/platform/i18n/text-length';

type Props = { language: { locale: Locale; prefix: string; dir: 'ltr' | 'rtl' } };

/** Slogan in one language, counted in words, or characters for Chinese. docs/domain.md, Lengths of texts. */
export function SloganField({ language: { locale, prefix, dir } }: Props) {
  const t = useTranslations();
  const site = useLocale();
  const name = `${prefix}.slogan`;
  const used = countText(locale, useWatch({ name }) ?? '');
  const count = t('form.counter', { used: formatNumber(site, used), limit: formatNumber(site, config.slogan) });
  return (
    <TextField
      key={name}
      name={name}
      label={t('showcaseItem.slogan')}
      need="required"
      hint={t(locale === 'zh' ? 'showcaseItem.sloganCharacters' : 'showcaseItem.sloganWords')}
      lang={locale}
      dir={dir}
      aside={<span className={used > config.slogan ? 'fd-c over' : 'fd-c'}>{count}</span>}
    />
  );
}
