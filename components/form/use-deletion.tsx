'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { config } from '@/lib/platform/config';
import { type Deleted, deleted, deletionUndoCall } from '@/lib/platform/deletion/schema';
import { callContract } from '@/lib/platform/http/call-contract';
import { CallFailure } from '@/lib/platform/http/client';
import { formatNumber } from '@/lib/platform/i18n/format';
import { quoted } from '@/lib/platform/i18n/isolate';
import { useConfirm } from './confirm-dialog';
import { toast } from './toast';
import { useFailureText } from './use-failure-text';

const named = 5;

/** Names of the items to delete, as many as fit, and their number. */
function DeletedNames({ names, count }: { names: readonly string[]; count: number }) {
  const t = useTranslations('confirm');
  const rest = count - Math.min(names.length, named);
  return (
    <ul className="mt-2 grid gap-1 font-strong [overflow-wrap:anywhere]">
      {names.slice(0, named).map((name, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two may have the same name, and the list does not change.
        <li key={index}>
          <bdi>{name}</bdi>
        </li>
      ))}
      {rest > 0 && <li>{t(names.length > 0 ? 'more' : 'items', { count: rest, n: String(rest) })}</li>}
    </ul>
  );
}

/** Items of the question; `count` if not all names are known. */
type Things = {
  names: readonly string[];
  count?: number;
  /** Whether buyers can see any of it now; omitted if it is never published. */
  shown?: boolean;
  /** Refreshes after an undo; enables undo for a while. */
  onUndone?: () => unknown;
};

const heldBy = (answer: unknown): Deleted | null => deleted.safeParse(answer).data ?? null;

/** A deletion: confirmation, then 'Deletion Successful!' or 'Deletion Canceled'. docs/domain.md, Deletion and undo. */
export function useDeletion(): {
  dialog: ReactNode;
  remove: (work: () => Promise<unknown>, what: Things) => Promise<boolean>;
  /** Discards a change to a published item, after confirmation. */
  dropChange: (work: () => Promise<unknown>, name: string) => Promise<boolean>;
} {
  const t = useTranslations('confirm');
  const { dialog, ask } = useConfirm();
  const locale = useLocale();
  const textOf = useFailureText();
  const undo = async (batch: string, { names, count = names.length, onUndone }: Things) => {
    try {
      await callContract(deletionUndoCall, { batch }, { userType: 'supplier', quiet: true });
      toast(count === 1 ? t('undone', { name: quoted(names[0] ?? '') }) : t('undoneMany'));
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error;
      const again = { label: t('undo'), run: () => void undo(batch, { names, count, onUndone }) };
      toast(textOf(error), 'bad', error.status === 0 ? again : null);
    }
    await onUndone?.();
  };
  const tell = (deleted: Deleted | null, things: Things) => {
    const { names, count = names.length } = things;
    if (!deleted) {
      toast(t('deletionDone'));
      return;
    }
    const text =
      count === 1
        ? t('deletionNamed', { name: quoted(names[0] ?? '') })
        : t('deletionCounted', { count, n: formatNumber(locale, count) });
    toast(text, 'ok', { label: t('undo'), run: () => void undo(deleted.batch, things) });
  };
  const remove = async (work: () => Promise<unknown>, things: Things) => {
    const { names, count = names.length, shown, onUndone } = things;
    let answer: unknown = null;
    // Visibility of unnamed items is unknown here.
    const tellsShown = shown === true || (shown === false && names.length === count);
    const agreed = await ask({
      text: t(count === 1 ? 'deleteOne' : 'deleteMany'),
      more: (
        <>
          <DeletedNames names={names} count={count} />
          {tellsShown && <p className="mt-2">{t(shown ? 'deleteShown' : 'deleteHidden', { count })}</p>}
          {onUndone && <p className="mt-2">{t('undoable', { seconds: config.decision.undoSeconds })}</p>}
        </>
      ),
      proceed: t('delete'),
      danger: true,
      work: async () => {
        answer = await work();
      },
    });
    if (agreed) tell(heldBy(answer), things);
    else toast(t('deletionCancelled'), 'plain');
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
