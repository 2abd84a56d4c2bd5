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
  /** Requests a code; returns the seconds until the next, or null if none was sent. */
  onSend: () => Promise<number | null>;
  /** Announced while busy. */
  busyText?: string;
  /** Styled as the main action until a code was sent. */
  primary?: boolean;
};

/** Style of the main action. */
const first = { tone: 'primary', size: 'l', wide: true } as const;
/** Longer waits are shown in minutes. */
const longest = 120;

/** Requests a verification code; the server says when the next is allowed. */
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
  // Next to a rejected code it would read as success.
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
