'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { Virtualizer, type VirtualizerHandle } from 'virtua';
import { IconButton } from '@/components/ui/icon-button';
import type { Conversation } from '@/lib/chat/schema';
import { daysAgo, formatZonedDay } from '@/lib/platform/calendar/clock';
import { type Line, linesOf } from './conversation-line';
import { EndFailure } from './end-failure';
import { MessageLine, WaitingLine } from './message-line';
import { usePartnerName } from './partner-name';
import type { ChatOwner } from './types';
import type { Chat } from './use-chat';
import { useEnds } from './use-ends';

function Day({ iso, timeZone }: { iso: string; timeZone: string }) {
  const t = useTranslations('chat');
  const locale = useLocale();
  const days = daysAgo(iso, timeZone, new Date());
  return (
    <div className="flex justify-center pt-4 pb-1">
      <span className="rounded-full border border-solid border-line bg-paper px-3 py-[2px] text-12 text-ink-2">
        {days === 0 ? t('today') : days === 1 ? t('yesterday') : formatZonedDay(locale, iso, timeZone)}
      </span>
    </div>
  );
}

type Props = {
  chat: Chat;
  of: Conversation;
  owner: ChatOwner;
  /** Number of the message to scroll to. */
  sought?: number | null;
  /** Called when it is in view. */
  onFound?: () => void;
  /** Called when the newest message enters or leaves the view. */
  onBottom: (atBottom: boolean) => void;
};

/** Milliseconds for which the sought message is highlighted. */
const marking = 3_000;
/** Pixels: distance from the bottom that counts as being there, and from the top at which more is loaded. */
const near = 48;
const ahead = 600;

