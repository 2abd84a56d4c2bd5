'use client';

import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useTranslates } from '@/components/translate/translate-scope';
import { useTranslating } from '@/components/translate/use-translating';
import { Icon } from '@/components/ui/icon';
import { chatKeys } from '@/lib/chat/client/query-key';
import type { Phrase } from '@/lib/chat/phrase/schema';
import { ownWordsOf } from '@/lib/chat/phrase/text';
import { type ChatMessage, chatTranslateCall, type MessageTranslation } from '@/lib/chat/schema';
import { deskTranslateCall } from '@/lib/chat/support/schema';
import { formatLanguage } from '@/lib/platform/i18n/format';
import { sites } from '@/lib/platform/i18n/site';
import { isForeign } from '@/lib/platform/translate/source-language';
import type { ChatOwner } from './types';

type Props = { message: ChatMessage; kind: ChatOwner['kind'] };

const act =
  'min-h-6 cursor-pointer border-0 bg-transparent p-0 text-12 font-medium text-ink-2 underline aria-busy:cursor-progress phone:min-h-11';

function Offered({ message: { conversationId, number }, kind }: Props) {
  const t = useTranslations('translate');
  const locale = useLocale();
  const { siteId, dir } = sites[locale];
  const client = useQueryClient();
  // Cached by the page, since lines scrolled out of view unmount.
  const queryKey = chatKeys.translation(conversationId, number, siteId);
  const { data: shown } = useQuery<MessageTranslation | null>({ queryKey, queryFn: skipToken, gcTime: Infinity });
  const { translate, busy, failure, reset } = useTranslating(
    kind === 'staff' ? deskTranslateCall : chatTranslateCall,
    (found) => client.setQueryData(queryKey, found),
    kind === 'staff' ? undefined : { userType: kind },
  );
  const toggle = () => {
    reset();
    if (shown) client.setQueryData(queryKey, null);
    else if (!busy) translate({ conversationId, number, siteId });
  };
  return (
    <div className="grid max-w-full justify-items-start gap-[2px]">
      <div aria-live="polite" className="max-w-full">
        {shown && (
          <div className="mt-[2px] rounded border border-s-[3px] border-solid border-line border-s-line-2 bg-paper px-3 py-2">
            <p
              className="m-0 whitespace-pre-wrap [overflow-wrap:anywhere] [unicode-bidi:plaintext]"
              lang={locale}
              dir={dir}
            >
              {shown.text}
            </p>
            <p className="m-0 mt-1 flex items-center gap-1 text-12 text-ink-3">
              <Icon name="globe" small />
              {shown.from === 'und'
                ? t('byMachine')
                : t('byMachineFrom', { language: formatLanguage(locale, shown.from) })}
            </p>
          </div>
        )}
      </div>
      {failure !== null && (
        <p role="alert" className="m-0 text-12 text-bad">
          {failure}
        </p>
      )}
      <button type="button" className={act} aria-busy={busy} onClick={toggle}>
        {t(shown ? 'hide' : busy ? 'busy' : 'translate')}
      </button>
    </div>
  );
}

/** Text in the author's own words; for a phrase its parameters. */
const wordsOf = ({ kind, text, content }: ChatMessage): string => {
  if (kind === 'text') return text;
  return kind === 'phrase'
    ? ownWordsOf(content as Phrase)
        .map(([, words]) => words)
        .join(' ')
    : '';
};

/** Machine translation below a message in another language, if a service is configured. docs/domain.md, rule 34. */
export function Translation({ message, kind }: Props) {
  const locale = useLocale();
  if (!useTranslates() || !isForeign(wordsOf(message), message.locale, locale)) return null;
  return <Offered message={message} kind={kind} />;
}
