'use client';

import { useRouter } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { DraftNote } from '@/components/form/draft-note';
import { useAct } from '@/components/form/use-act';
import { useKeptFields } from '@/components/form/use-kept-fields';
import { HiddenContacts } from '@/components/trade/hidden-contacts';
import { TextTranslation } from '@/components/translate/text-translation';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { TextArea } from '@/components/ui/control';
import { Field } from '@/components/ui/field';
import { formatInstant } from '@/lib/platform/i18n/format';
import { purchaseAnswerCall } from '@/lib/purchase/call';
import { type PurchaseState, purchaseLimits } from '@/lib/purchase/constants';
import type { Question } from '@/lib/purchase/types';

const blank: { text: string; notContacts: string[] } = { text: '', notContacts: [] };

function AnswerForm({ id, questionId }: { id: number; questionId: number }) {
  const t = useTranslations('purchaseCenter');
  const hidden = useTranslations('form.hiddenContacts');
  const router = useRouter();
  const kept = useKeptFields(`answer:${questionId}`, blank);
  const { text, notContacts } = kept.values;
  const [failure, setFailure] = useState<string | null>(null);
  const { act, busy } = useAct(purchaseAnswerCall, {
    done: t('answered'),
    rereads: [['purchase']],
    onDone: () => {
      kept.sent();
      router.refresh();
    },
    onFailure: (_, words) => setFailure(words),
  });
  const send = () => {
    setFailure(text.trim() === '' ? t('answerMissing') : null);
    if (text.trim() !== '') void act({ id, questionId, answer: text, notContacts });
  };
  return (
    <div className="grid gap-2">
      <DraftNote draft={kept.draft} saving={busy} />
      <Field label={t('answer')} hint={t('answerHint')} error={failure}>
        {(ties) => (
          <TextArea
            {...ties}
            rows={2}
            maxLength={purchaseLimits.text}
            value={text}
            onChange={({ target }) => kept.change({ text: target.value })}
          />
        )}
      </Field>
      <HiddenContacts
        texts={[text]}
        title={hidden('title')}
        hint={hidden('hint')}
        claim={{
          notContacts,
          onChange: (list) => kept.change({ notContacts: list }),
          label: hidden('not'),
          hint: hidden('notHint'),
        }}
      />
      <div>
        <Button size="s" busy={busy} onClick={send}>
          {t('answerSend')}
        </Button>
      </div>
    </div>
  );
}

type Props = { id: number; state: PurchaseState; questions: readonly Question[]; timeZone: string };

/** Suppliers' questions, unanswered first; answers are visible to every bidder. */
export function QuestionCard({ id, state, questions, timeZone }: Props) {
  const t = useTranslations('purchaseCenter');
  const locale = useLocale();
  const isUndecided = state === 'open' || state === 'closed';
  const waiting = (one: Question) => (one.answer === null ? 0 : 1);
  return (
    <Card title={t('questions')} padded>
      {questions.length === 0 && <p className="text-ink-2">{t('noQuestions')}</p>}
      {questions.length > 0 && (
        <ul className="m-0 grid list-none gap-4 p-0">
          {questions
            .toSorted((a, b) => waiting(a) - waiting(b))
            .map((one) => (
              <li key={one.id} className="grid gap-2 border-b border-line pb-4 last:border-b-0 last:pb-0">
                <p className="font-strong [overflow-wrap:anywhere] whitespace-pre-line">
                  <bdi>{one.question}</bdi>
                </p>
                <TextTranslation from={one.locale} texts={[one.question]} />
                <time className="text-12 text-ink-3" dateTime={one.createdAt}>
                  {formatInstant(locale, one.createdAt, timeZone)}
                </time>
                {one.answer !== null && (
                  <p className="[overflow-wrap:anywhere] whitespace-pre-line">
                    <bdi>{one.answer}</bdi>
                  </p>
                )}
                {one.answer === null && isUndecided && <AnswerForm id={id} questionId={one.id} />}
                {one.answer === null && !isUndecided && <p className="text-ink-3">{t('neverAnswered')}</p>}
              </li>
            ))}
        </ul>
      )}
    </Card>
  );
}
