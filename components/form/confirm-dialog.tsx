'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Icon } from '@/components/ui/icon';
import { toast } from './toast';

type Question = {
  text: string;
  more?: ReactNode;
  proceed?: string;
  danger?: boolean;
  /** Done while the question is still there, its button busy. */
  work?: () => Promise<unknown>;
};
type Asked = Question & { answer: (yes: boolean) => void; fail: (error: unknown) => void };

/** A question before an act: `dialog` goes into the page, `ask` tells whether the visitor agreed, and throws what the work did. */
export function useConfirm(): { dialog: ReactNode; ask: (question: Question) => Promise<boolean> } {
  const t = useTranslations('confirm');
  const id = useId();
  const box = useRef<HTMLDialogElement>(null);
  const running = useRef(false);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [busy, setBusy] = useState(false);
  const ask = (question: Question) =>
    new Promise<boolean>((answer, fail) => {
      // It takes the focus as it opens, so that what it holds must be there.
      flushSync(() => setAsked({ ...question, answer, fail }));
      box.current?.showModal();
    });
  const end = () => {
    setAsked(null);
    if (box.current?.open) box.current.close();
  };
  const close = (yes: boolean) => {
    if (running.current) return;
    asked?.answer(yes);
    end();
  };
  const proceed = async () => {
    if (!asked?.work) return close(true);
    if (running.current) return;
    running.current = true;
    setBusy(true);
    await asked.work().then(() => asked.answer(true), asked.fail);
    running.current = false;
    setBusy(false);
    end();
  };
  const state = busy || undefined;
  const dialog = (
    <dialog
      ref={box}
      className="ask"
      role="alertdialog"
      aria-labelledby={id}
      aria-describedby={asked?.more ? `${id}-more` : undefined}
      onCancel={(event) => running.current && event.preventDefault()}
      onClose={() => close(false)}
    >
      {asked && (
        <>
          <Icon name="alert" />
          <div>
            <p id={id}>{asked.text}</p>
            {asked.more && <div id={`${id}-more`}>{asked.more}</div>}
          </div>
          <div className="acts">
            <button type="button" className="btn" aria-disabled={state} onClick={() => close(false)}>
              {t('cancel')}
            </button>
            <button
              type="button"
              className={asked.danger ? 'btn p bad' : 'btn p'}
              aria-busy={state}
              aria-disabled={state}
              onClick={() => void proceed()}
            >
              {asked.proceed ?? t('proceed')}
            </button>
          </div>
        </>
      )}
    </dialog>
  );
  return { dialog, ask };
}

const named = 5;

/** What is to be deleted: by name, as many as a question can hold, and how many there are. */
function DeletedNames({ names, count }: { names: readonly string[]; count: number }) {
  const t = useTranslations('confirm');
  const rest = count - Math.min(names.length, named);
  return (
    <ul className="mt-2 grid gap-1 font-strong [overflow-wrap:anywhere]">
      {names.slice(0, named).map((name, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two may have the same name, and the list does not change.
        <li key={at}>
          <bdi>{name}</bdi>
        </li>
      ))}
      {rest > 0 && <li>{t(names.length > 0 ? 'more' : 'items', { count: rest, n: String(rest) })}</li>}
    </ul>
  );
}

/** The things that a question is about; `count` where there are more than names are known. */
type Deleted = {
  names: readonly string[];
  count?: number;
  /** Buyers see it now, or some of it. */
  shown?: boolean;
};

/** The specification's deletion: a question first, then 'Deletion Successful!' or 'Deletion Canceled'. Section 4. */
export function useDeletion(): {
  dialog: ReactNode;
  remove: (work: () => Promise<unknown>, what: Deleted) => Promise<boolean>;
  /** Lets go a change of what is published, after a question. */
  dropChange: (work: () => Promise<unknown>, name: string) => Promise<boolean>;
} {
  const t = useTranslations('confirm');
  const { dialog, ask } = useConfirm();
  const remove = async (work: () => Promise<unknown>, { names, count = names.length, shown = false }: Deleted) => {
    const agreed = await ask({
      text: t(count === 1 ? 'deleteOne' : 'deleteMany'),
      more: (
        <>
          <DeletedNames names={names} count={count} />
          {shown && <p className="mt-2">{t('deleteShown', { count })}</p>}
        </>
      ),
      proceed: t('delete'),
      danger: true,
      work,
    });
    toast(t(agreed ? 'deletionDone' : 'deletionCancelled'), agreed ? 'ok' : 'plain');
    return agreed;
  };
  const dropChange = (work: () => Promise<unknown>, name: string) =>
    ask({
      text: t('dropChange'),
      more: <DeletedNames names={[name]} count={1} />,
      proceed: t('drop'),
      danger: true,
      work,
    });
  return { dialog, remove, dropChange };
}
