import { useQuery } from '@tanstack/react-query';
import type { unreadCall } from '@/lib/notification/schema';
import { callPath } from '@/lib/platform/http/call-contract';
import type { MemberKind } from '@/lib/platform/http/signed-in';
import type { WaitingCounts } from './types';

/** Counts of an account, polled every minute; `first` comes with the page. */
export function useWaiting(kind: MemberKind, first: WaitingCounts): WaitingCounts {
  const { data } = useQuery({
    queryKey: ['unread', kind],
    queryFn: () => callPath<typeof unreadCall>('/api/check_unread', {}, { userType: kind, quiet: true }),
    initialData: {
      newsNum: first.unread + first.chat,
      cgsNewNum: first.unread + first.chat,
      chatNum: first.chat,
      cgsChatNum: first.chat,
      followNum: first.news,
      cgsFollowNum: first.news,
    },
    refetchInterval: 60_000,
  });
  const [all, chat, news] =
    kind === 'supplier'
      ? [data.newsNum, data.chatNum, data.followNum]
      : [data.cgsNewNum, data.cgsChatNum, data.cgsFollowNum];
  return { unread: (all ?? 0) - (chat ?? 0), chat: chat ?? 0, news: news ?? 0 };
}
