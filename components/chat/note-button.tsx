'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { Conversation } from '@/lib/chat/schema';
import { formatNumber } from '@/lib/platform/i18n/format';
import { NotePanel } from './note-panel';
import type { MemberOwner } from './types';
import type { Chat } from './use-chat';

/** Opens the internal notes; shows their number. */
export function NoteButton({ chat, of, owner }: { chat: Chat; of: Conversation; owner: MemberOwner }) {
  const t = useTranslations('chat.notes');
  const locale = useLocale();
  const [isOpen, setOpen] = useState(false);
  const n = formatNumber(locale, of.notes);
  return (
    <>
      <Button
        size="s"
        className="flex-none"
        aria-haspopup="dialog"
        aria-label={t('open', { n })}
        onClick={() => setOpen(true)}
      >
        <Icon name="edit" small />
        <span className="phone:hidden">{t('short')}</span>
        {of.notes > 0 && <b>{n}</b>}
      </Button>
      {isOpen && <NotePanel chat={chat} of={of} owner={owner} onClose={() => setOpen(false)} />}
    </>
  );
}
