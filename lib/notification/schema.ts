import { z } from 'zod';
import { config } from '@/lib/platform/config';
import { defineCall, defineOwnCall } from '@/lib/platform/http/call';
import { idField, pageFields, siteIdField } from '@/lib/platform/http/field';
import { noticeKinds, noticePeriods } from './constants';

const shared = { method: 'POST', tag: 'notification', actor: 'member' } as const;
const ids = z.array(idField).max(config.api.pageSize.max).meta({ description: 'noticeIds' });
const count = z.object({ count: z.number().int().meta({ description: 'noticeCount' }) }).meta({ id: 'NoticeCount' });

const notice = z
  .object({
    id: z.number().int(),
    title: z.string(),
    text: z.string(),
    path: z.string().nullable().meta({ description: 'path' }),
    read: z.boolean(),
    createdAt: z.string(),
  })
  .meta({ id: 'Notice' });

export const noticeListCall = defineCall({
  ...shared,
  path: '/api/notice/list',
  summary: 'noticeList',
  input: z.object({ siteId: siteIdField, ...pageFields }),
  output: z
    .object({
      items: z.array(notice),
      total: z.number().int().meta({ description: 'total' }),
      unread: z.number().int().meta({ description: 'unread' }),
    })
    .meta({ id: 'Notices' }),
});
export type NoticePage = z.output<typeof noticeListCall.output>;

export const noticeReadCall = defineCall({
  ...shared,
  path: '/api/notice/read',
  summary: 'noticeRead',
  input: z.object({ ids: ids.prefault([]) }),
  output: count,
});

export const noticeDeleteCall = defineCall({
  ...shared,
  path: '/api/notice/delete',
  summary: 'noticeDelete',
  input: z.object({ ids }),
  output: count,
  done: 'deleted',
});

const token = z.string().min(1).max(200).optional();

/** API clients pass their token, browsers their cookie. docs/domain.md, The API. */
export const unreadCall = defineCall({
  method: 'POST',
  path: '/api/check_unread',
  tag: 'notification',
  summary: 'unread',
  input: z
    .object({
      siteId: siteIdField,
      member_token: token.meta({ description: 'memberToken' }),
      company_token: token.meta({ description: 'companyToken' }),
    })
    .refine((input) => input.member_token === undefined || input.company_token === undefined, {
      error: 'eitherToken',
      path: ['member_token'],
    }),
  output: z
    .object({
      newsNum: z.number().int().nullable().meta({ description: 'newsNum' }),
      cgsNewNum: z.number().int().nullable().meta({ description: 'cgsNewNum' }),
      chatNum: z.number().int().nullable().meta({ description: 'chatNum' }),
      cgsChatNum: z.number().int().nullable().meta({ description: 'cgsChatNum' }),
      followNum: z.number().int().nullable().meta({ description: 'followNum' }),
      cgsFollowNum: z.number().int().nullable().meta({ description: 'cgsFollowNum' }),
    })
    .meta({ id: 'Unread' }),
});
export type Unread = z.output<typeof unreadCall.output>;

const choice = { kind: z.enum(noticeKinds), period: z.enum(noticePeriods) };

/** E-mail frequency of each kind of notice. */
export const noticeChoicesCall = defineOwnCall({
  method: 'POST',
  actor: 'member',
  path: '/api/notice/choice/list',
  input: z.object({}),
  output: z.object({ emailConfirmed: z.boolean(), items: z.array(z.object(choice)) }),
});

export const noticeChoiceCall = defineOwnCall({
  method: 'POST',
  actor: 'member',
  path: '/api/notice/choice/set',
  input: z.object(choice),
  output: z.null(),
});

/** Unsubscribes by the token of an e-mail's link, without a session. RFC 8058. */
export const noticeStopCall = defineOwnCall({
  method: 'POST',
  path: '/api/notice/unsubscribe',
  input: z.object({ token: z.string().min(1).max(120) }),
  output: z.null(),
});
