'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { DraftNote } from '@/components/form/draft-note';
import { Form } from '@/components/form/form';
import { TextField } from '@/components/form/text-field';
import { toast } from '@/components/form/toast';
import { useDraft } from '@/components/form/use-draft';
import { useZodForm } from '@/components/form/use-zod-form';
import { nameCall } from '@/lib/account/change/schema';
import { writeState } from '@/lib/account/client';
import { callContract } from '@/lib/platform/http/call-contract';
import { type MemberKind, notifySignedIn } from '@/lib/platform/http/signed-in';
import { AccountSubmit } from './account-submit';

type Props = { kind: MemberKind; id: number; name: string; position: string };

/** Name and position of the account holder; unsaved input is kept as a draft. */
export function NameForm({ kind, id, name, position }: Props) {
  const t = useTranslations();
  const [values] = useState({ name, position });
  const form = useZodForm(nameCall.input, values);
  const draft = useDraft({
    form,
    name: `account:${kind}:${id}`,
    revision: 0,
    values,
    extra: {},
    onExtra: () => undefined,
  });
  return (
    <Form
      form={form}
      saves
      label={t('accountCenter.nameTitle')}
      onSubmit={async (checked) => {
        const submitted = structuredClone(form.getValues());
        await callContract(nameCall, checked, { userType: kind });
        draft.saved(submitted, 0);
        // Makes the header reload the name.
        writeState({ userInfo: null, cgsInfo: null });
        notifySignedIn();
        toast(t('done.updated'));
      }}
    >
      <DraftNote draft={draft} />
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
      <AccountSubmit>{t('accountCenter.saveName')}</AccountSubmit>
    </Form>
  );
}
