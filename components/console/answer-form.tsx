'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { DateField } from '@/components/form/date-field';
import { Form } from '@/components/form/form';
import { SubmitButton } from '@/components/form/submit-button';
import { TextArea } from '@/components/form/text-area';
import { toast } from '@/components/form/toast';
import { useHeldFocus } from '@/components/form/use-held-focus';
import { useZodForm } from '@/components/form/use-zod-form';
import { Link } from '@/components/ui/link';
import { Note } from '@/components/ui/note';
import { callConsole } from '@/lib/staff/client';
import { answerMax } from '@/lib/staff/constants';
import { answerCall } from '@/lib/staff/schema';
import { Segmented } from './segmented';
import { useDecision } from './use-decision';
import { useDecisionKeys } from './use-decision-keys';
import { useKeptDecision } from './use-kept-decision';
import { YearButton } from './year-button';

type Props = {
  id: number;
  revision: number;
  readOnly: boolean;
  /** A decision about the company's standing can still be undone. */
  held: boolean;
  /** Where to record checks, if none supports the grade yet. */
  checksAt: string | null;
};

const none = { granted: true, validUntil: '', answer: '' };

/** Grants an upgrade request until a date, or declines it with a reason. */
export function AnswerForm({ id, revision, readOnly, held, checksAt }: Props) {
  const t = useTranslations('console.upgrade');
  const all = useTranslations('console');
  const router = useRouter();
  const form = useZodForm(answerCall.input, { id, revision, granted: true, validUntil: '', answer: '' });
  const set = useKeptDecision(form, `decision:upgrade:${id}`, 0, none);
  // Checks may have been recorded on another page since this one was rendered.
  useEffect(() => form.setValue('revision', revision), [form, revision]);
  const { decide, note } = useDecision();
  const granted = form.watch('granted');
  const place = useRef<HTMLDivElement>(null);
  const inside = useHeldFocus<HTMLDivElement>(place);
  const { around, leave } = useDecisionKeys(place, {
    choose: (choice) => form.setValue('granted', choice === 'approve'),
  });
  const fields = (
    <Form
      form={form}
      label={t('choice')}
      onSubmit={async (values) => {
        if (!(await decide(() => callConsole(answerCall, { ...values, revision })))) return;
        set();
        leave();
        toast(t('sent'));
        router.refresh();
      }}
    >
      {note}
      <Segmented
        label={t('choice')}
        value={granted ? 'grant' : 'decline'}
        onChange={(value) => form.setValue('granted', value === 'grant')}
        options={[
          { value: 'grant', label: t('grant'), shortcut: 'A' },
          { value: 'decline', label: t('decline'), shortcut: 'R' },
        ]}
      />
      {granted && checksAt !== null && (
        <Note tone="warn" title={t('checksFirst')}>
          <p className="m-0">{t('checksWay')}</p>
          <p className="m-0 mt-2">
            <Link href={checksAt}>{t('checksLink')}</Link>
          </p>
        </Note>
      )}
      {granted && checksAt === null && (
        <div className="grid gap-2">
          <DateField name="validUntil" label={t('until')} need="required" />
          <YearButton name="validUntil" label={t('until')} today={new Date().toISOString().slice(0, 10)} />
        </div>
      )}
      {!(granted && checksAt !== null) && (
        <>
          <TextArea
            name="answer"
            label={t('answer')}
            need={granted ? 'optional' : 'required'}
            rows={2}
            limit={answerMax}
            dir="auto"
          />
          <SubmitButton size="m">{t('send')}</SubmitButton>
        </>
      )}
    </Form>
  );
  return (
    <div ref={place} tabIndex={-1} {...around}>
      <div ref={inside}>
        {held || readOnly ? <p className="fd-h">{all(held ? 'undo.held' : 'readOnly')}</p> : fields}
      </div>
    </div>
  );
}
