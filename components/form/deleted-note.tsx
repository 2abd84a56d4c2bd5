'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useFormContext } from 'react-hook-form';
import { formatInstant } from '@/lib/platform/i18n/format';
import { quoted } from '@/lib/platform/i18n/isolate';
import { useZone } from './account-zone';
import { useFormScope } from './form-scope';
import { Note } from './note';
import { toast } from './toast';
import type { Gone } from './use-conflict';

/** Texts and numbers of a form with their labels; unlabelled values, such as file keys, are left out. */
const linesOf = (tree: object, labelOf: (path: string) => string, at: readonly string[] = []): string[] =>
  Object.entries(tree).flatMap(([key, value]: [string, unknown]) => {
    const path = [...at, key];
    if (typeof value === 'object' && value !== null) return linesOf(value, labelOf, path);
    const isText = (typeof value === 'string' && value.trim() !== '') || typeof value === 'number';
    const label = isText ? labelOf(path.join('.')) : '';
    return label === '' ? [] : [`${label}\n${value}`];
  });

/** Says that the edited item was deleted meanwhile, and lets the user copy the text. */
export function DeletedNote({ deletion }: Gone) {
  const t = useTranslations('form.gone');
  const locale = useLocale();
  const { getValues } = useFormContext();
  const { labelOf } = useFormScope();
  const copy = () => {
    const text = linesOf(getValues(), labelOf).join('\n\n');
    const write = navigator.clipboard?.writeText(text) ?? Promise.reject(new Error('no clipboard'));
    write.then(
      () => toast(t('copied')),
      () => toast(t('copyFailed'), 'bad'),
    );
  };
  const timeZone = useZone();
  const values = deletion && { by: quoted(deletion.by), at: formatInstant(locale, deletion.at, timeZone) };
  return (
    <Note kind="warn" role="alert" title={values ? t(deletion?.own ? 'own' : 'by', values) : t('title')}>
      <p>{t('lead')}</p>
      <button type="button" className="btn s mt-2" onClick={copy}>
        {t('copy')}
      </button>
    </Note>
  );
}
