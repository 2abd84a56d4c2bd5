'use client';

import { useTranslations } from 'next-intl';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { type Locale, locales, sites } from '@/lib/platform/i18n/site';

/** How much of an item's text exists in a language. */
export type LanguageCoverage = 'full' | 'part' | 'none';
type Props = {
  value: Locale;
  onChange: (locale: Locale) => void;
  coverage: Readonly<Record<Locale, LanguageCoverage>>;
  label: string;
  /** Id of the controlled panel. */
  panel: string;
};

/** Coverage icon: full, half or dashed circle, distinguishable without colour. */
export function CoverageMark({ of }: { of: LanguageCoverage }) {
  return (
    <svg className={`pip ${of}`} viewBox="0 0 14 14" aria-hidden="true">
      <circle cx="7" cy="7" r="5.5" />
      {of === 'part' && <path d="M7 1.500a5.500 5.500 0 0 1 0 11z" />}
    </svg>
  );
}

/** Number of languages with content, as a figure and eight ticks showing completeness. */
export function CoverageCount({ coverage }: { coverage: Readonly<Record<Locale, LanguageCoverage>> }) {
  const t = useTranslations('form.language');
  const written = locales.filter((locale) => (coverage[locale] ?? 'none') !== 'none').length;
  return (
    <span className={written < locales.length / 2 ? 'cvg few' : 'cvg'}>
      {t('count', { n: String(written), all: String(locales.length) })}
      <span aria-hidden="true">
        {locales.map((locale) => (
          <i key={locale} className={coverage[locale]} />
        ))}
      </span>
    </span>
  );
}

/** Tabs for eight languages with their coverage. */
export function LanguageTabs({ value, onChange, coverage, label, panel }: Props) {
  const t = useTranslations('form.language');
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const chosen = list.current?.querySelector<HTMLElement>(`[data-tab="${value}"]`);
    // scrollIntoView would scroll the page too.
    if (list.current && chosen)
      list.current.scrollLeft = chosen.offsetLeft + (chosen.offsetWidth - list.current.clientWidth) / 2;
  }, [value]);
  const key = (event: KeyboardEvent) => {
    if (event.key === ' ') {
      event.preventDefault();
      const { tab } = (event.target as HTMLElement).dataset;
      onChange(locales.find((locale) => locale === tab) ?? value);
      return;
    }
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const rtl = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1;
    const next = locales[(locales.indexOf(value) + step * rtl + locales.length) % locales.length] ?? value;
    onChange(next);
    list.current?.querySelector<HTMLElement>(`[data-tab="${next}"]`)?.focus();
  };
  return (
    <div className="lt" role="tablist" aria-label={label} ref={list} onKeyDown={key}>
      {locales.map((locale) => (
        // A link, since a read-only form disables its buttons.
        <a
          key={locale}
          href={`#${panel}`}
          role="tab"
          data-tab={locale}
          aria-selected={locale === value}
          aria-controls={panel}
          tabIndex={locale === value ? 0 : -1}
          onClick={(event) => {
            event.preventDefault();
            onChange(locale);
          }}
        >
          <CoverageMark of={coverage[locale]} />
          <bdi lang={locale}>{sites[locale].endonym}</bdi>
          <span className="sr">{t(coverage[locale])}</span>
        </a>
      ))}
    </div>
  );
}
