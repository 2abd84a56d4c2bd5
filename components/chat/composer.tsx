'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type RefObject, useEffect, useRef } from 'react';
import { usePhone } from '@/components/form/phone-scope';
import { Dialog } from '@/components/ui/dialog';
import { IconButton } from '@/components/ui/icon-button';
import { Menu } from '@/components/ui/menu';

import { CardFace } from './card-bubble';
import { CardPicker } from './card-picker';
import { ComposerField } from './composer-field';
import { FileInput } from './file-input';
import { PhrasePicker } from './phrase-picker';
import { QueuedFiles } from './queued-files';
import type { ChatChoices, MemberOwner } from './types';
import type { Attached } from './use-attached';
import type { Chat } from './use-chat';
import { useDealCurrency } from './use-deal-currency';
import type { Files } from './use-files';

/** The pickers that can be opened. */
export type Picking = 'phrase' | 'card';

type Props = {
  chat: Chat;
  conversationId: number;
  owner: MemberOwner;
  /** Whether phrases, products and requests can be sent here. */
  trade: boolean;
  /** Attached to the next message. */
  card: Attached | null;
  onCard: (card: Attached | null) => void;
  choices: ChatChoices;
  files: Files;
  field: RefObject<HTMLTextAreaElement | null>;
  /** The open picker dialog. */
  picking: Picking | null;
  onPick: (picking: Picking | null) => void;
};

/** Message editor with files, card and phrases. */
export function Composer(props: Props) {
  const { chat, conversationId, owner, trade, card, onCard, choices, files, field, picking, onPick } = props;
  const { client } = chat;
  const t = useTranslations('chat');
  const locale = useLocale();
  const phone = usePhone();
  const picker = useRef<HTMLInputElement>(null);
  const { usual, ...options } = choices;
  const currency = useDealCurrency(conversationId, owner, client.messages(conversationId), card?.view ?? null, usual);
  // Closing a dialog restores focus to its button; after a choice it belongs in the field.
  const hasChosen = useRef(false);
  useEffect(() => {
    if (picking !== null || !hasChosen.current) return;
    hasChosen.current = false;
    field.current?.focus();
  }, [picking, field]);

  const send = (text: string) => {
    if (card) {
      void client.send(conversationId, { kind: 'card', card: card.card });
      onCard(null);
    }
    if (text !== '') void client.send(conversationId, { kind: 'text', text });
  };
  return (
    <div className="flex-none border-0 border-t border-solid border-line bg-paper px-4 py-3 phone:px-2 phone:pb-[max(8px,env(safe-area-inset-bottom))]">
      <QueuedFiles queue={files.queue} queued={files.queued} />
      {card && (
        <div className="mb-2 flex items-center gap-2 rounded border border-solid border-line bg-wash p-2">
          <div className="min-w-0 flex-1">
            <CardFace kind={card.card.kind} view={card.view} site={locale} />
            <span className="mt-1 block text-12 text-ink-2">{t('cardAttached')}</span>
          </div>
          <IconButton icon="close" small size="s" label={t('removeCard')} onClick={() => onCard(null)} />
        </div>
      )}
      <ComposerField
        chat={chat}
        conversationId={conversationId}
        owner={owner}
        hasMore={card !== null}
        onSend={send}
        onFiles={files.add}
        field={field}
        tools={() => (
          <>
            {trade && (
              <IconButton
                icon="phrase"
                label={t('phrases')}
                title={t('phrases')}
                aria-haspopup="dialog"
                onClick={() => onPick('phrase')}
              />
            )}
            {trade ? (
              <Menu
                label={t('attachMenu')}
                icon="attach"
                size="m"
                entries={[
                  { key: 'card', label: t('attachCard'), icon: 'box', run: () => onPick('card') },
                  { key: 'file', label: t('attach'), icon: 'document', run: () => picker.current?.click() },
                ]}
              />
            ) : (
              <IconButton icon="attach" label={t('attach')} onClick={() => picker.current?.click()} />
            )}
            <FileInput picker={picker} onFiles={files.add} />
          </>
        )}
      />
      {picking === 'card' && (
        <CardPicker
          conversationId={conversationId}
          owner={owner}
          onClose={() => onPick(null)}
          onChoose={(view) => {
            hasChosen.current = true;
            onCard({ card: { kind: view.kind, id: view.id }, view });
          }}
        />
      )}
      {picking === 'phrase' && (
        <Dialog
          form={phone ? 'sheet' : 'dialog'}
          title={t('phrases')}
          closeLabel={t('close')}
          onClose={() => onPick(null)}
        >
          {(close) => (
            <PhrasePicker
              {...options}
              side={owner.kind}
              currency={currency}
              onClose={close}
              onSend={(phrase) => {
                hasChosen.current = true;
                void client.send(conversationId, { kind: 'phrase', phrase });
                close();
              }}
            />
          )}
        </Dialog>
      )}
    </div>
  );
}
