'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useFormScope } from '@/components/form/form-scope';
import { SaveBar } from '@/components/form/save-bar';
import { SubmitButton } from '@/components/form/submit-button';
import { type ProfileSection, profileSections } from '@/lib/company/profile/constants';
import { type ProfileFormInput, type ProfileInput, profileDraft } from '@/lib/company/profile/schema';
import { CallFailure } from '@/lib/http/client';
import { pathsOf, placeOf } from './profile-values';

type Props = {
  /** A file is on its way. */
  busy: boolean;
  onDiscard: () => void;
  /** Missing while the profile waits, when it can only be submitted anew. */
  onSave?: (checked: ProfileInput) => Promise<void>;
  /** Brings a field into sight and into focus. */
  onReveal: (field: string) => void;
};

/** The foot of the form: what is unsaved, keeping it, submitting it. */
export function ProfileSaveBar({ busy, onDiscard, onSave, onReveal }: Props) {
  const t = useTranslations('companyForm');
  const { show } = useFormScope();
  const { formState, getValues, setError, clearErrors } = useFormContext<ProfileFormInput>();
  const { dirtyFields, isDirty } = formState;
  const [saving, setSaving] = useState(false);
  const [saved, setSaved] = useState(false);
  const changed = new Set<ProfileSection>(pathsOf(dirtyFields, Array.isArray).map((field) => placeOf(field).section));
  const save = async () => {
    if (saving || !onSave) return;
    clearErrors();
    const { data, error } = profileDraft.safeParse(getValues());
    if (error) {
      for (const { path, message } of error.issues)
        setError(path.join('.') as keyof ProfileFormInput, { type: 'custom', message });
      onReveal(error.issues[0]?.path.join('.') ?? '');
      return;
    }
    setSaving(true);
    try {
      await onSave(data);
      setSaved(true);
    } catch (failure) {
      if (!(failure instanceof CallFailure)) throw failure;
      show(failure);
      onReveal(failure.errors[0]?.field ?? '');
    } finally {
      setSaving(false);
    }
  };
  return (
    <SaveBar
      unsaved={isDirty ? profileSections.filter((one) => changed.has(one)).map((one) => t(`section.${one}`)) : []}
      saved={saved}
      note={busy ? t('uploading') : isDirty ? t('keptHere') : undefined}
      onDiscard={onDiscard}
      onSave={onSave && !busy ? () => void save() : undefined}
    >
      <SubmitButton className="btn p" disabled={busy}>
        {t('submit')}
      </SubmitButton>
    </SaveBar>
  );
}
