'use client';

import { useTranslations } from 'next-intl';
import { useFormContext } from 'react-hook-form';
import { KeptText } from '@/components/form/kept-text';
import { SaveBar } from '@/components/form/save-bar';
import { SubmitButton } from '@/components/form/submit-button';
import { useSave } from '@/components/form/use-save';
import { productDraft } from '@/lib/product/edit/call';
import type { ProductInput } from '@/lib/product/edit/schema';
import { formParts } from '@/lib/product/field';
import { type ProductValues, partOf } from './form-value';

type Props = {
  busy: boolean;
  waiting: boolean;
  /** Deleted meanwhile, so saving creates a new one. */
  deleted: boolean;
  ask: (question: { text: string }) => Promise<boolean>;
  onDiscard: () => () => void;
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

/** Unsaved changes, saving as draft and submitting; submitting waits for uploads. */
export function ProductSaveBar({ busy, waiting, deleted, ask, onDiscard, onSave }: Props) {
  const t = useTranslations();
  const { formState } = useFormContext<ProductValues>();
  const confirm = async () => !waiting || (await ask({ text: t('productForm.waiting') }));
  const { save, saving, saved } = useSave<ProductValues, ProductInput>({ schema: productDraft, onSave, confirm });
  const changed = new Set(changedPaths(formState.dirtyFields).map(partOf));
  const unsaved = formParts.filter((part) => changed.has(part));
  return (
    <SaveBar
      unsaved={unsaved.map((part) => t(`productForm.${part}`))}
      saved={saved}
      saving={saving}
      note={busy ? t('productForm.uploading') : unsaved.length > 0 ? <KeptText /> : null}
      saveLabel={deleted ? t('form.gone.saveNew') : undefined}
      onDiscard={onDiscard}
      onSave={() => void save()}
    >
      <SubmitButton size="m" disabled={busy || saving}>
        {t('productForm.submit')}
      </SubmitButton>
    </SaveBar>
  );
}
