'use client';

import { useTranslations } from 'next-intl';
import { Form } from '@/components/form/form';
import { SubmitButton } from '@/components/form/submit-button';
import { TextField } from '@/components/form/text-field';
import { toast } from '@/components/form/toast';
import { useZodForm } from '@/components/form/use-zod-form';
import { nameCall } from '@/lib/account/change/schema';
import { call } from '@/lib/http/client';
import { type MemberKind, tellPresence } from '@/lib/http/presence';
import { writeState } from '@/lib/http/state';

/** Name and position of the holder. Specification 5, Passwords and account. */
export function NameForm({ kind, name, position }: { kind: MemberKind; name: string; position: string }) {
  const t = useTranslations();
  const form = useZodForm(nameCall.input, { name, position });
  return (
    <Form
      form={form}
      label={t('accountCenter.nameTitle')}
      onSubmit={async (values) => {
        await call(nameCall.path, values, { userType: kind });
        // The header reads the name anew.
        writeState({ userInfo: null, cgsInfo: null });
        tellPresence();
        toast(t('done.updated'));
      }}
    >
      <div className="g2">
        <TextField name="name" label={t('accountCenter.name')} need="required" autoComplete="name" />
        <TextField
          name="position"
          label={t('accountCenter.position')}
          need="optional"
          autoComplete="organization-title"
          enterKeyHint="done"
        />
      </div>
      <SubmitButton className="btn p">{t('accountCenter.saveName')}</SubmitButton>
    </Form>
  );
}
