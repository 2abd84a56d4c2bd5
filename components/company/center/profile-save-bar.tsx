'use client';

import { useTranslations } from 'next-intl';
import { useFormContext } from 'react-hook-form';
import { KeptText } from '@/components/form/kept-text';
import { SaveBar } from '@/components/form/save-bar';
import { SubmitButton } from '@/components/form/submit-button';
import { useSave } from '@/components/form/use-save';
import { profileDraft } from '@/lib/company/profile/call';
import { type ProfileSection, profileSections } from '@/lib/company/profile/constants';
import type { ProfileFormInput, ProfileInput } from '@/lib/company/profile/schema';
import { pathsOf, placeOf } from './profile-values';

type Props = {
  /** A file is on its way. */
  busy: boolean;
  onDiscard: () => () => void;
  /** Missing while the profile waits, when it can only be submitted anew. */
  onSave?: (checked: ProfileInput) => Promise<void>;
  /** What is stored waits or is public, so that there is nothing to submit before a change. */
  settled: boolean;
  /** Was submitted before, so that a step may be all that changes. */
  known: boolean;
};

const nothing = async () => undefined;

/** The foot of the form: what is unsaved, keeping it, submitting it. */
export function ProfileSaveBar({ busy, onDiscard, onSave, settled, known }: Props) {
  const t = useTranslations();
  const { formState } = useFormContext<ProfileFormInput>();
  const { dirtyFields, isDirty } = formState;
  const { save, saving, saved } = useSave<ProfileFormInput, ProfileInput>({
    schema: profileDraft,
    onSave: onSave ?? nothing,
  });
  const changed = new Set<ProfileSection>(pathsOf(dirtyFields, Array.isArray).map((field) => placeOf(field).section));
  return (
    <SaveBar
      unsaved={
        isDirty ? profileSections.filter((one) => changed.has(one)).map((one) => t(`companyForm.section.${one}`)) : []
      }
      saved={saved}
      saving={saving}
      note={busy ? t('companyForm.uploading') : isDirty ? <KeptText /> : undefined}
      onDiscard={onDiscard}
      onSave={onSave && !busy ? () => void save() : undefined}
      always={known && isDirty}
    >
      <SubmitButton size="m" disabled={busy || saving || (settled && !isDirty)}>
        {t('companyForm.submit')}
      </SubmitButton>
    </SaveBar>
  );
}
