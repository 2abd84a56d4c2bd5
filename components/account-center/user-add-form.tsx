'use client';

import { useLocale, useTranslations } from 'next-intl';
import { countryOfNumber } from '@/components/account/country-of-number';
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

type Props = {
  countries: readonly CallingCode[];
  /** The inviter's own number, whose country is probably the colleague's. */
  ownPhone: string;
  onDone: () => void;
};

/** Invites a user by SMS, and by e-mail too where an address is given. */
export function UserAddForm({ countries, ownPhone, onDone }: Props) {
  const t = useTranslations();
  const country = countryOfNumber(countries, ownPhone, homeCountry[useLocale()]);
  const form = useZodForm(userAddCall.input, {
    name: '',
    position: '',
    phone: '',
    country,
    email: '',
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
      <TextField
        name="email"
        type="email"
        label={t('accountCenter.email')}
        hint={t('accountCenter.inviteEmailHint')}
        need="optional"
        autoComplete="off"
        dir="ltr"
      />
      <RoleField />
      <SubmitButton className="btn p">{t('accountCenter.invite')}</SubmitButton>
    </Form>
  );
}
