'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import type { CallingCode } from '@/components/form/phone-field';
import { Icon } from '@/components/ui/icon';
import { UserAddForm } from './user-add-form';
import { UserEditForm } from './user-edit-form';
import type { CompanyUser } from './user-list';

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
  const box = useRef<HTMLDialogElement>(null);
  useEffect(() => box.current?.showModal(), []);
  const title = user ? t('accountCenter.editUser', { name: user.name }) : t('accountCenter.addUser');
  return (
    <dialog
      ref={box}
      className="ac-dialog"
      aria-label={title} // A dialog within it bubbles its own end.
      onClose={({ target }) => target === box.current && onClose()}
    >
      <header>
        <h2>{title}</h2>
        <button
          type="button"
          className="cc-ib"
          data-leaves
          aria-label={t('form.close')}
          onClick={() => box.current?.close()}
        >
          <Icon name="close" />
        </button>
      </header>
      {user ? (
        <UserEditForm draftName={draftName} user={user} onDone={onDone} />
      ) : (
        <UserAddForm draftName={draftName} countries={countries} ownPhone={ownPhone} onDone={onDone} />
      )}
    </dialog>
  );
}
