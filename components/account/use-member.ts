'use client';

import { useEffect } from 'react';
import { useClientState } from '@/lib/account/client';
import { useSignedIn } from '@/lib/platform/http/signed-in';

const pause = 60_000;
let lastFetch = { kinds: '', at: 0 };

/** The signed-in accounts and their unread counts; makes no request for visitors who never signed in. */
export function useMember() {
  const { kinds, acting } = useSignedIn();
  const { userInfo, cgsInfo, newsNum, cgsNewNum, chatNum, cgsChatNum, followNum, cgsFollowNum } = useClientState();
  const present = kinds.join('.');
  useEffect(() => {
    const known = lastFetch.kinds === present && Date.now() - lastFetch.at < pause;
    if (present === '' || known) return;
    lastFetch = { kinds: present, at: Date.now() };
    const begin = async () => (await import('./member-load')).loadMember(present.split('.') as typeof kinds);
    // Failures show nothing; the next page tries again.
    const timer = setTimeout(() => begin().catch(() => undefined), 300);
    return () => {
      clearTimeout(timer);
      lastFetch = { kinds: '', at: 0 };
    };
  }, [present]);
  return {
    kinds,
    acting,
    name: { supplier: userInfo?.company.name ?? null, purchaser: cgsInfo?.name ?? null },
    /** notices and messages together */
    unread: { supplier: newsNum ?? 0, purchaser: cgsNewNum ?? 0 },
    messages: { supplier: chatNum ?? 0, purchaser: cgsChatNum ?? 0 },
    news: { supplier: followNum ?? 0, purchaser: cgsFollowNum ?? 0 },
  };
}

export type Member = ReturnType<typeof useMember>;
