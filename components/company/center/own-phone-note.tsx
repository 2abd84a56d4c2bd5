'use client';

import { useTranslations } from 'next-intl';
import { useFormContext, useWatch } from 'react-hook-form';
import { Note } from '@/components/form/note';
import type { ProfileFormInput } from '@/lib/company/profile/schema';

/** Asks before the registration number becomes public; `phone` null if already decided. */
export function OwnPhoneNote({ phone }: { phone: string | null }) {
  const t = useTranslations('companyForm.ownPhone');
  const { control, setValue, setFocus } = useFormContext<ProfileFormInput>();
  const typed = useWatch({ control, name: 'phone' });
  if (phone === null || typed !== phone) return null;
  const replace = () => {
    setValue('phone', '', { shouldDirty: true });
    setFocus('phone');
  };
  return (
    <Note kind="warn">
      <p>{t('text')}</p>
      <button type="button" className="lnk" onClick={replace}>
        {t('replace')}
      </button>
    </Note>
  );
}
