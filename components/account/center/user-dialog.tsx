'use client';

import { useTranslations } from 'next-intl';
import type { CallingCode } from '@/components/form/phone-field';
import { Dialog } from '@/components/ui/dialog';
import type { CompanyUser } from '@/lib/account/user/schema';
import { UserAddForm } from './user-add-form';
import { UserEditForm } from './user-edit-form';

type Props = {
  /** Draft name for the company's users on this device. */
  draftName: string;
  /** Null for a new user. */
  user: CompanyUser | null;
  countries: readonly CallingCode[];
  ownPhone: string;
  onClose: () => void;
  onDone: () => void;
};

/** Dialog to invite or edit a company user. */
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
