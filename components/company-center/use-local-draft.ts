'use client';

import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { readDraft, writeDraft } from '@/components/review-item/local-draft';
import type { ProfileFormInput, ProfileInput } from '@/lib/company/profile/schema';
import type { ProfileFiles } from './profile-values';

type Form = UseFormReturn<ProfileFormInput, unknown, ProfileInput>;

/** Keeps unsaved entries on this device and brings them back; returns whether it has. */
export function useLocalDraft(
  name: string,
  form: Form,
  files: ProfileFiles,
  onFiles: (files: ProfileFiles) => void,
): [boolean, (restored: boolean) => void] {
  const [restored, setRestored] = useState(false);
  const { isDirty } = form.formState;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was kept before the form was opened
  useEffect(() => {
    const kept = readDraft<ProfileFormInput, ProfileFiles>(name);
    if (!kept) return;
    form.reset({ ...form.getValues(), ...kept.values }, { keepDefaultValues: true });
    onFiles(kept.extra);
    setRestored(true);
  }, []);
  useEffect(() => {
    if (!isDirty) return;
    const keep = () => writeDraft(name, { values: form.getValues(), extra: files });
    keep();
    const { unsubscribe } = form.watch(keep);
    return unsubscribe;
  }, [form, isDirty, name, files]);
  return [restored, setRestored];
}
