'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Select } from '@/components/ui/control';
import { Link } from '@/components/ui/link';
import { deskViews } from '@/lib/chat/support/constants';
import { formatLanguage, formatNumber } from '@/lib/platform/i18n/format';
import { type Locale, locales } from '@/lib/platform/i18n/site';
import { href } from '@/lib/platform/routes/address';
import type { DeskPlace } from './use-desk';

type Props = {
  place: DeskPlace;
  counts: { waiting: Partial<Record<Locale, number>>; mine: number } | undefined;
  onGo: (change: Partial<DeskPlace>) => void;
};

/** Filters the desk's requests by status and language. */
export function DeskFilter({ place, counts, onGo }: Props) {
  const t = useTranslations('console.support');
  const locale = useLocale();
  const all = Object.values(counts?.waiting ?? {}).reduce((sum, n) => sum + n, 0);
  const numbers: Partial<Record<DeskPlace['view'], number>> = { waiting: all, mine: counts?.mine ?? 0 };
  const labelOf = (desk: Locale) => {
    const [language, n] = [formatLanguage(locale, desk), counts?.waiting[desk] ?? 0];
    return n === 0 ? language : t('languageCount', { language, n: formatNumber(locale, n) });
  };
  return (
    <div className="grid flex-none gap-2 border-0 border-b border-solid border-line p-4 pb-3">
      <div className="flex items-baseline justify-between gap-3">
        <h1 className="m-0 text-20">{t('title')}</h1>
        <Link className="inline-flex min-h-6 items-center phone:min-h-11" href={href('adminSupportFigures')}>
          {t('figures')}
        </Link>
      </div>
      <fieldset className="m-0 flex flex-wrap gap-1 border-0 p-0">
        <legend className="sr-only">{t('views')}</legend>
        {deskViews.map((view) => (
          <button
            key={view}
            type="button"
            aria-pressed={place.view === view}
            className="min-h-[36px] cursor-pointer rounded border border-solid border-line bg-paper px-3 text-ink-2 aria-pressed:border-accent aria-pressed:font-strong aria-pressed:text-accent phone:min-h-11"
            onClick={() => onGo({ view })}
          >
            {t(`view.${view}`)}
            {(numbers[view] ?? 0) > 0 && <span className="ms-1">{formatNumber(locale, numbers[view] ?? 0)}</span>}
          </button>
        ))}
      </fieldset>
      <Select
        aria-label={t('language')}
        value={place.locale ?? ''}
        empty={t('all')}
        options={locales.map((desk) => ({ value: desk, label: labelOf(desk) }))}
        onChange={({ target }) => onGo({ locale: locales.find((one) => one === target.value) ?? null })}
      />
    </div>
  );
}
