'use client';

import type { ComponentProps } from 'react';
import { noticeReadCall } from '@/lib/notification/schema';
import { callContract } from '@/lib/platform/http/call-contract';
import { NoticeLine } from './notice-line';

/** A notice that nobody has read yet; following it is reading it. */
export function UnreadLine({ id, ...line }: ComponentProps<typeof NoticeLine> & { id: number }) {
  const read = () => void callContract(noticeReadCall, { ids: [id] }, { quiet: true }).catch(() => undefined);
  return <NoticeLine {...line} onFollow={read} />;
}
