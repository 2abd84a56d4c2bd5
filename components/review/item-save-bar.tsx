'use client';

import { useTranslations } from 'next-intl';
import { type FieldValues, useFormContext } from 'react-hook-form';
import type { z } from 'zod';
import { KeptText } from '@/components/form/kept-text';
import { SaveBar } from '@/components/form/save-bar';
import { SubmitButton } from '@/components/form/submit-button';
import { useSave } from '@/components/form/use-save';

type Props<I extends FieldValues, O> = {
  parts: Readonly<Record<string, string>>;
  /** Validates before saving. */
  schema: z.ZodType<O, I>;
  /** A file is uploading. */
  busy: boolean;
  /** Deleted meanwhile, so saving creates a new one. */
  deleted: boolean;
  onDiscard: () => () => void;
  onSave?: (checked: O) => Promise<void>;
};

const nothing = async () => undefined;

/** Footer of an item form: unsaved changes, save, submit. */
export function ItemSaveBar<I extends FieldValues, O>({
  parts,
  schema,
  busy,
  deleted,
  onDiscard,
  onSave,
}: Props<I, O>) {
  const t = useTranslations();
  const { formState } = useFormContext<I>();
  const { save, saving, saved } = useSave<I, O>({ schema, onSave: onSave ?? nothing });
  const { dirtyFields, isDirty } = formState;
  const unsaved = Object.keys(parts)
    .filter((name) => (dirtyFields as Record<string, unknown>)[name] !== undefined)
    .map((name) => parts[name] ?? '');
  return (
    <SaveBar
      unsaved={isDirty ? [...new Set(unsaved)] : []}
      saved={saved}
      saving={saving}
      note={busy ? t('showcaseItem.uploading') : isDirty ? <KeptText /> : undefined}
      saveLabel={deleted ? t('form.gone.saveNew') : undefined}
      onDiscard={onDiscard}
      onSave={onSave && !busy ? () => void save() : undefined}
    >
      <SubmitButton size="m" disabled={busy || saving}>
        {t('showcaseItem.submit')}
      </SubmitButton>
    </SaveBar>
  );
}
