'use client';

import { type MouseEvent as LinkClick, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { AskDialog } from '@/components/account/ask-dialog';
import { ButtonLink } from '@/components/ui/button';
import { useSignedIn } from '@/lib/platform/http/signed-in';
import { href } from '@/lib/platform/routes/address';
import { registerAddress, signInAddress } from '@/lib/platform/routes/back';
import { buttonOf, FavouriteMarks, readMark } from './favourite-marks';
import { keepPending, takePending } from './pending-act';

export type FavouriteTexts = Record<
  | 'question'
  | 'signIn'
  | 'register'
  | 'supplier'
  | 'cancel'
  | 'added'
  | 'deleted'
  | 'favourites'
  | 'follows'
  | 'failed',
  string
>;

/** Result of a click, and the list to link to. */
type Said = { text: string; list?: { name: 'favourites' | 'follows'; href: string } };

/**
 * Handles all favourite and follow buttons of a page: one request for all, only if signed in. Others are led to the
 * sign-in, and the click is completed on return. docs/domain.md, Who acts.
 */
export function FavouriteKeeper({ texts }: { texts: FavouriteTexts }) {
  const { acting } = useSignedIn();
  const box = useRef<HTMLDialogElement>(null);
  const [message, setMessage] = useState<Said | null>(null);
  const [question, setQuestion] = useState<string | null>(null);
  const words = useRef(texts);

  // On commit: from then on `EarlyAct` no longer stores clicks.
  useLayoutEffect(() => {
    const marks = new FavouriteMarks();
    let timer: ReturnType<typeof setTimeout>;
    let silence: ReturnType<typeof setTimeout>;
    let closed = false;
    const work = () => import('./favourite-call');

    const say = (next: Said) => {
      clearTimeout(silence);
      setMessage(next);
      silence = setTimeout(() => setMessage(null), next.list ? 8000 : 4000);
    };
    const look = async () => {
      const unknown = marks.unknown();
      if (acting === null || unknown.size === 0) return;
      const { markedAmong } = await work();
      for (const [type, ids] of unknown) {
        const kept = await markedAmong(type, ids);
        if (closed) return;
        for (const id of ids) marks.set(`${type}:${id}`, kept.includes(id));
      }
    };
    const change = async (mark: string, kept: boolean) => {
      const subject = readMark(mark);
      if (!subject) return;
      marks.set(mark, kept);
      const { added, deleted } = { ...words.current, ...buttonOf(mark)?.dataset };
      try {
        const { setMark, markedListAddress: listOf } = await work();
        await setMark(subject.type, subject.id, kept);
        say(kept ? { text: added, list: listOf(acting ?? 'purchaser', subject.type) } : { text: deleted });
      } catch (error) {
        marks.set(mark, !kept);
        const reason = await work().then(
          ({ reasonOf }) => reasonOf(error),
          () => null,
        );
        say({ text: reason ?? words.current.failed });
      }
    };
    const soon = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        marks.show();
        look().catch(() => undefined);
      }, 200);
    };
    const click = (event: MouseEvent) => {
      const session = (event.target as Element | null)?.closest?.<HTMLAnchorElement>('a[data-session]');
      // The linked page completes it, after sign-in if needed.
      if (session) return keepPending('fair', session.dataset.session ?? '', session.pathname);
      const mark = (event.target as Element | null)?.closest?.<HTMLElement>('[data-fav]')?.dataset.fav;
      if (!mark) return;
      event.preventDefault();
      // A double click must not undo its first click.
      if (event.detail > 1) return;
      if (acting !== null) return void change(mark, !marks.isKept(mark));
      keepPending('favourite', mark);
      setQuestion(buttonOf(mark)?.dataset.ask ?? words.current.question);
    };
    marks.show();
    soon();
    const pending = acting === null ? null : takePending('favourite');
    if (pending) void change(pending, true);
    const observer = new MutationObserver(soon);
    observer.observe(document.body, { childList: true, subtree: true });
    document.addEventListener('click', click);
    return () => {
      closed = true;
      clearTimeout(timer);
      observer.disconnect();
      document.removeEventListener('click', click);
    };
  }, [acting]);

  useEffect(() => {
    if (question) box.current?.showModal();
  }, [question]);

  const lead = (address: () => string) => (event: LinkClick<HTMLAnchorElement>) => {
    event.currentTarget.href = address();
  };
  return (
    <>
      {question && (
        <AskDialog box={box} question={question} cancel={texts.cancel} onClose={() => setQuestion(null)}>
          <ButtonLink hard href={href('purchaserRegister')} onClick={lead(registerAddress)}>
            {texts.register}
          </ButtonLink>
          <ButtonLink
            tone="primary"
            hard
            href={href('purchaserLogin')}
            onClick={lead(() => signInAddress('purchaser'))}
          >
            {texts.signIn}
          </ButtonLink>
          <a
            className="lnk order-last -mb-3 grid min-h-11 basis-full place-items-center"
            href={href('supplierLogin')}
            onClick={lead(() => signInAddress('supplier'))}
          >
            {texts.supplier}
          </a>
        </AskDialog>
      )}
      <p role="status" className="said">
        {message?.text}
        {message?.list && (
          <a className="-my-3 ms-3 inline-flex min-h-11 items-center font-strong underline" href={message.list.href}>
            {texts[message.list.name]}
          </a>
        )}
      </p>
    </>
  );
}
