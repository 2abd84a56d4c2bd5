'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { type FieldPath, useFormContext } from 'react-hook-form';
import { useFormScope } from '@/components/form/form-scope';
import { SaveBar } from '@/components/form/save-bar';
import { SubmitButton } from '@/components/form/submit-button';
import { CallFailure } from '@/lib/http/client';
import { type ProductInput, productDraft } from '@/lib/product/edit/schema';
import { flatten, type Part, type ProductValues, partOf, parts } from './form-value';

type Props = {
  busy: boolean;
  waiting: boolean;
  ask: (question: { text: string }) => Promise<boolean>;
  onDiscard: () => void;
  onSave: (product: ProductInput) => Promise<void>;
};

const changedPaths = (tree: object, at: string[] = []): string[] =>
  Object.entries(tree).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null
      ? changedPaths(value, [...at, key])
      : value
        ? [[...at, key].join('.')]
        : [],
  );

/** What is unsaved, kept as a draft or submitted; a submission waits for uploads. */
export function ProductSaveBar({ busy, waiting, ask, onDiscard, onSave }: Props) {
  const t = useTranslations();
  const { formState, getValues, setError } = useFormContext<ProductValues>();
  const { show } = useFormScope();
  const [saving, setSaving] = useState(false);
  const [saved, setSaved] = useState(false);
  useEffect(() => {
    if (!saved) return;
    const timer = setTimeout(() => setSaved(false), 3000);
    return () => clearTimeout(timer);
  }, [saved]);
  const changed = new Set(changedPaths(formState.dirtyFields).map(partOf));
  const unsaved = (Object.keys(parts) as Part[]).filter((part) => changed.has(part));
  const save = async () => {
    if (saving) return;
    const parsed = productDraft.safeParse(getValues());
    if (!parsed.success) {
      for (const { path, code, message } of parsed.error.issues)
        setError(path.join('.') as FieldPath<ProductValues>, { type: code, message }, { shouldFocus: true });
      return;
    }
    if (waiting && !(await ask({ text: t('productForm.waiting') }))) return;
    setSaving(true);
    try {
      await onSave(parsed.data);
      setSaved(true);
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error;
      show(error);
    } finally {
      setSaving(false);
    }
  };
  const wrong = flatten(formState.errors).length;
  return (
    <SaveBar
      unsaved={unsaved.map((part) => t(`productForm.${part}`))}
      saved={saved}
      note={busy ? t('productForm.uploading') : unsaved.length > 0 ? t('productForm.keptHere') : null}
      onDiscard={onDiscard}
      onSave={() => void save()}
    >
      <SubmitButton className="btn p" disabled={busy || saving}>
        {t('productForm.submit')}
      </SubmitButton>
      {wrong > 0 && (
        <small className="sr" role="status">
          {t('productForm.errors', { count: wrong, n: String(wrong) })}
        </small>
      )}
    </SaveBar>
  );
}
