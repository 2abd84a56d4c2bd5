'use client';

import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { usePhone } from '@/components/form/phone-scope';
import { LoadFailure } from '@/components/layout/center/load-failure';
import { Button, ButtonLink } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { EmptyState } from '@/components/ui/empty-state';
import { Flag } from '@/components/ui/flag';
import { Skeleton } from '@/components/ui/skeleton';
import type { CardView, Conversation } from '@/lib/chat/schema';
import type { ChatSubject } from '@/lib/chat/subject/schema';
import { href } from '@/lib/platform/routes/address';
import { CardBox } from './card-bubble';
import { PartnerMark } from './partner-mark';
import { usePartnerName } from './partner-name';
import type { MemberOwner } from './types';
import type { Chat } from './use-chat';
import { useSubject } from './use-subject';

function Partner({ of, partner }: { of: Conversation; partner: ChatSubject['partner'] }) {
  const center = useTranslations('center');
  const name = usePartnerName()(of);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex items-center gap-3">
        <PartnerMark name={name} logo={of.logo} />
        <div className="grid min-w-0 gap-[2px]">
          <b className="[overflow-wrap:anywhere]" lang={of.locale ?? undefined}>
            <bdi>{name}</bdi>
          </b>
          {partner && (
            <span className="flex items-center gap-2 text-ink-2">
              <Flag code={partner.countryCode} />
              {partner.country}
            </span>
          )}
        </div>
      </div>
      {partner && (
        <ButtonLink
          hard
          wide
          size="s"
          icon="store"
          href={href('showroomHome', { companyId: partner.companyId })}
          target="_blank"
          rel="noopener"
        >
          {center('viewShowroom')}
        </ButtonLink>
      )}
    </div>
  );
}

function Attached({ cards, onAttach }: { cards: readonly CardView[]; onAttach: (() => void) | null }) {
  const t = useTranslations('chat.about');
  const label = useId();
  if (cards.length === 0)
    return (
      <EmptyState icon="box" text={t('none')}>
        {onAttach && (
          <Button size="s" aria-haspopup="dialog" onClick={onAttach}>
            {t('attach')}
          </Button>
        )}
      </EmptyState>
    );
  return (
    <div>
      <h3 id={label} className="m-0 pb-2 text-12 font-strong text-ink-3">
        {t('attached')}
      </h3>
      <ul aria-labelledby={label} className="m-0 grid list-none grid-cols-[minmax(0,1fr)] gap-2 p-0">
        {cards.map((view) => (
          <li key={`${view.kind}-${view.id}`}>
            <CardBox kind={view.kind} view={view} />
          </li>
        ))}
      </ul>
    </div>
  );
}

type Props = {
  chat: Pick<Chat, 'link'>;
  of: Conversation;
  owner: MemberOwner;
  /** Opens the attachment picker; null if the conversation is closed. */
  onAttach: (() => void) | null;
};

function Body({ chat, of, owner, onAttach }: Props) {
  const center = useTranslations('center');
  const { data, isError, refetch } = useSubject(chat, of.id, owner);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <Partner of={of} partner={data?.partner ?? null} />
      {isError && !data && <LoadFailure onRetry={() => void refetch()} />}
      {!isError && !data && <Skeleton count={3} label={center('loading')} />}
      {data && <Attached cards={data.cards} onAttach={onAttach} />}
    </div>
  );
}

/** Panel beside a conversation: the partner, and attached items in their current state. */
export function SubjectAside(props: Props) {
  const t = useTranslations('chat.about');
  const label = useId();
  return (
    <aside
      aria-labelledby={label}
      className="flex w-[320px] flex-none flex-col border-0 border-s border-solid border-line bg-paper max-2xl:w-[280px]"
    >
      <h2
        id={label}
        className="m-0 flex min-h-[64px] flex-none items-center border-0 border-b border-solid border-line px-4 text-14 font-strong"
      >
        {t('title')}
      </h2>
      <div className="min-h-0 flex-1 overflow-y-auto p-4">
        <Body {...props} />
      </div>
    </aside>
  );
}

/** As a dialog, where there is no room beside the conversation. */
export function SubjectDialog({ onAttach, onClose, ...props }: Props & { onClose: () => void }) {
  const t = useTranslations('chat');
  const phone = usePhone();
  return (
    <Dialog form={phone ? 'sheet' : 'dialog'} title={t('about.title')} closeLabel={t('close')} onClose={onClose}>
      {(close) => (
        <Body
          {...props}
          onAttach={
            onAttach &&
            (() => {
              close();
              onAttach();
            })
          }
        />
      )}
    </Dialog>
  );
}
