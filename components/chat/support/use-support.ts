'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocale } from 'next-intl';
import { useEffect } from 'react';
import type { MemberOwner } from '@/components/chat/types';
import type { Chat } from '@/components/chat/use-chat';
import { chatKeys } from '@/lib/chat/client/query-key';
import { type SupportView, supportStateCall } from '@/lib/chat/support/schema';
import { callContract } from '@/lib/platform/http/call-contract';
import { sites } from '@/lib/platform/i18n/site';

// The position in the queue depends on others, and opening hours on the clock.
const rereadAfter = 60_000;

/** Status of the owner's support request, kept up to date. */
export function useSupport({ link }: Chat, { kind }: MemberOwner) {
  const site = sites[useLocale()].siteId;
  const client = useQueryClient();
  const queryKey = chatKeys.support(kind, site);
  const query = useQuery({
    queryKey,
    queryFn: () => callContract(supportStateCall, { siteId: site }, { userType: kind, background: true }),
    refetchInterval: rereadAfter,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is the same as long as the connection is.
  useEffect(() => {
    const reread = () => void client.invalidateQueries({ queryKey });
    const endings = [link.on('support', reread), link.onState((state) => state === 'online' && reread())];
    return () => {
      for (const end of endings) end();
    };
  }, [link]);
  const set = (view: SupportView) => client.setQueryData(queryKey, view);
  return { view: query.data, failed: query.isError, retry: () => void query.refetch(), set, site };
}
