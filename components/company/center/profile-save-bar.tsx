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
  /** A file is uploading. */
  busy: boolean;
  onDiscard: () => () => void;
  /** Missing while in review, when the profile can only be submitted again. */
  onSave?: (checked: ProfileInput) => Promise<void>;
  /** The stored version is in review or public: nothing to submit until it changes. */
  settled: boolean;
  /** Submitted before; then a change of step may be the only one. */
  known: boolean;
};

const nothing = async () => undefined;

/** Footer of the form: unsaved changes, save, submit. */
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
