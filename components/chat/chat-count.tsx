'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { useTitleCount } from '@/components/ui/use-title-count';
import type { ChatConnection } from '@/lib/chat/client/connection';
import { chatKeys } from '@/lib/chat/client/query-key';
import type { chatUnreadCall } from '@/lib/chat/schema';
import { callPath } from '@/lib/platform/http/call-contract';
import type { MemberKind } from '@/lib/platform/http/signed-in';
import { formatNumber } from '@/lib/platform/i18n/format';

const pause = 400;

type Listener = () => void;
type Shared = { listeners: Set<Listener>; link: ChatConnection | undefined };
// The count appears several times on a page; they share one connection.
const shared = new Map<MemberKind, Shared>();

/** Calls `listener` when a message arrives or is read in any tab; returns the unsubscribe function. */
function onNews(kind: MemberKind, listener: Listener): () => void {
  const one: Shared = shared.get(kind) ?? { listeners: new Set(), link: undefined };
  if (!shared.has(kind)) {
    shared.set(kind, one);
    const tell = () => {
      for (const each of one.listeners) each();
    };
    void import('@/lib/chat/client/connection').then(({ ChatConnection: Link }) => {
      if (shared.get(kind) !== one) return;
      one.link = new Link({ userType: kind, page: 'count' });
      one.link.on('message', tell);
      one.link.on('reach', tell);
      one.link.on('changed', tell);
      one.link.onState((state) => state === 'online' && tell());
    });
  }
  one.listeners.add(listener);
  return () => {
    one.listeners.delete(listener);
    if (one.listeners.size > 0) return;
    shared.delete(kind);
    one.link?.close();
  };
}

/** Refetches the count on news. */
function useNews(kind: MemberKind): void {
  const client = useQueryClient();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const end = onNews(kind, () => {
      clearTimeout(timer);
      timer = setTimeout(() => void client.invalidateQueries({ queryKey: chatKeys.unread(kind) }), pause);
    });
    return () => {
      clearTimeout(timer);
      end();
    };
  }, [client, kind]);
}

type Props = { kind: MemberKind; first: number };

/** Number of unread messages, kept up to date; `first` until fetched. */
export function useUnread({ kind, first }: Props): number {
  const { data } = useQuery({
    queryKey: chatKeys.unread(kind),
    queryFn: () => callPath<typeof chatUnreadCall>('/api/chat/unread', {}, { userType: kind, background: true }),
    initialData: { unread: first },
    staleTime: 0,
  });
  useNews(kind);
  return data.unread;
}

/** Number of unread messages beside the chat link, in sync across tabs. */
export function ChatCount(props: Props) {
  const t = useTranslations('center');
  const locale = useLocale();
  const count = useUnread(props);
  useTitleCount(count);
  if (count === 0) return null;
  return (
    <b className="ms-auto rounded-full bg-accent px-2 text-12 font-strong text-on-accent">
      <span aria-hidden="true">{count > 99 ? '99+' : formatNumber(locale, count)}</span>
      <span className="sr">{t('chatUnread', { count, n: formatNumber(locale, count) })}</span>
    </b>
  );
}
