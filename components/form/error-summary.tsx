'use client';

import { useTranslations } from 'next-intl';
import type { RefObject } from 'react';
import { type FieldError, get, useFormContext } from 'react-hook-form';
import { useFieldText } from './field-text';
import { useFormScope } from './form-scope';
import { Note } from './note';

/** Errors of a submitted form, linked to their fields. */
export function ErrorSummary({ labels }: { labels: RefObject<Map<string, string>> }) {
  const t = useTranslations('form');
  const text = useFieldText();
  const { idOf } = useFormScope();
  const {
    formState: { errors, submitCount },
    getValues,
    setFocus,
  } = useFormContext();
  const wrong = [...labels.current].flatMap(([name, label]) => {
    const error: FieldError | undefined = get(errors, name);
    return error?.type === undefined ? [] : [{ name, label, words: text(error, getValues(name)) }];
  });
  if (submitCount === 0 || wrong.length === 0) return null;
  return (
    <Note kind="bad" role="alert" title={t('summary', { count: wrong.length, n: String(wrong.length) })}>
      <ul>
        {wrong.map(({ name, label, words }) => (
          <li key={name}>
            <a
              href={`#${idOf(name)}`}
              onClick={(event) => {
                event.preventDefault();
                setFocus(name);
              }}
            >
              {t('wrong', { label, words })}
            </a>
          </li>
        ))}
      </ul>
    </Note>
  );
}
