'use client';

import { useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { dropDraft, readDraft, writeDraft } from '@/components/review-item/local-draft';
import type { ProfileFormInput, ProfileInput } from '@/lib/company/profile/schema';
import type { ProfileFiles } from './profile-values';

const pause = 400;
type Form = UseFormReturn<ProfileFormInput, unknown, ProfileInput>;

/** Keeps unsaved entries on this device and brings them back; returns whether it has, and how to let them go. */
export function useLocalDraft(
  name: string,
  form: Form,
  files: ProfileFiles,
  onFiles: (files: ProfileFiles) => void,
): [boolean, () => void] {
  const [restored, setRestored] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
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
    const keep = () => {
      timer.current = undefined;
      writeDraft(name, { values: form.getValues(), extra: files });
    };
    keep();
    // Eight languages are too much to write at every key.
    const { unsubscribe } = form.watch(() => {
      timer.current ??= setTimeout(keep, pause);
    });
    return () => {
      unsubscribe();
      if (timer.current === undefined) return;
      clearTimeout(timer.current);
      keep();
    };
  }, [form, isDirty, name, files]);
  const forget = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
    dropDraft(name);
    setRestored(false);
  };
  return [restored, forget];
}
