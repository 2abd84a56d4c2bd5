'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { Note } from '@/components/form/note';
import { CallFailure } from '@/lib/platform/http/client';
import { type DecidedMeanwhile, decidedMeanwhile, type TakenBack, takenBackMeanwhile } from '@/lib/staff/schema';

/** The earlier decision that a rejected call reports; null for other errors. */
export const takenBy = (error: unknown): DecidedMeanwhile | null =>
  error instanceof CallFailure && error.status === 409 ? (decidedMeanwhile.safeParse(error.data).data ?? null) : null;

/** The withdrawal that a rejected call reports; null for other errors. */
export const takenBackBy = (error: unknown): TakenBack | null =>
  error instanceof CallFailure && error.status === 409 ? (takenBackMeanwhile.safeParse(error.data).data ?? null) : null;

/** Reports, focused and in view, that somebody else decided first or the submission was withdrawn. */
export function TakenNote({
  taken,
  title,
  children,
}: {
  taken: DecidedMeanwhile | TakenBack;
  title: string;
  children?: ReactNode;
}) {
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each refusal is told anew.
  useEffect(() => {
    box.current?.focus();
  }, [taken]);
  return (
    <div ref={box} tabIndex={-1} className="w-full">
      <Note kind="warn" role="alert" title={title}>
        {children}
      </Note>
    </div>
  );
}
