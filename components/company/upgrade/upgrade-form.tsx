'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { DraftNote } from '@/components/form/draft-note';
import { Form } from '@/components/form/form';
import { Note } from '@/components/form/note';
import { RadioField } from '@/components/form/radio-field';
import { SubmitButton } from '@/components/form/submit-button';
import { TextArea } from '@/components/form/text-area';
import { toast } from '@/components/form/toast';
import { UploadField } from '@/components/form/upload/upload-field';
import type { UploadValue } from '@/components/form/upload/upload-value';
import { useDraft } from '@/components/form/use-draft';
import { useZodForm } from '@/components/form/use-zod-form';
import type { UpgradeTarget } from '@/lib/company/upgrade/constants';
import { isGrade } from '@/lib/company/upgrade/rules';
import {
  type UpgradeFormInput,
  type UpgradeInput,
  upgradeInput,
  type upgradeRequestCall,
} from '@/lib/company/upgrade/schema';
import { config } from '@/lib/platform/config';
import { callPath } from '@/lib/platform/http/call-contract';

type Props = { companyId: number; wishes: readonly UpgradeTarget[] };

/** Requests a higher grade or membership; input is kept on the device until it is sent. */
export function UpgradeForm({ companyId, wishes }: Props) {
  const t = useTranslations('upgrade');
  const done = useTranslations('done');
  const [sent, setSent] = useState<UpgradeTarget | null>(null);
  const [files, setFiles] = useState<UploadValue[]>([]);
  const [busy, setBusy] = useState(false);
  const [values] = useState<UpgradeFormInput>({ wanted: wishes[0] ?? 'gold', message: '' });
  const form = useZodForm<UpgradeFormInput, UpgradeInput>(upgradeInput, values);
  const draft = useDraft({
    ...{ form, name: `upgrade:${companyId}`, revision: 0, values },
    extra: { files },
    onExtra: (extra) => setFiles(extra.files),
  });
  const asksGrade = isGrade(form.watch('wanted'));
  const send = async (values: UpgradeInput) => {
    const documents = isGrade(values.wanted) ? files.map(({ key }) => key) : [];
    await callPath<typeof upgradeRequestCall>('/api/company/upgrade/request', { ...values, documents });
    draft.saved(form.getValues(), 0);
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
    <Form form={form} onSubmit={send} label={t('form.title')} className="fs max-w-[640px]">
      <DraftNote draft={draft} />
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
      {asksGrade && (
        <div className="grid gap-2">
          <p className="text-ink-2">{t('form.documentsHint')}</p>
          <UploadField
            kind="licence"
            userType="supplier"
            label={t('form.documents')}
            need="optional"
            max={config.upload.attachments}
            value={files}
            onChange={setFiles}
            onBusy={setBusy}
          />
        </div>
      )}
      <SubmitButton size="m" className="w-fit" disabled={busy}>
        {t('form.send')}
      </SubmitButton>
    </Form>
  );
}
