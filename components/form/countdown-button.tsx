'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { useFormState } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { CallFailure } from '@/lib/platform/http/client';
import { formatNumber } from '@/lib/platform/i18n/format';
import { useFormScope } from './form-scope';
import { useListening } from './use-listening';

type Props = {
  /** Has a code sent; returns the seconds until the next one, or null where nothing was sent. */
  onSend: () => Promise<number | null>;
  /** Said while it takes its time. */
  busyText?: string;
  /** Until a code was sent it is the step to take. */
  primary?: boolean;
};

/** It is the step to take. */
const first = { tone: 'primary', size: 'l', wide: true } as const;
/** Above this many seconds a wait is told in minutes. */
const longest = 120;

/** Asks for a verification code; the server says how long until the next one. */
export function CountdownButton({ onSend, busyText = '', primary = false }: Props) {
  const t = useTranslations('form.code');
  const form = useTranslations('form');
  const done = useTranslations('done');
  const locale = useLocale();
  const { show } = useFormScope();
  const { errors } = useFormState();
  const isWrong = 'code' in errors || 'proof' in errors;
  const [until, setUntil] = useState(0);
  const [now, setNow] = useState(0);
  const [sent, setSent] = useState(false);
  const [busy, setBusy] = useState(false);
  const listening = useListening();
  const left = Math.max(0, Math.ceil((until - now) / 1000));
  const unit = left > longest ? 60 : 1;
  const count = Math.ceil(left / unit);
  useEffect(() => {
    if (until <= Date.now()) return;
    const timer = setInterval(() => {
      setNow(Date.now());
      if (Date.now() >= until) clearInterval(timer);
    }, 1000);
    return () => clearInterval(timer);
  }, [until]);
  // Beside a code that was refused it would read as if the code were right.
  useEffect(() => {
    if (isWrong) setSent(false);
  }, [isWrong]);
  const hold = (seconds: number) => {
    setNow(Date.now());
    setUntil(Date.now() + seconds * 1000);
  };
  const send = async () => {
    if (busy || left > 0) return;
    setBusy(true);
    setSent(false);
    try {
      const seconds = await onSend();
      if (seconds !== null) hold(seconds);
      setSent(seconds !== null);
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error;
      if (error.retryAfter !== null) hold(error.retryAfter);
      show(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-3 gap-y-1">
      <span role="status" className="flex items-center gap-1 font-medium text-ok">
        {busy && busyText}
        {sent && (
          <>
            <Icon name="check" small />
            {done('codeSent')}
          </>
        )}
      </span>
      <Button
        {...(primary && until === 0 ? first : {})}
        className={primary && until === 0 ? 'ms-auto phone:h-[52px]' : 'ms-auto'}
        disabled={!listening}
        data-waiting={!listening || undefined}
        busy={busy}
        aria-disabled={left > 0 || undefined}
        onClick={send}
      >
        {busy && form('sending')}
        {!busy &&
          (left > 0
            ? t(unit === 1 ? 'wait' : 'waitMinutes', { count, n: formatNumber(locale, count) })
            : t(until > 0 ? 'again' : 'send'))}
      </Button>
    </div>
  );
}
