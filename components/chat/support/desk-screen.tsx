'use client';

import { useTranslations } from 'next-intl';
import { LinkBar } from '@/components/chat/link-bar';
import type { ChatOwner } from '@/components/chat/types';
import { useChat, useVersion } from '@/components/chat/use-chat';
import { useStrayDrops } from '@/components/chat/use-drop';
import { useFileGuard } from '@/components/chat/use-files';
import { useDelivery } from '@/components/chat/use-reading';
import { useTyping } from '@/components/chat/use-typing';
import { LoadFailure } from '@/components/layout/center/load-failure';
import { EmptyState } from '@/components/ui/empty-state';
import { Skeleton } from '@/components/ui/skeleton';
import { useTitleCount } from '@/components/ui/use-title-count';
import type { SupportAnswers } from '@/lib/chat/support/canned-answer';
import type { Locale } from '@/lib/platform/i18n/site';
import { useToldWaiting } from './desk-count';
import { DeskFilter } from './desk-filter';
import { DeskList } from './desk-list';
import { DeskThread } from './desk-thread';
import { type DeskPlace, useDesk, useDeskPlace } from './use-desk';

type Props = {
  owner: ChatOwner;
  initial: DeskPlace;
  answers: Record<Locale, SupportAnswers>;
  agents: readonly { id: number; name: string }[];
};

/** The support desk: waiting requests and the open conversation. */
export function DeskScreen(props: Props) {
  const chat = useChat(props.owner);
  return chat ? <Ready chat={chat} {...props} /> : null;
}

function Ready({ chat, owner, initial, answers, agents }: Props & { chat: NonNullable<ReturnType<typeof useChat>> }) {
  const t = useTranslations('console.support');
  const center = useTranslations('center');
  const { place, go } = useDeskPlace(initial);
  const { list, item, reread } = useDesk(chat, place);
  const typing = useTyping(chat);
  const open = place.id === null ? undefined : (item.data ?? list.data?.items.find(({ id }) => id === place.id));
  useVersion(chat);
  useStrayDrops();
  useFileGuard(chat);
  const current = list.data?.items.filter(({ endedAt }) => endedAt === null) ?? [];
  useDelivery(
    chat,
    owner.accountId,
    current.map(({ conversation }) => conversation),
  );
  const waiting = Object.values(list.data?.waiting ?? {}).reduce((sum, n) => sum + n, 0);
  useTitleCount(waiting);
  useToldWaiting(list.data ? waiting : null);
  const shown = open ? 'max-md:hidden' : '';
  return (
    <div data-work className="flex h-[calc(100dvh-52px)] min-h-[420px] w-full min-w-0 flex-col">
      <LinkBar chat={chat} owner={owner} />
      <div className="flex min-h-0 flex-1">
        <div
          className={`flex w-[340px] flex-none flex-col border-0 border-e border-solid border-line bg-wash max-lg:w-[280px] max-md:w-full ${shown}`}
        >
          <DeskFilter place={place} counts={list.data} onGo={(change) => go({ ...change, id: null })} />
          <div className="min-h-0 flex-1 overflow-y-auto">
            {list.data ? (
              <DeskList
                items={list.data.items}
                place={place}
                owner={owner}
                typing={typing}
                onOpen={(id) => go({ id })}
              />
            ) : list.isError ? (
              <LoadFailure onRetry={() => void list.refetch()} />
            ) : (
              <Skeleton label={center('loading')} />
            )}
          </div>
        </div>
        {open ? (
          <DeskThread
            key={open.id}
            chat={chat}
            item={open}
            owner={owner}
            answers={answers[open.locale]}
            agents={agents}
            typing={typing.has(open.conversation.id) ? (typing.get(open.conversation.id) ?? null) : undefined}
            onTaken={() => go({ view: 'mine' })}
            onChanged={() => void reread()}
            onBack={() => go({ id: null })}
          />
        ) : (
          <div className="grid flex-1 place-items-center max-md:hidden">
            {place.id !== null && item.isError ? (
              <LoadFailure onRetry={() => void item.refetch()} />
            ) : (
              <EmptyState icon="chat" text={t('choose')} />
            )}
          </div>
        )}
      </div>
    </div>
  );
}
