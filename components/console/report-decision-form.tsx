'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { Form } from '@/components/form/form';
import { SubmitButton } from '@/components/form/submit-button';
import { TextArea } from '@/components/form/text-area';
import { toast } from '@/components/form/toast';
import { useZodForm } from '@/components/form/use-zod-form';
import { reasonMax } from '@/lib/review/constants';
import { callConsole } from '@/lib/staff/client';
import { decideReportCall } from '@/lib/staff/schema';
import { Segmented } from './segmented';

/** Removes what was reported, or leaves it; either with a reason for whom it concerns. */
export function ReportDecisionForm({ id }: { id: number }) {
  const t = useTranslations('console.report');
  const router = useRouter();
  const form = useZodForm(decideReportCall.input, { id, upheld: false, reason: '' });
  const isUpheld = form.watch('upheld');
  return (
    <Form
      form={form}
      label={t('choice')}
      onSubmit={async (values) => {
        await callConsole(decideReportCall.path, values);
        toast(t('decided'));
        router.refresh();
      }}
    >
      <Segmented
        label={t('choice')}
        value={isUpheld ? 'uphold' : 'dismiss'}
        onChange={(value) => form.setValue('upheld', value === 'uphold')}
        options={[
          { value: 'dismiss', label: t('dismiss') },
          { value: 'uphold', label: t('uphold') },
        ]}
      />
      <TextArea
        name="reason"
        label={t(isUpheld ? 'toAuthor' : 'toReporter')}
        need="required"
        rows={3}
        limit={reasonMax}
        dir="auto"
      />
      <SubmitButton className="btn p">{t('send')}</SubmitButton>
    </Form>
  );
}
