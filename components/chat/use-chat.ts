'use client';

import { useLocale } from 'next-intl';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { deskCalls, memberCalls } from '@/lib/chat/client/call';
import { ChatClient } from '@/lib/chat/client/client';
import { ChatConnection, type LinkState } from '@/lib/chat/client/connection';
import { newIdempotencyKey } from '@/lib/platform/http/idempotency-key';
import { FileQueues } from './file-queues';
import { idbOutbox } from './idb-outbox';
import type { ChatOwner } from './types';

export type Chat = {
  client: ChatClient;
  link: ChatConnection;
  files: FileQueues;
  state: LinkState;
  /** Whether unsent messages survive leaving the page. */
  keeps: boolean;
};

type Parts = Pick<Chat, 'client' | 'link' | 'files'>;

/** The page's chat, connected while mounted; null until set up. */
export function useChat({ accountId, kind }: ChatOwner): Chat | null {
  const locale = useLocale();
  const [parts, setParts] = useState<Parts | null>(null);
  const [state, setState] = useState<LinkState>('connecting');
  const [keeps, setKeeps] = useState(true);
  useEffect(() => {
    const link = new ChatConnection({ userType: kind, page: 'chat' });
    const client = new ChatClient({
      ...{ link, accountId, site: locale, newId: newIdempotencyKey },
      calls: kind === 'staff' ? deskCalls : memberCalls,
      outbox: idbOutbox(accountId),
      onUnkept: () => setKeeps(false),
    });
    link.onState(setState);
    void client.restore();
    const files = new FileQueues(kind, client);
    setParts({ client, link, files });
    return () => {
      files.close();
      client.close();
      link.close();
    };
  }, [accountId, kind, locale]);
  return parts && { ...parts, state, keeps };
}

/** Re-renders on every change of the client's state. */
export const useVersion = ({ client }: Pick<Chat, 'client'>): number =>
  useSyncExternalStore(client.subscribe, client.version, () => 0);
