'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { usePhone } from '@/components/form/phone-scope';
import { useAct } from '@/components/form/use-act';
import { LoadFailure } from '@/components/layout/center/load-failure';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { Dialog } from '@/components/ui/dialog';
import { EmptyState } from '@/components/ui/empty-state';
import { IconButton } from '@/components/ui/icon-button';
import { Note } from '@/components/ui/note';
import { Skeleton } from '@/components/ui/skeleton';
import { chatKeys } from '@/lib/chat/client/query-key';
import { type ChatNote, noteDeleteCall } from '@/lib/chat/note/schema';
import type { Conversation } from '@/lib/chat/schema';
import { NoteForm } from './note-form';
import type { MemberOwner } from './types';
import type { Chat } from './use-chat';
import { useNotes } from './use-notes';
import { useMoment } from './use-time-label';

type RowProps = { note: ChatNote; timeZone: string; onDelete: () => void };

function Row({ note: { name, text, own, createdAt }, timeZone, onDelete }: RowProps) {
  const t = useTranslations('chat.notes');
  const moment = useMoment(timeZone);
  return (
    <li className="flex items-start gap-2 border-0 border-t border-solid border-line py-3">
      <div className="grid min-w-0 flex-1 gap-1">
        <p className="m-0 flex flex-wrap gap-x-2 text-12 text-ink-2">
          <bdi>{name ?? t('formerColleague')}</bdi>
          <time dateTime={createdAt}>{moment(createdAt)}</time>
        </p>
        <p className="m-0 whitespace-pre-wrap [overflow-wrap:anywhere] [unicode-bidi:plaintext]" dir="auto">
          {text}
        </p>
      </div>
      {own && <IconButton icon="trash" small size="s" label={t('delete', { text })} onClick={onDelete} />}
    </li>
  );
}

type Props = {
  chat: Pick<Chat, 'link'>;
  of: Pick<Conversation, 'id' | 'open'>;
  owner: MemberOwner;
  onClose: () => void;
};

function Body({ chat, of, owner }: Omit<Props, 'onClose'>) {
  const conversationId = of.id;
  const t = useTranslations('chat.notes');
  const center = useTranslations('center');
  const { items, isError, refetch, more, loadMore, isLoadingMore } = useNotes(chat, conversationId);
  const [deleting, setDeleting] = useState<ChatNote | null>(null);
  const { act, busy } = useAct(noteDeleteCall, {
    done: t('deleted'),
    rereads: [chatKeys.notes(conversationId)],
    options: { userType: 'supplier' },
  });
  const remove = async (id: number) => {
    await act({ conversationId, id });
    setDeleting(null);
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <p className="m-0 text-ink-2">{t('lead')}</p>
      {of.open ? <NoteForm conversationId={conversationId} owner={owner} /> : <Note>{t('closed')}</Note>}
      {isError && !items && <LoadFailure onRetry={refetch} />}
      {!isError && !items && <Skeleton label={center('loading')} />}
      {items?.length === 0 && <EmptyState icon="edit" text={t('none')} />}
      {items && items.length > 0 && (
        <ul className="m-0 list-none p-0" aria-label={t('title')} aria-live="polite">
          {items.map((note) => (
            <Row key={note.id} note={note} timeZone={owner.timeZone} onDelete={() => setDeleting(note)} />
          ))}
        </ul>
      )}
      {more && (
        <p className="m-0 text-center">
          <Button size="s" busy={isLoadingMore} onClick={loadMore}>
            {t('showMore')}
          </Button>
        </p>
      )}
      {deleting && (
        <ConfirmDialog
          danger
          busy={busy}
          text={t('deleteAsk')}
          more={
            <p
              className="m-0 mt-2 line-clamp-4 whitespace-pre-wrap text-ink-2 [overflow-wrap:anywhere] [unicode-bidi:plaintext]"
              dir="auto"
            >
              {deleting.text}
            </p>
          }
          proceed={t('deleteProceed')}
          onAnswer={(agreed) => (agreed ? void remove(deleting.id) : setDeleting(null))}
        />
      )}
    </div>
  );
}

/** A supplier's internal notes about a conversation, never shown to the other side. */
export function NotePanel({ chat, of, owner, onClose }: Props) {
  const t = useTranslations('chat');
  const phone = usePhone();
  return (
    <Dialog form={phone ? 'sheet' : 'dialog'} title={t('notes.title')} closeLabel={t('close')} onClose={onClose}>
      <Body chat={chat} of={of} owner={owner} />
    </Dialog>
  );
}
