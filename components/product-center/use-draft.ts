'use client';

import { useEffect, useState } from 'react';
import type { BoundForm } from '@/components/form/use-zod-form';
import { dropDraft, readDraft, writeDraft } from '@/components/review-item/local-draft';
import type { ProductInput } from '@/lib/product/edit/schema';
import type { FileMap, ProductValues } from './form-value';

type Settings = {
  form: BoundForm<ProductValues, ProductInput>;
  name: string;
  since: string;
  values: ProductValues;
  files: FileMap;
};
type Extra = { files: FileMap; since: string };

/** Keeps what is typed on this device until it is saved, and restores it after a reload. */
export function useDraft({ form, name, since, values, files: sent }: Settings) {
  const [files, setFiles] = useState(sent);
  const [restored, setRestored] = useState(false);
  const { isDirty } = form.formState;

  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was kept before the form was opened
  useEffect(() => {
    const kept = readDraft<ProductValues, Extra>(name);
    if (!kept) return;
    if (kept.extra.since !== since) return dropDraft(name);
    form.reset({ ...values, ...kept.values }, { keepDefaultValues: true });
    setFiles({ ...sent, ...kept.extra.files });
    setRestored(true);
  }, []);
  useEffect(() => {
    if (!isDirty) return;
    const keep = () => writeDraft(name, { values: form.getValues(), extra: { files, since } });
    keep();
    const { unsubscribe } = form.watch(keep);
    return unsubscribe;
  }, [form, isDirty, name, files, since]);

  const drop = () => {
    dropDraft(name);
    setRestored(false);
  };
  const reset = () => {
    form.reset(values);
    setFiles(sent);
    // After the form: every change of it is kept, this one too.
    drop();
  };
  return { files, setFiles, restored, drop, reset };
}
