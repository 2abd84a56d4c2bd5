'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { dropSuccess, toast } from '@/components/form/toast';
import { Button, ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { CallFailure } from '@/lib/platform/http/client';
import type { ConsoleLocale } from '@/lib/platform/i18n/console';
import { formatNumber } from '@/lib/platform/i18n/format';
import { callConsole } from '@/lib/staff/client';
import { withFilter } from '@/lib/staff/filter';
import type { DelayedView } from '@/lib/staff/hold/types';
import { dismissCall, undoCall } from '@/lib/staff/schema';
import { ActionText } from './action-text';
import { KeySign } from './key-sign';
import { findRow, isTyping } from './keyboard';

const tick = 250;
/** Milliseconds after the last executed decision before refetching. */
const settle = 1500;
/** Milliseconds a key press waits for its decision to arrive. */
const timeoutMs = 20_000;

/** Decisions of the reader that can still be undone (also with Z), and those that failed. */
export function HeldBar({ held, locale }: { held: readonly DelayedView[]; locale: ConsoleLocale }) {
  const t = useTranslations('console.undo');
  const form = useTranslations('form');
  const router = useRouter();
  const [elapsed, setElapsed] = useState(0);
  const [hidden, setHidden] = useState<readonly number[]>([]);
  const shown = held.filter(
    ({ id, milliseconds, failure }) => !hidden.includes(id) && (failure !== null || milliseconds > elapsed),
  );
  const open = shown.filter(({ failure }) => failure === null);
  const last = Math.max(0, ...held.map(({ milliseconds }) => milliseconds));
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new answer of the server begins the time anew.
  useEffect(() => {
    setElapsed(0);
    if (last === 0) return;
    const start = Date.now();
    const timer = setInterval(() => setElapsed(Date.now() - start), tick);
    const refresh = setTimeout(() => router.refresh(), last + settle);
    return () => {
      clearInterval(timer);
      clearTimeout(refresh);
    };
  }, [held, last, router]);

  const [sought, setSought] = useState<string | null>(null);
  // The server's response restores the row in the list, whichever part of the page arrives first.
  useEffect(() => {
    if (sought === null) return;
    const find = () => {
      const row = findRow(sought);
      if (!row) return;
      setSought(null);
      row.focus();
    };
    const observer = new MutationObserver(find);
    observer.observe(document.body, { childList: true, subtree: true });
    find();
    return () => observer.disconnect();
  }, [sought]);
  const running = useRef(new Set<number>());
  const end = async (contract: typeof undoCall | typeof dismissCall, { id, href, row }: DelayedView) => {
    if (running.current.has(id)) return;
    running.current.add(id);
    try {
      await (contract === undoCall ? callConsole(undoCall, { id }) : callConsole(dismissCall, { id }));
      setHidden((before) => [...before, id]);
      if (contract === undoCall) {
        // An undone decision must not be reported as done.
        dropSuccess();
        toast(t('done'));
        setSought(row);
        if (!findRow(row)) router.push(withFilter(href, location));
      }
      router.refresh();
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error;
      toast(error.errors[0]?.message ?? (error.message || form('offline')), 'bad');
    } finally {
      running.current.delete(id);
    }
  };
  const endLatest = useRef(end);
  endLatest.current = end;
  const awaited = useRef<{ after: number; at: number } | null>(null);
  const press = useRef((_: KeyboardEvent) => {});
  press.current = (event) => {
    const [latest] = open;
    if (event.key.toLowerCase() !== 'z' || isTyping(event)) return;
    // A decision being sent is undone once it has arrived.
    const sending = document.querySelector('[data-decision] [aria-busy="true"]') !== null;
    if (sending) awaited.current = { after: latest?.id ?? 0, at: Date.now() };
    if (!latest && !sending) return;
    event.preventDefault();
    if (latest && !sending) void end(undoCall, latest);
  };
  const newest = open[0];
  useEffect(() => {
    const request = awaited.current;
    if (!request || !newest || newest.id === request.after) return;
    awaited.current = null;
    if (Date.now() - request.at < timeoutMs) void endLatest.current(undoCall, newest);
  }, [newest]);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press.current(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);

  const failed = shown.filter(({ failure }) => failure !== null);
  const describe = (one: DelayedView) => (
    <span className="min-w-0 flex-1 basis-[160px] [overflow-wrap:anywhere]">
      <ActionText action={one.action} />
      {': '}
      <bdi className="font-strong">{one.title}</bdi>
      {one.failure !== null && <span className="block text-bad">{t('failed', { why: one.failure })}</span>}
      {one.typed !== null && (
        <span className="block whitespace-pre-line text-ink-2">
          {t.rich('typed', { text: one.typed, q: (words) => <bdi>{words}</bdi> })}
        </span>
      )}
    </span>
  );
  return (
    <div role="status" className="contents">
      {failed.length > 0 && (
        <ul className="flex flex-col border-b border-line-2 bg-wash">
          {failed.map((one) => (
            <li key={one.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-6 py-2">
              <Icon name="alert" small />
              {describe(one)}
              <ButtonLink size="s" href={one.href}>
                {t('open')}
              </ButtonLink>
              <Button size="s" onClick={() => end(dismissCall, one)}>
                {t('dismiss')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {newest && (
        // Overlays the page without moving it during quick decisions; at the side if there is room.
        <div className="sticky top-[52px] z-[6] h-0 lg:fixed lg:start-0 lg:top-auto lg:bottom-0 lg:h-auto lg:w-[252px]">
          <div className="absolute end-0 grid w-[min(30rem,100%)] gap-1 border border-line-2 bg-wash px-4 py-2 shadow-lg lg:static lg:w-full">
            <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
              <Icon name="clock" small />
              {describe(newest)}
              <span className="text-ink-2" aria-hidden="true">
                {t('seconds', {
                  n: formatNumber(locale, Math.max(0, Math.ceil((newest.milliseconds - elapsed) / 1000))),
                })}
              </span>
              <Button size="s" onClick={() => end(undoCall, newest)}>
                {t('undo')}
                <KeySign sign={keys.undo} />
              </Button>
            </div>
            {open.length > 1 && (
              <small className="text-ink-3">
                {t('more', { count: open.length - 1, n: formatNumber(locale, open.length - 1) })}
              </small>
            )}
          </div>
        </div>
      )}
    </div>
  );
}

const keys = { undo: 'Z' };
