'use client';

import { useTranslations } from 'next-intl';
import { type CSSProperties, useEffect, useState } from 'react';
import { usePhone } from '@/components/form/phone-scope';
import { toast } from '@/components/form/toast';
import { useAct } from '@/components/form/use-act';
import { EmptyState } from '@/components/ui/empty-state';
import { Note } from '@/components/ui/note';
import type { CardView } from '@/lib/chat/schema';
import { supportOpenCall } from '@/lib/chat/support/schema';
import { ConversationList } from './conversation-list';
import { LinkBar } from './link-bar';
import { ListFilter, type Shelf } from './list-filter';
import { SearchField } from './search-field';
import { SearchResults } from './search-results';
import { Thread } from './thread';
import type { ChatChoices, ChatRequest, MemberOwner, SoughtMessage } from './types';
import { useAttached } from './use-attached';
import { useChat, useVersion } from './use-chat';
import { useConversations } from './use-conversations';
import { useStrayDrops } from './use-drop';
import { useFileGuard } from './use-files';
import { useDelivery } from './use-reading';
import { useSearch } from './use-search';
import { useSelection } from './use-selection';
import { useStart } from './use-start';
import { useTyping } from './use-typing';

type Props = { owner: MemberOwner; asked: ChatRequest & { view: CardView | null }; choices: ChatChoices };

/** The part of the viewport that a phone's keyboard leaves visible. */
function useSeen(): CSSProperties {
  const [seen, setSeen] = useState<CSSProperties>({});
  useEffect(() => {
    const view = window.visualViewport;
    if (!view) return;
    const look = () => setSeen({ height: `${view.height}px`, top: `${view.offsetTop}px` });
    look();
    view.addEventListener('resize', look);
    view.addEventListener('scroll', look);
    return () => {
      view.removeEventListener('resize', look);
      view.removeEventListener('scroll', look);
    };
  }, []);
  return seen;
}

/** The chat of an account: list and thread side by side on desktop, one at a time on a phone. */
export function ChatScreen({ owner, asked, choices }: Props) {
  const chat = useChat(owner);
  return chat ? <Ready chat={chat} owner={owner} asked={asked} choices={choices} /> : null;
}

function Ready({ chat, owner, asked, choices }: Props & { chat: NonNullable<ReturnType<typeof useChat>> }) {
  const t = useTranslations('chat');
  const phone = usePhone();
  const seen = useSeen();
  const [shelf, setShelf] = useState<Shelf>('all');
  const conversations = useConversations(owner, chat, shelf);
  const typing = useTyping(chat);
  const { selected, select, leave } = useSelection(asked.id);
  const search = useSearch(owner);
  const [sought, setSought] = useState<SoughtMessage | null>(null);
  const { attachedTo, attach } = useAttached();
  const failure = useStart(asked, owner, (one, about) => {
    conversations.put(one);
    if (about) attach(one.id, about);
    select(one.id, true);
  });
  const support = useAct(supportOpenCall, {
    options: { userType: owner.kind },
    onDone: ({ conversationId }) => show(conversationId),
  });
  useVersion(chat);
  useStrayDrops();
  useFileGuard(chat);
  useDelivery(chat, owner.accountId, conversations.items ?? []);
  const open = conversations.items?.find(({ id }) => id === selected);
  const [entered, setEntered] = useState(0);
  const choose = (id: number) => {
    select(id, !phone && selected !== null);
    setEntered((times) => times + 1);
  };
  const show = async (id: number, number?: number) => {
    const isKnown = conversations.items?.some((one) => one.id === id);
    if (!isKnown && !(await conversations.read(id))) return toast(t('startFailed'), 'bad');
    setSought(number === undefined ? null : { conversationId: id, number });
    choose(id);
  };
  const list = (
    <>
      <h1 className="m-0 flex-none px-4 py-3 text-20">{t('title')}</h1>
      {failure && (
        <div className="px-4 pb-3">
          <Note tone="bad" role="alert" title={t('startFailed')}>
            {failure}
          </Note>
        </div>
      )}
      {conversations.items && (shelf !== 'all' || conversations.items.length > 0) && <SearchField search={search} />}
      {search.query === '' && conversations.items && (
        <ListFilter
          shelf={shelf}
          shelves={owner.kind === 'supplier' && !owner.supportOnly ? ['all', 'mine', 'archived'] : ['all', 'archived']}
          onChange={(next) => {
            if (open) conversations.put(open);
            setShelf(next);
          }}
        />
      )}
      <div className="min-h-0 flex-1 overflow-y-auto">
        {search.query !== '' ? (
          <SearchResults
            search={search}
            timeZone={owner.timeZone}
            onOpen={({ conversationId, number }) => void show(conversationId, number)}
          />
        ) : (
          <ConversationList
            conversations={conversations}
            shelf={shelf}
            owner={owner}
            selected={selected}
            typing={new Set(typing.keys())}
            onOpen={(id) => {
              setSought(null);
              choose(id);
            }}
            onSupport={() => void support.act({})}
          />
        )}
      </div>
    </>
  );
  const thread = open && (
    <Thread
      key={open.id}
      chat={chat}
      of={open}
      owner={owner}
      typing={typing.has(open.id) ? (typing.get(open.id) ?? null) : undefined}
      card={attachedTo(open.id)}
      onCard={(card) => attach(open.id, card)}
      choices={choices}
      sought={sought?.conversationId === open.id ? sought : null}
      entered={entered}
      onBack={phone ? leave : null}
    />
  );
  if (phone)
    return (
      <>
        <div className="-mx-4 -mt-4 flex flex-col" inert={Boolean(thread)}>
          {!thread && <LinkBar chat={chat} owner={owner} />}
          {list}
        </div>
        {thread && (
          <div data-work className="fixed inset-x-0 top-0 z-20 flex h-dvh flex-col bg-paper" style={seen}>
            <LinkBar chat={chat} owner={owner} />
            {thread}
          </div>
        )}
      </>
    );
  return (
    <div
      data-work
      className="wide -mx-8 -mt-6 -mb-10 flex max-lg:-mx-4 max-lg:-mt-4 h-[calc(100dvh-52px)] min-h-[420px] flex-col"
    >
      <LinkBar chat={chat} owner={owner} />
      <div className="flex min-h-0 flex-1">
        <div className="flex w-[340px] flex-none flex-col border-0 border-e border-solid border-line bg-wash max-2xl:w-[280px] max-lg:w-[260px]">
          {list}
        </div>
        {thread ?? (
          <div className="grid flex-1 place-items-center">
            <EmptyState icon="chat" text={t('choose')} />
          </div>
        )}
      </div>
    </div>
  );
}
