'use client';

import { useTranslations } from 'next-intl';
import { Form } from '@/components/form/form';
import { SubmitButton } from '@/components/form/submit-button';
import { TextField } from '@/components/form/text-field';
import { toast } from '@/components/form/toast';
import { useZodForm } from '@/components/form/use-zod-form';
import { userUpdateCall } from '@/lib/account/user/schema';
import { call } from '@/lib/http/client';
import { RoleField } from './role-field';
import type { CompanyUser } from './user-list';

/** Changes a user's name, position and role. */
export function UserEditForm({ user, onDone }: { user: CompanyUser; onDone: () => void }) {
  const t = useTranslations();
  const form = useZodForm(userUpdateCall.input, {
    id: user.id,
    name: user.name,
    position: user.position,
    role: user.role === 'sales' ? 'sales' : 'editor',
  });
  return (
    <Form
      form={form}
      label={t('accountCenter.editUser', { name: user.name })}
      onSubmit={async (values) => {
        await call(userUpdateCall.path, values, { userType: 'supplier' });
        toast(t('done.updated'));
        onDone();
      }}
    >
      <TextField name="name" label={t('accountCenter.name')} need="required" autoComplete="off" />
      <TextField name="position" label={t('accountCenter.position')} need="optional" autoComplete="off" />
      <RoleField />
      <SubmitButton className="btn p">{t('accountCenter.save')}</SubmitButton>
    </Form>
  );
}
