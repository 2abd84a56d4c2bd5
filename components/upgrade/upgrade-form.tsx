'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Form } from '@/components/form/form';
import { Note } from '@/components/form/note';
import { RadioField } from '@/components/form/radio-field';
import { SubmitButton } from '@/components/form/submit-button';
import { TextArea } from '@/components/form/text-area';
import { toast } from '@/components/form/toast';
import { useZodForm } from '@/components/form/use-zod-form';
import type { Wish } from '@/lib/company/upgrade/constants';
import { type UpgradeFormInput, type UpgradeInput, upgradeInput } from '@/lib/company/upgrade/schema';
import { config } from '@/lib/config';
import { call } from '@/lib/http/client';

type Props = { wishes: readonly Wish[] };

/** Asks for a higher grade or membership. */
export function UpgradeForm({ wishes }: Props) {
  const t = useTranslations('upgrade');
  const done = useTranslations('done');
  const [sent, setSent] = useState<Wish | null>(null);
  const form = useZodForm<UpgradeFormInput, UpgradeInput>(upgradeInput, { wanted: wishes[0], message: '' });
  const send = async (values: UpgradeInput) => {
    await call('/api/company/upgrade/request', values);
    toast(done('sent'));
    setSent(values.wanted);
  };
  if (sent)
    return (
      <Note kind="ok" role="status" title={done('sent')}>
        <p>{t(`wish.${sent}`)}</p>
      </Note>
    );
  return (
    <Form form={form} onSubmit={send} label={t('form.title')}>
      <RadioField
        name="wanted"
        label={t('form.wanted')}
        need="required"
        options={wishes.map((value) => ({ value, label: t(`wish.${value}`) }))}
      />
      <TextArea
        name="message"
        label={t('form.message')}
        hint={t('form.messageHint')}
        need="optional"
        limit={config.company.wish}
      />
      <SubmitButton className="btn p">{t('form.send')}</SubmitButton>
    </Form>
  );
}
