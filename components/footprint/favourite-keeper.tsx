'use client';

import { type MouseEvent as LinkClick, useEffect, useRef, useState } from 'react';
import { AskDialog } from '@/components/account/ask-dialog';
import type { MemberKind } from '@/lib/http/presence';
import { usePresence } from '@/lib/http/presence';
import { href } from '@/lib/routes/address';
import { signInAddress } from '@/lib/routes/back';
import { buttonOf, FavouriteMarks, readMark } from './favourite-marks';
import { keepPending, takePending } from './pending-act';

export type FavouriteTexts = Record<
  'question' | 'signIn' | 'supplier' | 'cancel' | 'added' | 'deleted' | 'failed',
  string
>;

/**
 * Makes the favourite and follow buttons of a page work: one look-up for all of them, and only for who is signed in; anyone else is
 * led to the sign-in, and what was wanted is done on return. Decisions, Who acts.
 */
export function FavouriteKeeper({ texts }: { texts: FavouriteTexts }) {
  const { acting } = usePresence();
  const box = useRef<HTMLDialogElement>(null);
  const [said, setSaid] = useState('');
  const [question, setQuestion] = useState(texts.question);
  const words = useRef(texts);

  useEffect(() => {
    const marks = new FavouriteMarks();
    let timer: ReturnType<typeof setTimeout>;
    let closed = false;
    const work = () => import('./favourite-work');

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
        await (await work()).setMark(subject.type, subject.id, kept);
        setSaid(kept ? added : deleted);
      } catch (error) {
        marks.set(mark, !kept);
        const reason = await work().then(
          ({ reasonOf }) => reasonOf(error),
          () => null,
        );
        setSaid(reason ?? words.current.failed);
      }
      setTimeout(() => setSaid(''), 4000);
    };
    const soon = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        marks.show();
        look().catch(() => undefined);
      }, 200);
    };
    const click = (event: MouseEvent) => {
      const mark = (event.target as Element | null)?.closest?.<HTMLElement>('[data-fav]')?.dataset.fav;
      if (!mark) return;
      event.preventDefault();
      // The second click of two would take the first one back.
      if (event.detail > 1) return;
      if (acting !== null) return void change(mark, !marks.isKept(mark));
      keepPending('favourite', mark);
      setQuestion(buttonOf(mark)?.dataset.ask ?? words.current.question);
      box.current?.showModal();
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

  const lead = (kind: MemberKind) => (event: LinkClick<HTMLAnchorElement>) => {
    event.currentTarget.href = signInAddress(kind);
  };
  return (
    <>
      <AskDialog box={box} question={question} cancel={texts.cancel}>
        <a className="btn p" href={href('purchaserLogin')} onClick={lead('purchaser')}>
          {texts.signIn}
        </a>
        <a
          className="lnk order-last min-h-11 basis-full text-center"
          href={href('supplierLogin')}
          onClick={lead('supplier')}
        >
          {texts.supplier}
        </a>
      </AskDialog>
      <p role="status" className="said">
        {said}
      </p>
    </>
  );
}
