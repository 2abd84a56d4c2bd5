'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { dropSuccess, toast } from '@/components/form/toast';
import { useFailureText } from '@/components/form/use-failure-text';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { CallFailure } from '@/lib/platform/http/client';

/** Why a row's change failed, with a retry function. */
export type RowFailureOf = { text: string; again: () => void } | undefined;

/** 'Update Failed' beside the row. */
export function RowFailure({ of, className = '' }: { of: RowFailureOf; className?: string }) {
  const t = useTranslations();
  if (!of) return null;
  return (
    <div
      role="alert"
      className={`col-span-full flex flex-wrap items-center gap-x-2 gap-y-1 rounded bg-bad-soft px-3 py-2 text-14 text-ink ${className}`}
    >
      <Icon name="alert" small className="text-bad" />
      <p className="min-w-0 flex-1 basis-[180px] [overflow-wrap:anywhere]">
        <b className="font-strong text-bad">{t('confirm.updateFailed')}</b> {of.text}
      </p>
      <Button
        size="s"
        onClick={({ currentTarget }) => {
          // The retry button disappears with the failure, so focus moves first.
          currentTarget.closest('li, tr, section')?.querySelector<HTMLElement>('a, button')?.focus();
          of.again();
        }}
      >
        {t('center.retry')}
      </Button>
    </div>
  );
}

/**
 * Runs row actions of a list and keeps each row's failure until its next attempt. A 404 becomes a toast, since the row
 * no longer exists.
 */
export function useRowFailures<K extends string | number>() {
  const textOf = useFailureText();
  const [failures, setFailures] = useState<ReadonlyMap<K, NonNullable<RowFailureOf>>>(new Map());
  const note = (key: K, failure: RowFailureOf) =>
    setFailures((before) => {
      const next = new Map(before);
      if (failure) next.set(key, failure);
      else next.delete(key);
      return next;
    });
  /** @returns whether it succeeded; `again` repeats the whole action, including its confirmation */
  const attempt = async (key: K, work: () => Promise<unknown>, again: () => void): Promise<boolean> => {
    note(key, undefined);
    try {
      await work();
      return true;
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error;
      dropSuccess();
      const text = textOf(error);
      if (error.status === 404) toast(text, 'bad');
      else note(key, { text, again });
      return false;
    }
  };
  return { failureOf: (key: K): RowFailureOf => failures.get(key), attempt };
}
