'use client';

import { useLocale, useTranslations } from 'next-intl';
import { LoadFailure } from '@/components/layout/center/load-failure';
import { EmptyState } from '@/components/ui/empty-state';
import { Skeleton } from '@/components/ui/skeleton';
import { chatLimits } from '@/lib/chat/constants';
import type { ChatMessage, FoundMessage } from '@/lib/chat/schema';
import { snippetOf } from '@/lib/chat/search/snippet';
import { formatNumber } from '@/lib/platform/i18n/format';
import { usePartnerName } from './partner-name';
import { usePreview } from './preview';
import type { Search } from './use-search';
import { useTimeLabel } from './use-time-label';

/** Text with matches highlighted. */
function Marked({ text, query }: { text: string; query: string }) {
  return snippetOf(text, query).map(({ text, hit }, index) =>
    hit ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text never change places.
      <mark key={index} className="rounded-s bg-warn-soft font-strong text-ink">
        {text}
      </mark>
    ) : (
      text
    ),
  );
}

type RowProps = { found: FoundMessage; query: string; timeZone: string; onOpen: () => void };

function Row({ found, query, timeZone, onOpen }: RowProps) {
  const { message, locale } = found;
  const name = usePartnerName()(found);
  const when = useTimeLabel(timeZone);
  const { ofMessage } = usePreview();
  return (
    <li className="border-0 border-b border-solid border-line">
      <button
        type="button"
        className="grid min-h-11 w-full cursor-pointer grid-cols-[minmax(0,1fr)] gap-[2px] border-0 bg-transparent px-4 py-3 text-start hover:bg-wash-2"
        onClick={onOpen}
      >
        <span className="flex items-baseline gap-2">
          <b className="min-w-0 flex-1 truncate" lang={locale ?? undefined}>
            <bdi>
              <Marked text={name} query={query} />
            </bdi>
          </b>
          <time className="flex-none text-12 text-ink-3" dateTime={message.createdAt}>
            {when(message.createdAt)}
          </time>
        </span>
        <span
          className="line-clamp-2 text-ink-2 [overflow-wrap:anywhere]"
          dir="auto"
          lang={message.kind === 'text' ? message.locale : undefined}
        >
          <Marked text={ofMessage(message)} query={query} />
        </span>
      </button>
    </li>
  );
}

type Props = { search: Search; timeZone: string; onOpen: (message: ChatMessage) => void };

/** Search results: conversations whose name matches, then matching messages. */
export function SearchResults({ search: { query, found, isError, retry }, timeZone, onOpen }: Props) {
  const t = useTranslations('chat.search');
  const center = useTranslations('center');
  const locale = useLocale();
  const n = (count: number) => formatNumber(locale, count);
  return (
    <>
      <p className="sr-only" role="status">
        {found && found.length > 0 && t('found', { count: found.length, n: n(found.length) })}
      </p>
      {isError && !found && <LoadFailure onRetry={retry} />}
      {!isError && !found && <Skeleton label={center('loading')} />}
      {found?.length === 0 && <EmptyState icon="search" text={t('none', { words: query })} />}
      {found && found.length > 0 && (
        <ul className="m-0 list-none p-0" aria-label={t('results')}>
          {found.map((one) => (
            <Row
              key={`${one.message.conversationId}-${one.message.number}`}
              found={one}
              query={query}
              timeZone={timeZone}
              onOpen={() => onOpen(one.message)}
            />
          ))}
        </ul>
      )}
      {found && found.length >= chatLimits.search && (
        <p className="m-0 p-4 text-center text-12 text-ink-3">{t('more', { n: n(chatLimits.search) })}</p>
      )}
    </>
  );
}
