'use client';

import { useLocale, useTranslations } from 'next-intl';
import { homeCountry } from '@/components/account/door';
import { Form } from '@/components/form/form';
import { type CallingCode, PhoneField } from '@/components/form/phone-field';
import { SubmitButton } from '@/components/form/submit-button';
import { TextField } from '@/components/form/text-field';
import { toast } from '@/components/form/toast';
import { useZodForm } from '@/components/form/use-zod-form';
import { userAddCall } from '@/lib/account/user/schema';
import { call } from '@/lib/http/client';
import { RoleField } from './role-field';

/** Invites a user by SMS. */
export function UserAddForm({ countries, onDone }: { countries: readonly CallingCode[]; onDone: () => void }) {
  const t = useTranslations();
  const country = homeCountry[useLocale()];
  const form = useZodForm(userAddCall.input, {
    name: '',
    position: '',
    phone: '',
    country,
    role: 'editor',
  });
  return (
    <Form
      form={form}
      label={t('accountCenter.addUser')}
      onSubmit={async (values) => {
        await call(userAddCall.path, values, { userType: 'supplier' });
        toast(t('done.sent'));
        onDone();
      }}
    >
      <p className="muted">{t('accountCenter.inviteLead')}</p>
      <TextField name="name" label={t('accountCenter.name')} need="required" autoComplete="off" />
      <TextField name="position" label={t('accountCenter.position')} need="optional" autoComplete="off" />
      <PhoneField
        name="phone"
        label={t('accountCenter.phone')}
        need="required"
        countries={countries}
        autoComplete="off"
      />
      <RoleField />
      <SubmitButton className="btn p">{t('accountCenter.invite')}</SubmitButton>
    </Form>
  );
}
