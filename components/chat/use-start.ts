'use client';

import { useLocale } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { useFailureText } from '@/components/form/use-failure-text';
import type { CardView, Conversation, chatGetCall, chatStartCall } from '@/lib/chat/schema';
import type { supportOpenCall } from '@/lib/chat/support/schema';
import { callPath } from '@/lib/platform/http/call-contract';
import type { CallFailure } from '@/lib/platform/http/client';
import { sites } from '@/lib/platform/i18n/site';
import type { ChatRequest, MemberOwner } from './types';
import type { Attached } from './use-attached';

/**
 * Opens the conversation named in the address, once.
 * @param onStarted called with it and with the subject named in the address
 * @returns why it could not be opened
 */
export function useStart(
  request: ChatRequest & { view: CardView | null },
  { kind }: MemberOwner,
  onStarted: (one: Conversation, about: Attached | null) => void,
): string | null {
  const say = useFailureText();
  const siteId = sites[useLocale()].siteId;
  const [failure, setFailure] = useState<string | null>(null);
  const begun = useRef(false);
  const started = useRef(onStarted);
  started.current = onStarted;
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for once, whatever is drawn after.
  useEffect(() => {
    if (begun.current || (request.start === null && request.id === null)) return;
    begun.current = true;
    const open = async () => {
      const by = { userType: kind, quiet: true } as const;
      const { start } = request;
      const begin = async () => {
        if (start === null) return request.id;
        const made =
          start === 'support'
            ? callPath<typeof supportOpenCall>('/api/chat/support/open', {}, by)
            : callPath<typeof chatStartCall>('/api/chat/start', start, by);
        return (await made).conversationId;
      };
      const conversationId = await begin();
      if (conversationId === null) return;
      const one = await callPath<typeof chatGetCall>('/api/chat/get', { conversationId, siteId }, by);
      started.current(one, request.card && { card: request.card, view: request.view });
    };
    open().catch((error: CallFailure) => setFailure(say(error)));
  }, []);
  return failure;
}
