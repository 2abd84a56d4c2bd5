'use client';

import { useTranslations } from 'next-intl';
import { Note } from '@/components/form/note';
import { quoted } from '@/lib/platform/i18n/isolate';
import { type Locale, sites } from '@/lib/platform/i18n/site';
import { languageOf, partOf, rankOf } from './form-value';
import type { StoredProduct } from './types';
import { useFieldLabel } from './use-field-label';
import { useGoToField } from './use-go-to-field';

type Props = { stored: StoredProduct | null; onLanguage: (locale: Locale) => void };

/** Status of a product above its form: what happened to its last version. */
export function StateNote({ stored, onLanguage }: Props) {
  const t = useTranslations();
  const labelOf = useFieldLabel();
  const go = useGoToField(onLanguage);
  const { state = null, reason = null, flags = [] } = stored?.version ?? {};
  const nameOf = (path: string) => {
    const [locale, field] = [languageOf(path), labelOf(path)];
    return locale ? t('productForm.inLanguage', { field, language: sites[locale].endonym }) : field;
  };
  return (
    <>
      {stored?.status === 'disable' && <Note kind="bad">{t('productForm.disabled')}</Note>}
      {state === 'pending' && <Note kind="warn">{t('productForm.waiting')}</Note>}
      {state === 'rejected' && (
        <Note kind="bad">
          {t('productForm.rejected', { reason: quoted(reason ?? '') })}
          {flags.length > 0 && (
            <>
              <p>{t('productForm.flagged', { count: flags.length })}</p>
              <ul className="pc-wrong">
                {flags
                  .toSorted((a, b) => rankOf(a) - rankOf(b))
                  .map((path) => (
                    <li key={path}>
                      <a
                        href={`#pc-${partOf(path)}`}
                        onClick={(event) => {
                          event.preventDefault();
                          go(path);
                        }}
                      >
                        {nameOf(path)}
                      </a>
                    </li>
                  ))}
              </ul>
            </>
          )}
        </Note>
      )}
      {state === 'withdrawn' && <Note>{t('productForm.kept')}</Note>}
    </>
  );
}
