'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { countryOfNumber } from '@/components/account/country-of-number';
import { homeCountry } from '@/components/account/entry-route';
import { DraftNote } from '@/components/form/draft-note';
import { Form } from '@/components/form/form';
import { type CallingCode, PhoneField } from '@/components/form/phone-field';
import { TextField } from '@/components/form/text-field';
import { toast } from '@/components/form/toast';
import { useDraft } from '@/components/form/use-draft';
import { useResend } from '@/components/form/use-resend';
import { useZodForm } from '@/components/form/use-zod-form';
import { userAddCall } from '@/lib/account/user/schema';
import { callContract } from '@/lib/platform/http/call-contract';
import { AccountSubmit } from './account-submit';
import { RoleField } from './role-field';

type Props = {
  /** Draft name for the company's users on this device. */
  draftName: string;
  countries: readonly CallingCode[];
  /** The inviter's own number; preselects its country. */
  ownPhone: string;
  onDone: () => void;
};

/** Invites a user by SMS, and by e-mail if given; unsent input is kept as a draft. */
export function UserAddForm({ draftName, countries, ownPhone, onDone }: Props) {
  const t = useTranslations();
  const country = countryOfNumber(countries, ownPhone, homeCountry[useLocale()]);
  const [values] = useState({ name: '', position: '', phone: '', country, email: '', role: 'editor' as const });
  const form = useZodForm(userAddCall.input, values);
  const resend = useResend();
  const draft = useDraft({
    form,
    name: `${draftName}:new`,
    revision: 0,
    isNew: true,
    values,
    extra: {},
    onExtra: () => undefined,
  });
  return (
    <Form
      form={form}
      label={t('accountCenter.addUser')}
      onSubmit={async (checked) => {
        const submitted = structuredClone(form.getValues());
        const input = { ...checked, idempotencyKey: draft.key() };
        await resend(() => callContract(userAddCall, input, { userType: 'supplier' }));
        draft.saved(submitted, 0);
        toast(t('done.sent'));
        onDone();
      }}
    >
      <DraftNote draft={draft} drawer />
      <p className="text-ink-3">{t('accountCenter.inviteLead')}</p>
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
      <AccountSubmit>{t('accountCenter.invite')}</AccountSubmit>
    </Form>
  );
}
