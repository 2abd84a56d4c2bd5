'use client';

import type { ComponentProps } from 'react';
import { noticeReadCall } from '@/lib/notification/schema';
import { callContract } from '@/lib/platform/http/call-contract';
import { NoticeLine } from './notice-line';

/** An unread notice; following it marks it as read. */
export function UnreadLine({ id, ...line }: ComponentProps<typeof NoticeLine> & { id: number }) {
  const read = () => void callContract(noticeReadCall, { ids: [id] }, { quiet: true }).catch(() => undefined);
  return <NoticeLine {...line} onFollow={read} />;
}
