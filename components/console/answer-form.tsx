'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { DateField } from '@/components/form/date-field';
import { Form } from '@/components/form/form';
import { SubmitButton } from '@/components/form/submit-button';
import { TextArea } from '@/components/form/text-area';
import { toast } from '@/components/form/toast';
import { useHeldFocus } from '@/components/form/use-held-focus';
import { useZodForm } from '@/components/form/use-zod-form';
import { callConsole } from '@/lib/staff/client';
import { answerMax } from '@/lib/staff/constants';
import { answerCall } from '@/lib/staff/schema';
import { Segmented } from './segmented';
import { YearButton } from './year-button';

type Props = {
  id: number;
  revision: number;
  readOnly: boolean;
  /** A decision about the company's standing can still be taken back. */
  held: boolean;
};

/** Grants a wish until a day, or declines it with why. */
export function AnswerForm({ id, revision, readOnly, held }: Props) {
  const t = useTranslations('console.upgrade');
  const all = useTranslations('console');
  const router = useRouter();
  const form = useZodForm(answerCall.input, { id, revision, granted: true, validUntil: '', answer: '' });
  const granted = form.watch('granted');
  const place = useRef<HTMLDivElement>(null);
  const inside = useHeldFocus<HTMLDivElement>(place);
  const fields = (
    <Form
      form={form}
      label={t('choice')}
      onSubmit={async (values) => {
        await callConsole(answerCall.path, values);
        toast(t('sent'));
        router.refresh();
      }}
    >
      <Segmented
        label={t('choice')}
        value={granted ? 'grant' : 'decline'}
        onChange={(value) => form.setValue('granted', value === 'grant')}
        options={[
          { value: 'grant', label: t('grant') },
          { value: 'decline', label: t('decline') },
        ]}
      />
      {granted && (
        <div className="grid gap-2">
          <DateField name="validUntil" label={t('until')} need="required" />
          <YearButton name="validUntil" label={t('until')} today={new Date().toISOString().slice(0, 10)} />
        </div>
      )}
      <TextArea
        name="answer"
        label={t('answer')}
        need={granted ? 'optional' : 'required'}
        rows={2}
        limit={answerMax}
        dir="auto"
      />
      <SubmitButton className="btn p">{t('send')}</SubmitButton>
    </Form>
  );
  return (
    <div ref={place} tabIndex={-1}>
      <div ref={inside}>
        {held || readOnly ? <p className="fd-h">{all(held ? 'undo.held' : 'readOnly')}</p> : fields}
      </div>
    </div>
  );
}
