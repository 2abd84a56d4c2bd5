'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type ClipboardEvent, type KeyboardEvent, type ReactNode, type RefObject, useRef, useState } from 'react';
import { isComposing } from '@/components/form/enter-key';
import { usePhone } from '@/components/form/phone-scope';
import { deskCalls, memberCalls } from '@/lib/chat/client/call';
import { chatLimits } from '@/lib/chat/constants';
import { formatNumber } from '@/lib/platform/i18n/format';
import { readComposerDraft, writeComposerDraft } from './composer-draft';
import type { ChatOwner } from './types';
import type { Chat } from './use-chat';

type Props = {
  chat: Chat;
  conversationId: number;
  owner: ChatOwner;
  /** Something else is attached, so that the text may be empty. */
  hasMore?: boolean;
  onSend: (text: string) => void;
  onFiles?: (files: File[]) => void;
  /** Buttons before the field; `write` replaces its text. */
  tools: (write: (words: string) => void) => ReactNode;
  field: RefObject<HTMLTextAreaElement | null>;
};

const typingPause = 3_000;

/** Message field; its text is kept until it is sent. */
export function ComposerField({ chat, conversationId, owner, hasMore = false, onSend, onFiles, tools, field }: Props) {
  const t = useTranslations('chat');
  const locale = useLocale();
  const phone = usePhone();
  const [words, setWords] = useState(() => readComposerDraft(owner.accountId, conversationId));
  const reported = useRef(0);
  const isLong = words.length > chatLimits.text;
  const canSend = !isLong && (words.trim() !== '' || hasMore);

  const write = (next: string) => {
    setWords(next);
    writeComposerDraft(owner.accountId, conversationId, next);
    const now = Date.now();
    if (next === '' || now - reported.current < typingPause) return;
    reported.current = now;
    const { typing } = owner.kind === 'staff' ? deskCalls : memberCalls;
    void chat.link.call(typing, { conversationId }).catch(() => {});
  };
  const send = () => {
    if (!canSend) return;
    onSend(words.trim());
    write('');
    reported.current = 0;
    field.current?.focus();
  };
  const press = (event: KeyboardEvent) => {
    // On a phone Enter adds a line; in an input method it accepts a candidate.
    if (event.key !== 'Enter' || event.shiftKey || phone || isComposing(event)) return;
    event.preventDefault();
    send();
  };
  const paste = (event: ClipboardEvent) => {
    const files = [...event.clipboardData.files];
    if (files.length === 0 || !onFiles) return;
    event.preventDefault();
    onFiles(files);
  };
  return (
    <>
      <div className="flex items-end gap-2">
        {tools((next) => {
          write(next);
          field.current?.focus();
        })}
        <textarea
          ref={field}
          rows={1}
          dir="auto"
          value={words}
          aria-label={t('write')}
          aria-invalid={isLong || undefined}
          placeholder={t('write')}
          title={phone ? undefined : t('enterHint')}
          enterKeyHint={phone ? 'enter' : 'send'}
          autoComplete="off"
          className="m-0 block max-h-[30dvh] min-h-10 w-full min-w-0 flex-1 resize-none rounded border border-ctl bg-paper px-3 py-2 text-16 leading-(--lh) text-ink [field-sizing:content] placeholder:text-ink-3 focus-visible:border-accent aria-invalid:border-bad phone:min-h-11"
          onChange={({ target }) => write(target.value)}
          onKeyDown={press}
          onPaste={paste}
        />
        <button
          type="button"
          className="inline-grid size-10 flex-none cursor-pointer place-items-center rounded border-0 bg-accent text-on-accent disabled:cursor-not-allowed disabled:bg-wash-2 disabled:text-ink-3 phone:size-11"
          aria-label={t('send')}
          disabled={!canSend}
          // Keeps the phone's keyboard open.
          onPointerDown={(event) => event.preventDefault()}
          onClick={send}
        >
          <svg className="i dir" aria-hidden="true">
            <use href="/icon.svg#send" />
          </svg>
        </button>
      </div>
      {isLong && (
        <p className="m-0 mt-1 text-12 text-bad" role="alert">
          {t('tooLong', { n: formatNumber(locale, chatLimits.text) })}
        </p>
      )}
    </>
  );
}
