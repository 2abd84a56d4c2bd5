'use client';

import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react';
import { HiddenContacts } from '@/components/trade/hidden-contacts';
import { Button } from '@/components/ui/button';
import { TextArea } from '@/components/ui/control';
import { callPath } from '@/lib/platform/http/call-contract';
import { CallFailure } from '@/lib/platform/http/client';
import type { purchaseAskCall } from '@/lib/purchase/call';
import { purchaseLimits } from '@/lib/purchase/constants';
import { readQuestionDraft, saveQuestionDraft } from '@/lib/purchase/question/draft';
import type { PurchaseDetail, Question } from '@/lib/purchase/types';

export type AskTexts = Record<
  | 'askLabel'
  | 'askHint'
  | 'askSend'
  | 'askSending'
  | 'asked'
  | 'askFailed'
  | 'askUnsure'
  | 'waiting'
  | 'hiddenTitle'
  | 'hiddenHint'
  | 'hiddenNot'
  | 'hiddenNotHint',
  string
>;
type Props = { id: number; texts: AskTexts };

/** The reader's unanswered questions; null on failure. */
async function readWaiting(id: number): Promise<Question[] | null> {
  try {
    const answer = await fetch(`/api/purchase/get?id=${id}`, { headers: { userType: 'supplier' } });
    if (!answer.ok) return null;
    const { data } = (await answer.json()) as { data: PurchaseDetail };
    return data.questions.filter(({ own, answer: words }) => own && words === null);
  } catch {
    return null;
  }
}

/** Form for a question about a request, below the unanswered ones. */
export function AskForm({ id, texts }: Props) {
  const [question, setQuestion] = useState(() => readQuestionDraft(id));
  const [notContacts, setNotContacts] = useState<string[]>([]);
  const [waiting, setWaiting] = useState<readonly Question[]>([]);
  const [busy, setBusy] = useState(false);
  const [message, setMessage] = useState<{ text: string; bad: boolean } | null>(null);
  // A ref, since a second click may come before the re-render.
  const running = useRef(false);
  const area = useRef<HTMLTextAreaElement>(null);

  const reread = useCallback(async () => {
    const found = await readWaiting(id);
    if (found) setWaiting(found);
    return found;
  }, [id]);
  useEffect(() => {
    area.current?.focus();
    void reread();
  }, [reread]);

  const type = (text: string) => {
    setQuestion(text);
    saveQuestionDraft(id, text);
  };
  const finish = () => {
    type('');
    setNotContacts([]);
    setMessage({ text: texts.asked, bad: false });
  };
  const fail = async (failure: CallFailure, words: string) => {
    // Timeout: the question may have been stored anyway.
    const arrived = failure.status === 0 && (await reread())?.some((one) => one.question === words);
    if (arrived) return finish();
    const unsure = failure.status === 0 && failure.timedOut;
    setMessage({
      text: failure.errors[0]?.message || failure.message || (unsure ? texts.askUnsure : texts.askFailed),
      bad: true,
    });
    area.current?.focus();
  };
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const words = question.trim();
    if (running.current) return;
    if (words === '') {
      area.current?.focus();
      return;
    }
    running.current = true;
    setBusy(true);
    setMessage(null);
    try {
      await callPath<typeof purchaseAskCall>(
        '/api/purchase/ask',
        { id, question: words, notContacts },
        { userType: 'supplier' },
      );
      finish();
      await reread();
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error;
      await fail(error, words);
    } finally {
      running.current = false;
      setBusy(false);
    }
  };
  return (
    <form className="grid gap-2" onSubmit={send}>
      <label className="font-[550]" htmlFor={`ask-${id}`}>
        {texts.askLabel}
      </label>
      <TextArea
        id={`ask-${id}`}
        ref={area}
        dir="auto"
        value={question}
        maxLength={purchaseLimits.text}
        required
        aria-describedby={`ask-${id}-hint`}
        onChange={({ target }) => type(target.value)}
      />
      <p id={`ask-${id}-hint`} className="text-12 text-ink-3">
        {texts.askHint}
      </p>
      <HiddenContacts
        texts={[question]}
        title={texts.hiddenTitle}
        hint={texts.hiddenHint}
        claim={{ notContacts, onChange: setNotContacts, label: texts.hiddenNot, hint: texts.hiddenNotHint }}
      />
      <Button type="submit" busy={busy}>
        {busy ? texts.askSending : texts.askSend}
      </Button>
      <p role={message?.bad ? 'alert' : 'status'} className={message?.bad ? 'text-bad' : 'text-ok'}>
        {message?.text}
      </p>
      {waiting.length > 0 && (
        <section aria-labelledby={`ask-${id}-waiting`} className="grid gap-2 text-12">
          <h3 id={`ask-${id}-waiting`} className="font-strong">
            {texts.waiting}
          </h3>
          <ul className="grid gap-1">
            {waiting.map((one) => (
              <li key={one.id} dir="auto" className="[overflow-wrap:anywhere]">
                {one.question}
              </li>
            ))}
          </ul>
        </section>
      )}
    </form>
  );
}
