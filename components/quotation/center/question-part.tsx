'use client';

import { useRouter } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import { useZone } from '@/components/form/account-zone';
import { DraftNote } from '@/components/form/draft-note';
import { Form } from '@/components/form/form';
import { FormFailure } from '@/components/form/form-failure';
import { SubmitButton } from '@/components/form/submit-button';
import { TextArea } from '@/components/form/text-area';
import { toast } from '@/components/form/toast';
import { useDraft } from '@/components/form/use-draft';
import { useZodForm } from '@/components/form/use-zod-form';
import { HiddenContacts } from '@/components/trade/hidden-contacts';
import { TextTranslation } from '@/components/translate/text-translation';
import { Card } from '@/components/ui/card';
import { textField } from '@/lib/platform/field/text';
import { callContract } from '@/lib/platform/http/call-contract';
import { formatInstant } from '@/lib/platform/i18n/format';
import { purchaseAskCall } from '@/lib/purchase/call';
import { purchaseLimits } from '@/lib/purchase/constants';
import { notContactsField } from '@/lib/purchase/schema';
import type { Question } from '@/lib/purchase/types';

const schema = z.object({
  question: textField(purchaseLimits.text).refine((text) => text !== '', { error: 'required' }),
  notContacts: notContactsField,
});
const blank: z.output<typeof schema> = { question: '', notContacts: [] };
const nothing = {};

/** Form for a question, kept on the device until sent. */
function QuestionForm({ requestId }: { requestId: number }) {
  const t = useTranslations('quotationCenter');
  const hidden = useTranslations('form.hiddenContacts');
  const router = useRouter();
  const form = useZodForm(schema, blank);
  const [written, notContacts] = useWatch({ control: form.control, name: ['question', 'notContacts'] });
  const draft = useDraft({
    form,
    name: `question:${requestId}`,
    revision: 0,
    isNew: true,
    values: blank,
    extra: nothing,
    onExtra: () => undefined,
  });
  const send = async (checked: z.output<typeof schema>) => {
    await callContract(purchaseAskCall, { id: requestId, ...checked });
    form.reset(blank);
    draft.saved(blank, 0);
    toast(t('asked'));
    router.refresh();
  };
  return (
    <Form form={form} onSubmit={send} label={t('ask')} className="grid gap-3">
      <DraftNote draft={draft} />
      <TextArea name="question" label={t('question')} hint={t('questionHint')} rows={3} limit={purchaseLimits.text} />
      <HiddenContacts
        texts={[written]}
        title={hidden('title')}
        hint={hidden('hint')}
        claim={{
          notContacts: notContacts ?? [],
          onChange: (list) => form.setValue('notContacts', list, { shouldDirty: true }),
          label: hidden('not'),
          hint: hidden('notHint'),
        }}
      />
      <FormFailure />
      <SubmitButton tone="plain" size="m">
        {t('ask')}
      </SubmitButton>
    </Form>
  );
}

type Props = {
  requestId: number;
  questions: readonly Question[];
  open: boolean;
};

/** Questions and answers about a request, and a form for another. */
export function QuestionPart({ requestId, questions, open }: Props) {
  const t = useTranslations('quotationCenter');
  const locale = useLocale();
  const zone = useZone();
  return (
    <Card title={t('questions')} padded>
      {questions.length === 0 && <p className="text-ink-2">{t('noQuestions')}</p>}
      {questions.length > 0 && (
        <ul className="grid gap-4">
          {questions.map(({ id, locale: questionLocale, question, answer, createdAt, own }) => (
            <li key={id} className="grid gap-1 [overflow-wrap:anywhere]">
              <p className="text-12 text-ink-3">
                {own && <b>{t('ownQuestion')} </b>}
                <time dateTime={createdAt}>{formatInstant(locale, createdAt, zone)}</time>
              </p>
              <p className="font-[550] whitespace-pre-line" dir="auto">
                {question}
              </p>
              {!own && <TextTranslation from={questionLocale} texts={[question]} />}
              {answer === null ? (
                <p className="text-ink-3">{t('unanswered')}</p>
              ) : (
                <>
                  <p className="border-s-2 border-accent ps-3 whitespace-pre-line" dir="auto">
                    {answer}
                  </p>
                  {/* The buyer may answer on another language's site than that of the request. */}
                  <TextTranslation from={null} texts={[answer]} />
                </>
              )}
            </li>
          ))}
        </ul>
      )}
      {open && <QuestionForm requestId={requestId} />}
    </Card>
  );
}
