'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { DraftNote } from '@/components/form/draft-note';
import { Form } from '@/components/form/form';
import { TextField } from '@/components/form/text-field';
import { toast } from '@/components/form/toast';
import { useDraft } from '@/components/form/use-draft';
import { useZodForm } from '@/components/form/use-zod-form';
import type { CompanyUser } from '@/lib/account/user/schema';
import { userUpdateCall } from '@/lib/account/user/schema';
import { callContract } from '@/lib/platform/http/call-contract';
import { AccountSubmit } from './account-submit';
import { RoleField } from './role-field';

type Props = {
  /** Draft name for the company's users on this device. */
  draftName: string;
  user: CompanyUser;
  onDone: () => void;
};

/** Edits a user's name, position and role; unsaved input is kept as a draft. */
export function UserEditForm({ draftName, user, onDone }: Props) {
  const t = useTranslations();
  const [values] = useState({
    id: user.id,
    name: user.name,
    position: user.position,
    role: user.role === 'sales' ? ('sales' as const) : ('editor' as const),
  });
  const form = useZodForm(userUpdateCall.input, values);
  const draft = useDraft({
    form,
    name: `${draftName}:${user.id}`,
    revision: 0,
    values,
    extra: {},
    onExtra: () => undefined,
  });
  return (
    <Form
      form={form}
      saves
      label={t('accountCenter.editUser', { name: user.name })}
      onSubmit={async (checked) => {
        const submitted = structuredClone(form.getValues());
        await callContract(userUpdateCall, checked, { userType: 'supplier' });
        draft.saved(submitted, 0);
        toast(t('done.updated'));
        onDone();
      }}
    >
      <DraftNote draft={draft} drawer />
      <TextField name="name" label={t('accountCenter.name')} need="required" autoComplete="off" />
      <TextField name="position" label={t('accountCenter.position')} need="optional" autoComplete="off" />
      <RoleField />
      <AccountSubmit>{t('accountCenter.save')}</AccountSubmit>
    </Form>
  );
}
