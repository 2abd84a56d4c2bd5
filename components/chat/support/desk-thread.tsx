'use client';

import { useTranslations } from 'next-intl';
import { useCallback, useEffect, useState } from 'react';
import { DropHint } from '@/components/chat/drop-hint';
import { MessageList } from '@/components/chat/message-list';
import type { ChatOwner } from '@/components/chat/types';
import { type Chat, useVersion } from '@/components/chat/use-chat';
import { useDrop } from '@/components/chat/use-drop';
import { useFiles } from '@/components/chat/use-files';
import { useReading } from '@/components/chat/use-reading';
import { LoadFailure } from '@/components/layout/center/load-failure';
import { Skeleton } from '@/components/ui/skeleton';
import type { SupportAnswers } from '@/lib/chat/support/canned-answer';
import type { DeskItem } from '@/lib/chat/support/schema';
import { DeskComposer } from './desk-composer';
import { DeskHead } from './desk-head';

type Props = {
  chat: Chat;
  item: DeskItem;
  owner: ChatOwner;
  answers: SupportAnswers;
  agents: readonly { id: number; name: string }[];
  /** Name of the person typing, null if unknown; undefined while nobody types. */
  typing: string | null | undefined;
  onTaken: () => void;
  onChanged: () => void;
  onBack: () => void;
};

/** Why the agent cannot write in this request; null if they can. */
function useClosed({ state, agent, free }: DeskItem, { accountId }: ChatOwner): string | null {
  const t = useTranslations('console.support');
  if (free) return t('mustTake');
  if (state !== 'open') return t('isEnded');
  return agent?.id === accountId ? null : t('colleague', { name: agent?.name ?? '' });
}

/** A support request: its messages and the agent's editor. */
export function DeskThread({ chat, item, owner, answers, agents, typing, onTaken, onChanged, onBack }: Props) {
  const center = useTranslations('center');
  const { client, state } = chat;
  const { conversation: of } = item;
  useVersion(chat);
  const [opened, setOpened] = useState<'no' | 'yes' | 'failed'>('no');
  const [atBottom, setAtBottom] = useState(true);
  const open = useCallback(() => {
    client.open(of.id).then(
      () => setOpened('yes'),
      () => setOpened((now) => (now === 'yes' ? now : 'failed')),
    );
  }, [client, of.id]);
  useEffect(() => {
    if (state === 'online') open();
  }, [state, open]);
  useReading(chat, of, atBottom);
  const closed = useClosed(item, owner);
  const files = useFiles(chat, of.id);
  const { over, zone } = useDrop(closed === null ? files.add : null);
  return (
    <section className="relative flex min-h-0 min-w-0 flex-1 flex-col bg-paper" aria-label={item.asker.name} {...zone}>
      {over && <DropHint />}
      <DeskHead
        item={item}
        owner={owner}
        agents={agents}
        typing={typing}
        onTaken={onTaken}
        onChanged={onChanged}
        onBack={onBack}
      />
      {opened === 'yes' ? (
        <MessageList chat={chat} of={of} owner={owner} onBottom={setAtBottom} />
      ) : (
        <div className="min-h-0 flex-1 overflow-y-auto p-4">
          {opened === 'failed' && state === 'online' ? (
            <LoadFailure onRetry={open} />
          ) : (
            <Skeleton label={center('loading')} />
          )}
        </div>
      )}
      {closed === null ? (
        <DeskComposer chat={chat} item={item} owner={owner} answers={answers} files={files} />
      ) : (
        <p className="m-0 flex-none border-0 border-t border-solid border-line bg-wash p-4 text-center text-ink-2">
          {closed}
        </p>
      )}
    </section>
  );
}
