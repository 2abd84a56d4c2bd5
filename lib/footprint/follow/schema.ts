import { z } from 'zod';
import { config } from '@/lib/platform/config';
import { purchaseStates } from '@/lib/platform/db/schema/trade-state';
import { defineCall, defineOwnCall } from '@/lib/platform/http/call';
import { idField, pageFields, siteIdField } from '@/lib/platform/http/field';
import { locales } from '@/lib/platform/i18n/site';

const shared = { method: 'POST', tag: 'footprint', actor: 'member' } as const;
const typeField = z.enum(config.follow.types).meta({ description: 'followType', example: 'supplier' });
const ids = z
  .array(idField)
  .min(1)
  .max(config.api.pageSize.max)
  .meta({ description: 'followSubjectIds', example: [12] });
const count = z.object({ count: z.number().int().meta({ description: 'footprintCount' }) });

export const followAddCall = defineCall({
  ...shared,
  path: '/api/follow/add',
  summary: 'followAdd',
  input: z.object({ type: typeField, id: idField.meta({ description: 'followSubjectId', example: 12 }) }),
  output: z.null(),
  done: 'added',
});

export const followDeleteCall = defineCall({
  ...shared,
  path: '/api/follow/delete',
  summary: 'followDelete',
  input: z.object({ type: typeField, ids }),
  output: count.meta({ id: 'FollowCount' }),
});

/** Which of these are followed: for the buttons of a page. */
export const followStateCall = defineCall({
  ...shared,
  path: '/api/follow/state',
  summary: 'followState',
  input: z.object({ type: typeField, ids }),
  output: z.array(z.number().int()),
});

const textWithLanguage = z.object({ text: z.string(), locale: z.enum(locales) });
/** Kinds of items published by suppliers and sectors, and of events of a request. */
export const publishedKinds = ['product', 'launch', 'agent', 'case', 'tender'] as const;
export const requestKinds = ['addendum', 'answer', 'closing', 'outcome'] as const;

const news = z
  .object({
    kind: z.enum([...publishedKinds, ...requestKinds]).meta({ description: 'newsKind' }),
    id: z.number().int(),
    title: textWithLanguage,
    path: z.string().meta({ description: 'path' }),
    publishedAt: z.string(),
    fresh: z.boolean().meta({ description: 'newsFresh' }),
  })
  .meta({ id: 'FollowNews' });

/** `name` is null where the subject is no longer public. */
const follow = z
  .object({
    id: z.number().int(),
    type: typeField,
    subjectId: z.number().int(),
    name: textWithLanguage.nullable(),
    logo: z.string().nullable().meta({ description: 'picture' }),
    request: z
      .object({ state: z.enum(purchaseStates), validUntil: z.string() })
      .nullable()
      .meta({ description: 'followRequest' }),
    createdAt: z.string(),
    fresh: z.number().int().meta({ description: 'followFresh' }),
    news: z.array(news),
  })
  .meta({ id: 'Follow' });

export const followListCall = defineCall({
  ...shared,
  path: '/api/follow/list',
  summary: 'followList',
  input: z.object({ siteId: siteIdField, type: typeField, ...pageFields }),
  output: z
    .object({
      items: z.array(follow),
      total: z.number().int().meta({ description: 'total' }),
      at: z.string().meta({ description: 'followAt' }),
    })
    .meta({ id: 'Follows' }),
});

export const followReadCall = defineCall({
  ...shared,
  path: '/api/follow/read',
  summary: 'followRead',
  input: z.object({
    ids: z.array(idField).max(config.api.pageSize.max).prefault([]).meta({ description: 'followIds' }),
    until: z.iso.datetime().meta({ description: 'followUntil' }),
  }),
  output: count.meta({ id: 'FollowReadCount' }),
});

/** Unsubscribes by the token of an e-mail's link, without a session. RFC 8058. */
export const unsubscribeCall = defineOwnCall({
  method: 'POST',
  path: '/api/follow/unsubscribe',
  input: z.object({ token: z.string().min(1).max(100) }),
  output: z.null(),
});

export type FollowSubject = z.output<typeof followAddCall.input>;
export type FollowType = FollowSubject['type'];
export type FollowPage = z.output<typeof followListCall.output>;
export type FollowView = FollowPage['items'][number];
export type FollowNews = FollowView['news'][number];
export type NewsKind = FollowNews['kind'];
export type PublishedKind = (typeof publishedKinds)[number];
