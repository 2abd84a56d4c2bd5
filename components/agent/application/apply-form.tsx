'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { BoundField } from '@/components/form/bound-field';
import { DraftNote } from '@/components/form/draft-note';
import { Form } from '@/components/form/form';
import { FormFailure } from '@/components/form/form-failure';
import { SubmitButton } from '@/components/form/submit-button';
import { toast } from '@/components/form/toast';
import { useDraft } from '@/components/form/use-draft';
import { useZodForm } from '@/components/form/use-zod-form';
import { CountryField } from '@/components/launch/center/country-field';
import type { ContinentChoice } from '@/components/launch/center/types';
import { Card } from '@/components/ui/card';
import { Input, TextArea } from '@/components/ui/control';
import { applicationLimits } from '@/lib/agent/application/constants';
import { type ApplicationForm, applicationFields, applicationSendCall } from '@/lib/agent/application/schema';
import { callContract } from '@/lib/platform/http/call-contract';
import { CallFailure } from '@/lib/platform/http/client';

type Props = {
  accountId: number;
  offerId: number;
  /** initial values */
  initial: ApplicationForm;
  /** countries open in the offer */
  continents: readonly ContinentChoice[];
  onSent: () => void;
};

/** Application form for an agent offer; input is kept on the device until it is sent. */
export function ApplyForm({ accountId, offerId, initial, continents, onSent }: Props) {
  const t = useTranslations('agentApplication');
  const done = useTranslations('done');
  const [failed, setFailed] = useState(false);
  const [values] = useState(initial);
  const form = useZodForm(applicationFields, values);
  const draft = useDraft({
    form,
    name: `application:${accountId}:${offerId}`,
    revision: 0,
    isNew: true,
    values,
    extra: {},
    onExtra: () => undefined,
  });
  return (
    <Card title={t('apply')} padded>
      <p className="text-ink-2">{t('lead')}</p>
      <Form
        form={form}
        label={t('apply')}
        onSubmit={async (application) => {
          const submitted = structuredClone(form.getValues());
          setFailed(false);
          try {
            await callContract(applicationSendCall, { offerId, application });
          } catch (error) {
            if (!(error instanceof CallFailure)) throw error;
            // Already sent by another tab, or by a first attempt whose response was lost.
            const isSent = error.errors.some(({ key }) => key === 'alreadyApplied');
            setFailed(!isSent);
            if (!isSent) throw error.renamed((field) => field.replace(/^application\./, ''));
          }
          draft.saved(submitted, 0);
          toast(done('applied'));
          onSent();
        }}
      >
        <DraftNote draft={draft} />
        <div className="grid gap-4 sm:grid-cols-2">
          <BoundField name="name" label={t('name')} need="required">
            {(ties, field) => <Input {...ties} {...field} autoComplete="name" maxLength={applicationLimits.name} />}
          </BoundField>
          <BoundField name="position" label={t('position')} need="optional">
            {(ties, field) => (
              <Input {...ties} {...field} autoComplete="organization-title" maxLength={applicationLimits.position} />
            )}
          </BoundField>
        </div>
        <p className="text-ink-2">{t('regionHint', { max: String(applicationLimits.countries) })}</p>
        <CountryField label={t('region')} continents={continents} />
        <BoundField name="message" label={t('message')} hint={t('messageHint')} need="required">
          {(ties, field) => <TextArea {...ties} {...field} rows={6} maxLength={applicationLimits.message} />}
        </BoundField>
        {failed && <p className="font-strong text-bad">{t('failed')}</p>}
        <FormFailure />
        <SubmitButton size="m" className="justify-self-start">
          {t('send')}
        </SubmitButton>
      </Form>
    </Card>
  );
}
