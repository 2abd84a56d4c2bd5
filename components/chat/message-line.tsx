'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import type { OutboxMessage } from '@/lib/chat/client/outbox';
import { linkParts } from '@/lib/chat/linkify';
import type { Phrase } from '@/lib/chat/phrase/schema';
import type { ChatMessage, Conversation } from '@/lib/chat/schema';
import { formatClock } from '@/lib/platform/calendar/clock';
import type { Locale } from '@/lib/platform/i18n/site';
import { CardBubble } from './card-bubble';
import { EventLine } from './event-line';
import { FileBubble } from './file-bubble';
import { usePartnerName } from './partner-name';
import { PhraseText } from './phrase-text';
import { usePreview } from './preview';
import { Translation } from './translation';
import type { ChatOwner } from './types';

// Each line of a text has its own base direction.
const bubble = 'max-w-full rounded px-3 py-2 whitespace-pre-wrap [overflow-wrap:anywhere] [unicode-bidi:plaintext]';

type Reached = 'sent' | 'delivered' | 'read';
const reachedOf = ({ number }: ChatMessage, { other }: Conversation): Reached =>
  number <= other.read ? 'read' : number <= other.delivered ? 'delivered' : 'sent';

function Marks({ message, of, timeZone }: { message: ChatMessage; of: Conversation; timeZone: string }) {
  const t = useTranslations('chat');
  const locale = useLocale();
  const isOwn = message.side === of.side;
  const reached = reachedOf(message, of);
  return (
    <span className="inline-flex flex-none items-center gap-1 text-12 text-ink-3">
      <time dateTime={message.createdAt}>{formatClock(locale, message.createdAt, timeZone)}</time>
      {isOwn && (
        <span className={reached === 'read' ? 'text-accent' : undefined} title={t(`state.${reached}`)}>
          <Icon name={reached === 'sent' ? 'check' : 'checks'} small />
          <span className="sr-only">{t(`state.${reached}`)}</span>
        </span>
      )}
    </span>
  );
}

function PhraseBubble({ phrase, spoken }: { phrase: Phrase; spoken: Locale }) {
  const t = useTranslations('chat');
  return (
    <div className="max-w-full rounded border border-s-[3px] border-solid border-line border-s-accent bg-paper px-3 py-2">
      <p className="m-0 [overflow-wrap:anywhere]">
        <PhraseText phrase={phrase} spoken={spoken} />
      </p>
      <p className="m-0 mt-1 flex items-center gap-1 text-12 text-ink-3">
        <Icon name="globe" small />
        {t('phraseNote')}
      </p>
    </div>
  );
}

/** Message text with addresses as links. */
function Words({ text }: { text: string }) {
  return linkParts(text).map(({ text, href }, index) =>
    href === null ? (
      text
    ) : (
      <a
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text never change places.
        key={index}
        href={href}
        target="_blank"
        rel="nofollow noopener ugc"
        dir="ltr"
        className="underline"
      >
        {text}
      </a>
    ),
  );
}

type Props = { message: ChatMessage; of: Conversation; owner: ChatOwner; follows: boolean };

function Body({ message, of, owner }: Omit<Props, 'follows'>) {
  const { kind, text, content, locale } = message;
  if (kind === 'card' && typeof content.id === 'number')
    return (
      <CardBubble
        conversationId={of.id}
        owner={owner.kind}
        card={{ kind: content.card as 'product', id: content.id }}
      />
    );
  if (kind === 'file') return <FileBubble conversationId={of.id} owner={owner.kind} content={content} />;
  if (kind === 'phrase') return <PhraseBubble phrase={content as Phrase} spoken={locale} />;
  const tone = message.side === of.side ? 'bg-accent-soft' : 'bg-wash-2';
  return (
    <p className={`${bubble} ${tone} m-0`} dir="auto" lang={locale}>
      <Words text={text} />
    </p>
  );
}

/** A message with its author, time and delivery status. */
export function MessageLine({ message, of, owner, follows }: Props) {
  const t = useTranslations('chat');
  const nameOf = usePartnerName();
  if (message.kind === 'event') return <EventLine message={message} timeZone={owner.timeZone} />;
  const isOwn = message.side === of.side;
  // A colleague's message is on our side, so it needs a name.
  const named =
    message.name !== null &&
    message.accountId !== owner.accountId &&
    (isOwn || of.side === 'purchaser' || of.kind === 'support');
  const mine = message.accountId === owner.accountId;
  return (
    <div className={`flex px-4 ${follows ? 'pt-1' : 'pt-3'} ${isOwn ? 'justify-end' : 'justify-start'}`}>
      <div className={`grid max-w-[min(560px,82%)] gap-[2px] ${isOwn ? 'justify-items-end' : 'justify-items-start'}`}>
        {named && !follows ? (
          <bdi className="text-12 text-ink-3">{message.name}</bdi>
        ) : (
          <span className="sr-only">{mine ? t('you') : (message.name ?? nameOf(of))}</span>
        )}
        <Body message={message} of={of} owner={owner} />
        {!isOwn && <Translation message={message} kind={owner.kind} />}
        <Marks message={message} of={of} timeZone={owner.timeZone} />
      </div>
    </div>
  );
}

type WaitingProps = { waiting: OutboxMessage; onRetry: () => void; onDiscard: () => void };

/** A message not sent yet, or rejected by the server. */
export function WaitingLine({ waiting, onRetry, onDiscard }: WaitingProps) {
  const t = useTranslations('chat');
  const validation = useTranslations('validation');
  const { ofInput } = usePreview();
  const { refused } = waiting;
  const why = refused !== null && validation.has(refused as 'required') ? validation(refused as 'required') : null;
  const act = 'cursor-pointer border-0 bg-transparent p-0 font-medium text-ink-2 underline phone:min-h-11';
  return (
    <div className="flex justify-end px-4 pt-1">
      <div className="grid max-w-[min(560px,82%)] justify-items-end gap-[2px]">
        <p className={`${bubble} m-0 bg-accent-soft ${refused === null ? 'opacity-70' : ''}`} dir="auto">
          {ofInput(waiting.message)}
        </p>
        {refused === null ? (
          <span className="inline-flex items-center gap-1 text-12 text-warn">
            <Icon name="clock" small />
            {t('state.waiting')}
          </span>
        ) : (
          <span className="inline-flex flex-wrap items-center justify-end gap-x-3 text-12 text-bad" role="alert">
            <span>{why ?? t('state.refused')}</span>
            <button type="button" className={act} onClick={onRetry}>
              {t('retry')}
            </button>
            <button type="button" className={act} onClick={onDiscard}>
              {t('discard')}
            </button>
          </span>
        )}
      </div>
    </div>
  );
}
