'use client';

import { useTranslations } from 'next-intl';
import type { CallingCode } from '@/components/form/phone-field';
import { Dialog } from '@/components/ui/dialog';
import type { CompanyUser } from '@/lib/account/user/schema';
import { UserAddForm } from './user-add-form';
import { UserEditForm } from './user-edit-form';

type Props = {
  /** Names the company's users on this device. */
  draftName: string;
  /** Null for a new one. */
  user: CompanyUser | null;
  countries: readonly CallingCode[];
  ownPhone: string;
  onClose: () => void;
  onDone: () => void;
};

/** A user of the company, new or to be changed. */
export function UserDialog({ draftName, user, countries, ownPhone, onClose, onDone }: Props) {
  const t = useTranslations();
  const title = user ? t('accountCenter.editUser', { name: user.name }) : t('accountCenter.addUser');
  return (
    <Dialog title={title} closeLabel={t('form.close')} onClose={onClose}>
      {user ? (
        <UserEditForm draftName={draftName} user={user} onDone={onDone} />
      ) : (
        <UserAddForm draftName={draftName} countries={countries} ownPhone={ownPhone} onDone={onDone} />
      )}
    </Dialog>
  );
}
