'use client';

import { lazy, Suspense, useEffect, useState } from 'react';
import { ButtonLink } from '@/components/ui/button';
import { useSignedIn } from '@/lib/platform/http/signed-in';
import { href } from '@/lib/platform/routes/address';
import { readQuestionDraft } from '@/lib/purchase/question/draft';
import type { AskTexts } from './ask-form';

const AskForm = lazy(() => import('./ask-form').then((module) => ({ default: module.AskForm })));

type Props = {
  id: number;
  validUntil: string;
  /** text shown once the deadline passes while the page is open */
  ended: string;
  texts: AskTexts & Record<'send' | 'signIn' | 'purchaser' | 'ask', string>;
};

// Max delay of setTimeout.
const longest = 2 ** 31 - 1;

/** Whether the deadline has passed by the device's clock, since the page may be cached or left open. */
function useIsOver(validUntil: string): boolean {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    const left = Date.parse(validUntil) - Date.now();
    const timer = setTimeout(
      () => setIsOver(Date.parse(validUntil) <= Date.now()),
      Math.min(Math.max(left, 0), longest),
    );
    return () => clearTimeout(timer);
  }, [validUntil]);
  return isOver;
}

/** Actions on an open request: quote or ask as a supplier, else sign in. */
export function SupplierAct({ id, validUntil, ended, texts }: Props) {
  const { acting } = useSignedIn();
  const quote = href('supplierPurchaseQuote', { id });
  const [asks, setAsks] = useState(false);
  // Resumes a question that was interrupted by sign-in.
  useEffect(() => setAsks(readQuestionDraft(id) !== ''), [id]);
  if (useIsOver(validUntil)) return <p role="status">{ended}</p>;
  if (acting === 'purchaser') return <p className="text-ink-2">{texts.purchaser}</p>;
  if (acting === null) {
    const back = `${href('supplierLogin')}?redirect=${encodeURIComponent(quote)}`;
    return (
      <ButtonLink href={back} hard tone="primary" wide className="whitespace-normal! py-2 text-center">
        {texts.signIn}
      </ButtonLink>
    );
  }
  return (
    <div className="grid gap-3">
      <ButtonLink href={quote} hard tone="primary" wide>
        {texts.send}
      </ButtonLink>
      {asks ? (
        <Suspense fallback={null}>
          <AskForm id={id} texts={texts} />
        </Suspense>
      ) : (
        <button type="button" className="min-h-11 cursor-pointer text-accent" onClick={() => setAsks(true)}>
          {texts.ask}
        </button>
      )}
    </div>
  );
}
