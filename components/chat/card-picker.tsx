'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useId, useState } from 'react';
import { usePhone } from '@/components/form/phone-scope';
import { LoadFailure } from '@/components/layout/center/load-failure';
import { Input } from '@/components/ui/control';
import { Dialog } from '@/components/ui/dialog';
import { Skeleton } from '@/components/ui/skeleton';
import { chatKeys } from '@/lib/chat/client/query-key';
import { chatLimits } from '@/lib/chat/constants';
import { type CardView, chatAttachableCall } from '@/lib/chat/schema';
import { callContract } from '@/lib/platform/http/call-contract';
import { sites } from '@/lib/platform/i18n/site';
import { CardFace } from './card-bubble';
import type { MemberOwner } from './types';

/** Debounce in milliseconds. */
const pause = 300;

type GroupProps = { kind: 'product' | 'request'; views: readonly CardView[]; onChoose: (view: CardView) => void };

function Group({ kind, views, onChoose }: GroupProps) {
  const t = useTranslations('chat.cardGroup');
  const locale = useLocale();
  const label = useId();
  if (views.length === 0) return null;
  return (
    <section aria-labelledby={label}>
      <h3 id={label} className="m-0 pb-1 text-12 font-strong text-ink-3">
        {t(kind)}
      </h3>
      <ul className="m-0 grid list-none gap-1 p-0">
        {views.map((view) => (
          <li key={view.id}>
            <button
              type="button"
              className="w-full cursor-pointer rounded border border-solid border-line bg-paper p-2 text-start hover:border-ctl"
              onClick={() => onChoose(view)}
            >
              <CardFace kind={view.kind} view={view} site={locale} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

type Props = {
  conversationId: number;
  owner: MemberOwner;
  onChoose: (view: CardView) => void;
  onClose: () => void;
};

/** Searches the product or purchase request to attach to the next message. */
export function CardPicker({ conversationId, owner, onChoose, onClose }: Props) {
  const t = useTranslations('chat');
  const center = useTranslations('center');
  const phone = usePhone();
  const siteId = sites[useLocale()].siteId;
  const [typed, setTyped] = useState('');
  const [query, setQuery] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setQuery(typed.trim()), pause);
    return () => clearTimeout(timer);
  }, [typed]);
  const { data, isError, refetch } = useQuery({
    queryKey: chatKeys.attachable(conversationId, siteId, query),
    queryFn: ({ signal }) =>
      callContract(
        chatAttachableCall,
        { conversationId, siteId, query },
        { userType: owner.kind, quiet: true, signal },
      ),
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
  const of = (kind: CardView['kind']) => data?.filter((view) => view.kind === kind) ?? [];
  return (
    <Dialog form={phone ? 'sheet' : 'dialog'} title={t('attachCard')} closeLabel={t('close')} onClose={onClose}>
      {(close) => {
        const choose = (view: CardView) => {
          onChoose(view);
          close();
        };
        return (
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
            <Input
              type="search"
              data-first={phone ? undefined : ''}
              aria-label={t('cardSearch')}
              placeholder={t('cardSearch')}
              maxLength={chatLimits.query}
              enterKeyHint="search"
              className="[unicode-bidi:plaintext]"
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
            />
            {isError && !data && <LoadFailure onRetry={() => void refetch()} />}
            {!isError && !data && <Skeleton label={center('loading')} />}
            <p role="status" className={data?.length === 0 ? 'm-0 text-ink-2' : 'sr-only'}>
              {data?.length === 0 && t(query === '' ? 'cardNone' : 'cardNotFound')}
            </p>
            <Group kind="product" views={of('product')} onChoose={choose} />
            <Group kind="request" views={of('request')} onChoose={choose} />
          </div>
        );
      }}
    </Dialog>
  );
}
