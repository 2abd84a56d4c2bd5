'use client';

import type { QueryKey } from '@tanstack/react-query';
import type { ComponentProps, ReactNode } from 'react';
import type { z } from 'zod';
import { useAct } from '@/components/form/use-act';
import type { Contract } from '@/lib/platform/http/call-contract';
import { ActDialog } from './act-dialog';
import { ReasonField, useReason } from './reason-field';

type Props<K extends string, I extends z.ZodType, O extends z.ZodType> = Pick<
  ComponentProps<typeof ActDialog>,
  'title' | 'button' | 'lead' | 'wraps' | 'onClose'
> & {
  contract: Contract<I, O>;
  inputOf: (reason: { key: K | null; reason: string }) => z.input<I> & object;
  keys: readonly K[];
  labelOf: (key: K) => string;
  hint: string;
  limit: number;
  /** name of the draft kept on this device */
  name: string;
  /** message after success */
  done: string;
  rereads?: readonly QueryKey[];
  onDone: () => void;
  /** below the reason */
  more?: (words: string) => ReactNode;
};

/** Asks for a reason, a preset one or free text, which the other side reads, and sends it. */
export function ReasonDialog<K extends string, I extends z.ZodType, O extends z.ZodType>(props: Props<K, I, O>) {
  const { contract, inputOf, keys, labelOf, hint, limit, name, done, rereads = [], onDone, more, ...dialog } = props;
  const reason = useReason(keys, name);
  const { act, busy, failureText } = useAct(contract, {
    done,
    rereads,
    onFailure: () => undefined,
    onDone: () => {
      reason.sent();
      onDone();
    },
  });
  const send = () => {
    const taken = reason.take();
    if (taken) void act(inputOf({ key: taken.key, reason: taken.text }));
  };
  return (
    <ActDialog {...dialog} busy={busy} failureText={failureText} onSend={send}>
      <ReasonField of={reason} labelOf={labelOf} hint={hint} limit={limit} />
      {more?.(reason.words)}
    </ActDialog>
  );
}