/** The messages of a conversation, virtualized: only those near the viewport are in the DOM. */
export function MessageList({ chat, of, owner, sought = null, onFound, onBottom }: Props) {
  const { client } = chat;
  const t = useTranslations('chat');
  const nameOf = usePartnerName();
  const messages = client.messages(of.id);
  const waiting = useMemo(
    () => client.waiting.filter(({ conversationId }) => conversationId === of.id),
    [client.waiting, of.id],
  );
  const lines = useMemo(() => linesOf(messages, waiting, owner.timeZone), [messages, waiting, owner.timeZone]);
  const scroller = useRef<HTMLDivElement>(null);
  const list = useRef<VirtualizerHandle>(null);
  const atBottom = useRef(sought === null);
  const [away, setAway] = useState(sought !== null);
  const [marked, setMarked] = useState<number | null>(null);
  const first = messages[0]?.number ?? 0;
  const firstBefore = useRef(first);
  const isPrepend = first < firstBefore.current;
  const { read, failed } = useEnds(chat, of.id);
  const content = useRef<HTMLDivElement>(null);
  const topBefore = useRef(0);

  useLayoutEffect(() => {
    firstBefore.current = first;
    // Appended lines do not move the view; a reader at the bottom stays at the bottom.
    if (atBottom.current && lines.length > 0) list.current?.scrollToIndex(lines.length - 1, { align: 'end' });
  }, [first, lines.length]);

  const soughtAt = sought === null ? -1 : lines.findIndex(({ key }) => key === `m-${sought}`);
  // biome-ignore lint/correctness/useExhaustiveDependencies: shown once, as soon as it is there.
  useLayoutEffect(() => {
    if (soughtAt < 0) return;
    atBottom.current = false;
    list.current?.scrollToIndex(soughtAt, { align: 'center' });
    scroller.current?.focus({ preventScroll: true });
    setMarked(sought);
    onFound?.();
  }, [soughtAt]);
  useEffect(() => {
    if (marked === null) return;
    const timer = setTimeout(() => setMarked(null), marking);
    return () => clearTimeout(timer);
  }, [marked]);

  const toEnd = () => {
    if (client.isDetached(of.id)) void read('newest');
    else list.current?.scrollToIndex(lines.length - 1, { align: 'end' });
  };
  const own = waiting.length;
  const ownBefore = useRef(own);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what one just sent leads to the end.
  useEffect(() => {
    if (own > ownBefore.current) {
      atBottom.current = true;
      setAway(false);
      onBottom(true);
      toEnd();
    }
    ownBefore.current = own;
  }, [own]);

  const watch = () => {
    const { current: box } = scroller;
    if (!box) return;
    const below = box.scrollHeight - box.scrollTop - box.clientHeight;
    const isDetached = client.isDetached(of.id);
    // Content that grows below does not count as leaving the bottom: only scrolling up does.
    const isLeft = !atBottom.current || box.scrollTop < topBefore.current;
    topBefore.current = box.scrollTop;
    const isThere = !isDetached && (below < near || !isLeft);
    if (isThere !== atBottom.current) {
      atBottom.current = isThere;
      setAway(!isThere);
      onBottom(isThere);
    }
    const wants = { newer: isDetached && below < ahead, older: box.scrollTop < ahead && first > 1 };
    const way = wants.newer ? 'newer' : wants.older ? 'older' : null;
    // A failed request is retried by the user, not on every scroll event.
    if (way !== null && way !== failed) void read(way);
  };

  const settle = () => {
    const { current: box } = scroller;
    if (box && atBottom.current && !client.isDetached(of.id)) box.scrollTop = box.scrollHeight;
    watch();
  };
  const settled = useRef(settle);
  settled.current = settle;
  // A keyboard, a longer draft, a bar or a loaded picture resizes the list: at the bottom, it stays at the bottom.
  useEffect(() => {
    if (!scroller.current || !content.current) return;
    const observer = new ResizeObserver(() => settled.current());
    observer.observe(scroller.current);
    observer.observe(content.current);
    return () => observer.disconnect();
  }, []);

  return (
    <div className="relative flex min-h-0 flex-1">
      <section
        ref={scroller}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard.
        tabIndex={0}
        aria-label={t('messages', { name: nameOf(of) })}
        className="flex min-w-0 flex-1 flex-col overflow-y-auto overscroll-contain pb-3 [overflow-anchor:none]"
        onScroll={watch}
      >
        <div className="flex-1" />
        {lines.length === 0 && <p className="m-0 p-6 text-center text-ink-2">{t('noRecords')}</p>}
        <div ref={content} className="[&>ul]:m-0 [&>ul]:list-none [&>ul]:p-0">
          <Virtualizer ref={list} data={lines} scrollRef={scroller} shift={isPrepend} as="ul" item="li">
            {(line) => <LineView key={line.key} line={line} of={of} owner={owner} client={client} marked={marked} />}
          </Virtualizer>
        </div>
      </section>
      {failed !== null && (
        <EndFailure
          way={failed}
          onRetry={() => {
            // The button disappears, so focus moves to the list.
            scroller.current?.focus({ preventScroll: true });
            void read(failed);
          }}
        />
      )}
      {away && failed !== 'newer' && failed !== 'newest' && (
        <div className="absolute end-4 bottom-3">
          <IconButton
            icon="down"
            label={t('toLast')}
            className="rounded-full! border! border-solid border-line-2! bg-paper! hover:bg-wash-2!"
            onClick={toEnd}
          />
        </div>
      )}
    </div>
  );
}

type LineProps = { line: Line; of: Conversation; owner: ChatOwner; client: Chat['client']; marked: number | null };

function LineView({ line, of, owner, client, marked }: LineProps) {
  if (line.kind === 'day') return <Day iso={line.iso} timeZone={owner.timeZone} />;
  if (line.kind === 'message')
    return (
      <div
        className={`motion-safe:transition-colors motion-safe:duration-500 ${line.message.number === marked ? 'bg-warn-soft py-1' : ''}`}
      >
        <MessageLine message={line.message} of={of} owner={owner} follows={line.follows} />
      </div>
    );
  const { clientId } = line.waiting;
  return (
    <WaitingLine
      waiting={line.waiting}
      onRetry={() => void client.retry(clientId)}
      onDiscard={() => client.discard(clientId)}
    />
  );
}
