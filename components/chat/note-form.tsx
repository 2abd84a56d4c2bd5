'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { usePhone } from '@/components/form/phone-scope';
import { useAct } from '@/components/form/use-act';
import { Button } from '@/components/ui/button';
import { TextArea } from '@/components/ui/control';
import { Field } from '@/components/ui/field';
import { chatKeys } from '@/lib/chat/client/query-key';
import { chatLimits } from '@/lib/chat/constants';
import { noteAddCall } from '@/lib/chat/note/schema';
import { formatNumber } from '@/lib/platform/i18n/format';
import { readComposerDraft, writeComposerDraft } from './composer-draft';
import type { MemberOwner } from './types';

/** Note form; unsaved text is kept. */
export function NoteForm({ conversationId, owner }: { conversationId: number; owner: MemberOwner }) {
  const t = useTranslations('chat.notes');
  const chat = useTranslations('chat');
  const locale = useLocale();
  const phone = usePhone();
  const [words, setWords] = useState(() => readComposerDraft(owner.accountId, `note-${conversationId}`));
  const [why, setWhy] = useState<string | null>(null);
  const write = (next: string) => {
    setWords(next);
    setWhy(null);
    writeComposerDraft(owner.accountId, `note-${conversationId}`, next);
  };
  const { act, busy } = useAct(noteAddCall, {
    rereads: [chatKeys.notes(conversationId)],
    onDone: () => write(''),
    onFailure: (_, text) => setWhy(text),
    options: { userType: 'supplier' },
  });
  const text = words.trim();
  const isLong = words.length > chatLimits.note;
  const error = isLong ? chat('tooLong', { n: formatNumber(locale, chatLimits.note) }) : why;
  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (text === '') setWhy(t('missing'));
        else if (!isLong) void act({ conversationId, text });
      }}
    >
      <Field label={t('write')} error={error}>
        {(ties) => (
          <TextArea
            {...ties}
            data-first={phone ? undefined : ''}
            dir="auto"
            rows={2}
            readOnly={busy}
            className="min-h-[3lh]!"
            value={words}
            onChange={({ target }) => write(target.value)}
          />
        )}
      </Field>
      <div className="flex justify-end">
        <Button type="submit" tone="primary" busy={busy}>
          {t('add')}
        </Button>
      </div>
    </form>
  );
}
