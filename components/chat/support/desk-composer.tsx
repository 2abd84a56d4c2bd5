'use client';

import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { ComposerField } from '@/components/chat/composer-field';
import { FileInput } from '@/components/chat/file-input';
import { QueuedFiles } from '@/components/chat/queued-files';
import type { ChatOwner } from '@/components/chat/types';
import type { Chat } from '@/components/chat/use-chat';
import type { Files } from '@/components/chat/use-files';
import { IconButton } from '@/components/ui/icon-button';
import type { SupportAnswers } from '@/lib/chat/support/canned-answer';
import type { DeskItem } from '@/lib/chat/support/schema';
import { CannedAnswers } from './canned-answers';

type Props = { chat: Chat; item: DeskItem; owner: ChatOwner; answers: SupportAnswers; files: Files };

/** The agent's editor: text, canned answers and files. */
export function DeskComposer({ chat, item, owner, answers, files }: Props) {
  const { client } = chat;
  const t = useTranslations('chat');
  const { id } = item.conversation;
  const field = useRef<HTMLTextAreaElement>(null);
  const picker = useRef<HTMLInputElement>(null);
  return (
    <div className="flex-none border-0 border-t border-solid border-line bg-paper px-4 py-3">
      <QueuedFiles queue={files.queue} queued={files.queued} />
      <ComposerField
        chat={chat}
        conversationId={id}
        owner={owner}
        field={field}
        onSend={(text) => void client.send(id, { kind: 'text', text })}
        onFiles={files.add}
        tools={(write) => (
          <>
            <CannedAnswers answers={answers} locale={item.locale} onChoose={write} />
            <IconButton icon="attach" label={t('attach')} title={t('attach')} onClick={() => picker.current?.click()} />
            <FileInput picker={picker} onFiles={files.add} />
          </>
        )}
      />
    </div>
  );
}
