import { useQuery } from '@tanstack/react-query';
import { callPath } from '@/lib/http/call-contract';
import type { MemberKind } from '@/lib/http/presence';
import type { unreadCall } from '@/lib/notification/schema';
import type { Waiting } from './types';

/** What waits for an account, looked up anew every minute; `first` is what the page came with. */
export function useWaiting(kind: MemberKind, first: Waiting): Waiting {
  const { data } = useQuery({
    queryKey: ['unread', kind],
    queryFn: () => callPath<typeof unreadCall>('/api/check_unread', {}, { userType: kind, quiet: true }),
    initialData: {
      newsNum: first.unread,
      cgsNewNum: first.unread,
      followNum: first.news,
      cgsFollowNum: first.news,
    },
    refetchInterval: 60_000,
  });
  return kind === 'supplier'
    ? { unread: data.newsNum ?? 0, news: data.followNum ?? 0 }
    : { unread: data.cgsNewNum ?? 0, news: data.cgsFollowNum ?? 0 };
}
