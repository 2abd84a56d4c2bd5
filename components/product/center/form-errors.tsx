'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useFieldText } from '@/components/form/field-text';
import { useFormScope } from '@/components/form/form-scope';
import { Note } from '@/components/form/note';
import { type Locale, sites } from '@/lib/platform/i18n/site';
import { flatten, languageOf, rankOf } from './form-value';
import { useFieldLabel } from './use-field-label';
import { useGoToField } from './use-go-to-field';

type Props = { language: Locale; onLanguage: (locale: Locale) => void };

/** Errors of a submitted form, linked to their fields in any language. */
export function FormErrors({ language, onLanguage }: Props) {
  const t = useTranslations('productForm');
  const formText = useTranslations('form');
  const text = useFieldText();
  const labelOf = useFieldLabel();
  const { idOf } = useFormScope();
  const go = useGoToField(onLanguage);
  const { formState, getValues } = useFormContext();
  const { errors, submitCount } = formState;
  const wrong = flatten(errors).toSorted((a, b) => rankOf(a.path) - rankOf(b.path));
  const [handled, setHandled] = useState(0);
  const first = wrong.map(({ path }) => languageOf(path)).find((locale) => locale !== null);
  const elsewhere = first && !wrong.some(({ path }) => languageOf(path) === language);
  useEffect(() => {
    if (submitCount === handled) return;
    setHandled(submitCount);
    if (elsewhere && first) onLanguage(first);
  }, [submitCount, handled, elsewhere, first, onLanguage]);
  if (submitCount === 0 || wrong.length === 0) return null;
  return (
    <Note kind="bad" role="alert" title={formText('summary', { count: wrong.length, n: String(wrong.length) })}>
      <ul className="pc-wrong">
        {wrong.map(({ path, type, message }) => {
          const locale = languageOf(path);
          const label = labelOf(path);
          return (
            <li key={path}>
              <a
                href={`#${idOf(path)}`}
                onClick={(event) => {
                  event.preventDefault();
                  go(path);
                }}
              >
                {locale ? t('inLanguage', { field: label, language: sites[locale].endonym }) : label}
              </a>{' '}
              <span>{text({ type, message }, getValues(path))}</span>
            </li>
          );
        })}
      </ul>
    </Note>
  );
}
