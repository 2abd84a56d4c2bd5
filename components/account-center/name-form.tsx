'use client';

import { useTranslations } from 'next-intl';
import { Form } from '@/components/form/form';
import { SubmitButton } from '@/components/form/submit-button';
import { TextField } from '@/components/form/text-field';
import { useZodForm } from '@/components/form/use-zod-form';
import { nameCall } from '@/lib/account/change/schema';
import { call } from '@/lib/http/client';
import type { MemberKind } from '@/lib/http/presence';
import { useAgain } from './again';

/** Name and position of the holder; the message asks to log in again. Specification 5, Passwords and account. */
export function NameForm({ kind, name, position }: { kind: MemberKind; name: string; position: string }) {
  const t = useTranslations('accountCenter');
  const again = useAgain();
  const form = useZodForm(nameCall.input, { name, position });
  return (
    <Form
      form={form}
      label={t('nameTitle')}
      onSubmit={async (values) => {
        await call(nameCall.path, values, { userType: kind });
        again();
      }}
    >
      <div className="g2">
        <TextField name="name" label={t('name')} need="required" autoComplete="name" />
        <TextField
          name="position"
          label={t('position')}
          need="optional"
          autoComplete="organization-title"
          enterKeyHint="done"
        />
      </div>
      <SubmitButton className="btn p">{t('saveName')}</SubmitButton>
    </Form>
  );
}
