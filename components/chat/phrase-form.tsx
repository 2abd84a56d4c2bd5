'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useId, useRef } from 'react';
import { type DefaultValues, useWatch } from 'react-hook-form';
import { Form } from '@/components/form/form';
import { useZodForm } from '@/components/form/use-zod-form';
import { Button } from '@/components/ui/button';
import { paramKinds } from '@/lib/chat/phrase/catalogue';
import {
  type PhraseDraft,
  type PhraseId,
  type PhraseSoFar,
  type PhraseValues,
  paramsOf,
  valuesField,
} from '@/lib/chat/phrase/schema';
import { type PhraseChoices, PhraseParamField } from './phrase-param-field';
import { PhraseText } from './phrase-text';

/** An empty phrase with the currency of the deal preset. */
export function blankDraft(id: PhraseId, currency: string): PhraseDraft {
  const blank = {
    money: { amount: null, currency },
    quantity: { amount: null, unit: '' },
    ...{ days: null, months: null, percent: null },
    ...{ text: '', date: '', incoterm: '', payment: '', document: '', country: '' },
  };
  return Object.fromEntries(paramsOf(id).map((name) => [name, blank[paramKinds[name]]]));
}

type Props = PhraseChoices & {
  id: PhraseId;
  draft: PhraseDraft;
  /** Called on every change, so that the draft can be restored. */
  onDraft: (draft: PhraseDraft) => void;
  onSend: (values: PhraseValues) => void;
  onBack: () => void;
};

function Preview({ id }: { id: PhraseId }) {
  const t = useTranslations('phrase');
  const label = useId();
  const values: PhraseSoFar['values'] = useWatch();
  return (
    // biome-ignore lint/a11y/useSemanticElements: nothing in it is filled in.
    <div role="group" aria-labelledby={label} className="grid gap-1 rounded bg-wash p-3">
      <span id={label} className="text-12 text-ink-3">
        {t('preview')}
      </span>
      <PhraseText phrase={{ id, values }} />
    </div>
  );
}

/** Form for the parameters of a phrase, with a live preview. */
export function PhraseForm({ id, draft, onDraft, onSend, onBack, currencies, countries }: Props) {
  const t = useTranslations('phrase');
  const form = useZodForm<PhraseDraft, PhraseValues>(valuesField(id), draft as DefaultValues<PhraseDraft>);
  const { subscribe, setFocus } = form;
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => onDraft(values) }),
    [subscribe, onDraft],
  );
  const [first] = paramsOf(id);
  const send = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!first) return send.current?.focus();
    const kind = paramKinds[first];
    setFocus(kind === 'money' || kind === 'quantity' ? `${first}.amount` : first);
  }, [setFocus, first]);
  return (
    <Form form={form} className="grid gap-4" onSubmit={async (values) => onSend(values)}>
      <Button size="s" tone="quiet" icon="start" className="justify-self-start" onClick={onBack}>
        {t('back')}
      </Button>
      {paramsOf(id).map((name) => (
        <PhraseParamField key={name} name={name} currencies={currencies} countries={countries} />
      ))}
      <Preview id={id} />
      <Button ref={send} type="submit" tone="primary" wide>
        {t('send')}
      </Button>
    </Form>
  );
}
