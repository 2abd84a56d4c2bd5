'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useWatch } from 'react-hook-form';
import { formatNumber } from '@/lib/platform/i18n/format';
import type { Locale } from '@/lib/platform/i18n/site';
import { countText } from '@/lib/platform/i18n/text-length';

/** Length of a single-line text and its limit, in words, or characters for zh. */
export function TextCount({ name, locale, limit }: { name: string; locale: Locale; limit: number }) {
  const t = useTranslations('form');
  const site = useLocale();
  const used = countText(locale, String(useWatch({ name }) ?? ''));
  return (
    <span className={used > limit ? 'fd-c over' : 'fd-c'}>
      {t(locale === 'zh' ? 'counter' : 'counterWords', {
        count: limit,
        used: formatNumber(site, used),
        limit: formatNumber(site, limit),
      })}
    </span>
  );
}
