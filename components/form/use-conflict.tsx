'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type ReactNode, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { CallFailure } from '@/lib/platform/http/client';
import { formatInstant } from '@/lib/platform/i18n/format';
import { quoted } from '@/lib/platform/i18n/isolate';
import {
  type ChangedMeanwhile,
  changedMeanwhile,
  type DeletedMeanwhile,
  deletedMeanwhile,
} from '@/lib/platform/revision/schema';
import { useZone } from './account-zone';
import { ConflictDialog } from './conflict-dialog';
import { type Difference, findDifferences, mergeSaved } from './difference';
import { takeOver } from './same-value';
import { toast } from './toast';
import { useResend } from './use-resend';
import type { BoundForm } from './use-zod-form';

type Settings<V extends object, S> = {
  /** Revision read by the form, and the setter for newer ones. */
  revision: number;
  onRevision?: (revision: number) => void;
  /** Creating calls carry an idempotency key, so they can be resent. */
  keyed?: boolean;
  /** Initial values of the form. */
  base: () => object;
  /** Current values of the form. */
  typed: () => V;
  /** Converts a checked or stored version to form values. */
  toValues: (version: S) => V;
  /** Label of a field; defaults to the surrounding form's. */
  label?: (path: string) => string;
  show?: (path: string, value: unknown, newer: ChangedMeanwhile) => ReactNode | undefined;
  /** Applies the choice to the form; `saved` is its new base. */
  onApply: (chosen: V, saved: V, newer: ChangedMeanwhile) => void;
};
/** The item was deleted, by whom and when if known. */
export type Gone = { deletion: DeletedMeanwhile | null };
type Met<V> = { newer: ChangedMeanwhile; mine: V; saved: V; differences: Difference[] };

const toldBy = (error: unknown): ChangedMeanwhile | null => {
  if (!(error instanceof CallFailure) || error.status !== 409) return null;
  const parsed = changedMeanwhile.safeParse(error.data);
  return parsed.success ? parsed.data : null;
};

const goneBy = (error: unknown): Gone | null =>
  error instanceof CallFailure && error.status === 404
    ? { deletion: deletedMeanwhile.safeParse(error.data).data ?? null }
    : null;

/**
 * Sends a form's write with the revision it has read. On a conflict `dialog` offers both versions and the choice is
 * sent next; `deleted` is set if the item was deleted. docs/decisions/0022-revisions.md.
 */
export function useConflict<V extends object, S>(
  settings: Settings<V, S>,
): {
  /** Set if it was deleted: input is then sent as a new item. */
  deleted: Gone | null;
  send: <T extends { revision: number }>(version: S, run: (revision: number) => Promise<T>) => Promise<T>;
  dialog: ReactNode;
} {
  const { revision, onRevision, keyed = false, base, typed, toValues, label, show, onApply } = settings;
  const t = useTranslations('form.conflict');
  const tell = useTranslations('form.gone');
  const locale = useLocale();
  const timeZone = useZone();
  const resend = useResend();
  const [met, setMet] = useState<Met<V> | null>(null);
  const [deleted, setDeleted] = useState<Gone | null>(null);
  // A save may be several calls, each with the previous one's revision.
  const latest = useRef(revision);
  latest.current = revision;
  const isGone = useRef(false);
  isGone.current = deleted !== null;
  const live = useRef(typed);
  live.current = typed;
  const wordsOf = ({ by, own, at }: ChangedMeanwhile): string => {
    if (at === null || (by === null && !own)) return t('meanwhile');
    const values = { by: quoted(by ?? ''), at: formatInstant(locale, at, timeZone) };
    return own ? t('own', values) : t('by', values);
  };
  const send = async <T extends { revision: number }>(
    version: S,
    run: (revision: number) => Promise<T>,
  ): Promise<T> => {
    const keep = (done: T) => {
      latest.current = done.revision;
      onRevision?.(done.revision);
      isGone.current = false;
      setDeleted(null);
      return done;
    };
    const sent = structuredClone(typed());
    try {
      const attempt = () => run(isGone.current ? 0 : latest.current);
      const isSafe = keyed || (!isGone.current && latest.current > 0);
      return keep(await (isSafe ? resend(attempt) : attempt()));
    } catch (error) {
      const missing = goneBy(error);
      if (missing) {
        setDeleted(missing);
        throw new CallFailure(404, tell('title'), [], null, { cause: error });
      }
      const newer = toldBy(error);
      if (!newer?.current) throw error;
      // Input made while waiting for the response must be kept.
      const mine = takeOver(sent, structuredClone(live.current()), toValues(version));
      const saved = toValues(newer.current as S);
      const differences = findDifferences(base(), mine, saved);
      // Already stored, as after a timeout: nothing is overwritten.
      if (differences.length === 0) return keep(await run(newer.revision));
      setMet({ newer, mine, saved, differences });
      throw new CallFailure(409, wordsOf(newer), [], null, { cause: error });
    }
  };
  const dialog = met && (
    <ConflictDialog
      title={wordsOf(met.newer)}
      differences={met.differences}
      label={label}
      show={(path, value) => show?.(path, value, met.newer)}
      onClose={() => setMet(null)}
      onApply={(paths) => {
        onRevision?.(met.newer.revision);
        onApply(mergeSaved(met.mine, met.differences, paths), met.saved, met.newer);
        setMet(null);
        // If only stored values were chosen, nothing is left to save.
        toast(t(paths.size === met.differences.length ? 'took' : 'applied'));
      }}
    />
  );
  return { deleted, send, dialog };
}

type FormSettings<I extends FieldValues, O, S> = Omit<Settings<I, S>, 'base' | 'typed' | 'onApply'> & {
  form: BoundForm<I, O>;
  /** Resets the form to the stored version, if that is more than values, for example with a draft. */
  onApply?: Settings<I, S>['onApply'];
};

/** `useConflict` for a form, where the choice becomes unsaved input. */
export function useFormConflict<I extends FieldValues, O, S = O>(
  settings: FormSettings<I, O, S>,
): ReturnType<typeof useConflict<I, S>> {
  const { form, onApply = (_, saved) => form.reset(saved), ...rest } = settings;
  return useConflict<I, S>({
    ...rest,
    base: () => form.formState.defaultValues ?? {},
    typed: () => form.getValues(),
    onApply: (chosen, saved, newer) => {
      onApply(chosen, saved, newer);
      form.reset(chosen, { keepDefaultValues: true });
    },
  });
}
