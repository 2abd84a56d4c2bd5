'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { get, useFormContext, useWatch } from 'react-hook-form';
import { FieldWords } from '@/components/form/field-frame';
import { useFieldText } from '@/components/form/field-text';
import { useFormScope } from '@/components/form/form-scope';
import { type LanguageCoverage, LanguageTabs } from '@/components/form/language-tabs';
import { type Locale, locales, sites } from '@/lib/platform/i18n/site';

type Text = Record<string, string>;
type Props = {
  label: string;
  /** Labels of the fields of each language. */
  fields: Readonly<Record<string, string>>;
  /** Fields required for full coverage. */
  required: readonly string[];
  /** Path of the texts in the form. */
  path?: string;
  children: (language: { locale: Locale; prefix: string; dir: 'ltr' | 'rtl' }) => ReactNode;
};

const coverageOf = (text: Text | undefined, required: readonly string[]): LanguageCoverage => {
  if (!text || Object.values(text).every((value) => value.trim() === '')) return 'none';
  return required.every((field) => text[field]?.trim()) ? 'full' : 'part';
};

/** Texts of a form, one language at a time; shows the first with errors. */
export function TextPanel({ label, fields, required, path = 'translations', children }: Props) {
  const site = useLocale();
  const t = useTranslations('showcaseItem');
  const text = useFieldText();
  const id = useId();
  const { enrol } = useFormScope();
  const [chosen, setChosen] = useState<Locale>(site);
  const { control, formState } = useFormContext();
  const { errors, submitCount } = formState;
  const texts: Partial<Record<Locale, Text>> = useWatch({ control, name: path }) ?? {};
  // Anew for each language: the fields of the one that is left take their labels with them.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `chosen` is that language
  useEffect(() => {
    enrol(path, label);
    for (const locale of locales)
      for (const [field, words] of Object.entries(fields))
        enrol(`${path}.${locale}.${field}`, t('inLanguage', { label: words, language: sites[locale].endonym }));
  }, [enrol, label, fields, path, chosen, t]);
  const refused = errors[path];
  const wrong = locales.filter((locale) => get(refused, locale) !== undefined);
  const key = `${submitCount} ${wrong.join(' ')}`;
  const [seen, setSeen] = useState(key);
  if (key !== seen) {
    setSeen(key);
    if (wrong[0] && !wrong.includes(chosen)) setChosen(wrong[0]);
  }
  const coverage = Object.fromEntries(locales.map((locale) => [locale, coverageOf(texts[locale], required)])) as Record<
    Locale,
    LanguageCoverage
  >;
  const isGeneral = typeof refused?.message === 'string' && refused.type !== undefined;
  return (
    <div className="ri-text">
      <LanguageTabs value={chosen} onChange={setChosen} coverage={coverage} label={t('languages')} panel={id} />
      <FieldWords
        id={`${id}-words`}
        hint={t('fallback')}
        error={isGeneral ? text({ type: String(refused.type), message: String(refused.message) }, texts) : null}
      />
      <div id={id} role="tabpanel" className="fs" aria-label={sites[chosen].endonym}>
        {children({ locale: chosen, prefix: `${path}.${chosen}`, dir: sites[chosen].dir })}
      </div>
    </div>
  );
}
