import { z } from 'zod';
import { supportStates } from '@/lib/platform/db/schema/chat-state';
import { textField } from '@/lib/platform/field/text';
import { defineOwnCall } from '@/lib/platform/http/call';
import { idField, namedField, siteIdField, wholeNumber } from '@/lib/platform/http/field';
import { locales } from '@/lib/platform/i18n/site';
import { uploadFinishCall, uploadTokenCall } from '@/lib/upload/schema';
import {
  chatCardCall,
  chatOpenCall,
  chatReachCall,
  chatReadCall,
  chatSendCall,
  chatTranslateCall,
  chatTypingCall,
  conversation,
  fileMessage,
  textMessage,
} from '../schema';
import { deskViews, supportLimits } from './constants';

const member = { method: 'POST', actor: 'member' } as const;
const staff = { method: 'POST', actor: 'staff' } as const;

const supportView = z.object({
  /** null before the first message */
  conversationId: z.number().int().nullable(),
  desk: z.object({ locale: z.enum(locales), open: z.boolean(), opensAt: z.string().nullable() }),
  /** the waiting or open request, else the last one while it can be rated */
  request: z
    .object({
      id: z.number().int(),
      state: z.enum(supportStates),
      byMail: z.boolean(),
      /** position in the desk's queue, from 1; null unless it waits */
      place: z.number().int().nullable(),
      /** usual minutes until an agent joins; null with too few requests */
      usual: z.number().int().nullable(),
      agent: z.string().nullable(),
      rating: z.number().int().nullable(),
    })
    .nullable(),
});
export type SupportView = z.output<typeof supportView>;

/** The caller's state with customer service. */
export const supportStateCall = defineOwnCall({
  ...member,
  path: '/api/chat/support/state',
  input: z.object({ siteId: siteIdField }),
  output: supportView,
});

/** Finds or creates the conversation with customer service. */
export const supportOpenCall = defineOwnCall({
  ...member,
  path: '/api/chat/support/open',
  input: z.object({}),
  output: z.object({ conversationId: z.number().int() }),
});

/** Requests customer service. */
export const supportAskCall = defineOwnCall({
  ...member,
  path: '/api/chat/support/ask',
  input: z.object({ siteId: siteIdField }),
  output: supportView,
});

/** Cancels the waiting request. */
export const supportCancelCall = defineOwnCall({
  ...member,
  path: '/api/chat/support/cancel',
  input: z.object({ siteId: siteIdField }),
  output: supportView,
});

/** Rates the resolved request. */
export const supportRateCall = defineOwnCall({
  ...member,
  path: '/api/chat/support/rate',
  input: z.object({
    siteId: siteIdField,
    id: idField,
    rating: wholeNumber(1, 5),
    text: textField(supportLimits.rating),
  }),
  output: supportView,
});

const deskItem = z.object({
  id: z.number().int(),
  state: z.enum(supportStates),
  locale: z.enum(locales),
  byMail: z.boolean(),
  createdAt: z.string(),
  joinedAt: z.string().nullable(),
  endedAt: z.string().nullable(),
  agent: namedField.nullable(),
  /** not assigned, or its agent is no longer in service */
  free: z.boolean(),
  rating: z.number().int().nullable(),
  ratingText: z.string(),
  asker: z.object({
    kind: z.enum(['supplier', 'purchaser']),
    name: z.string(),
    company: namedField.nullable(),
  }),
  conversation,
});
export type DeskItem = z.output<typeof deskItem>;

const request = z.object({ id: idField });

export const deskOpenCall = { ...chatOpenCall, ...staff, path: '/api/admin/chat/open' } as const;
export const deskReadCall = { ...chatReadCall, ...staff, path: '/api/admin/chat/messages' } as const;
export const deskReachCall = { ...chatReachCall, ...staff, path: '/api/admin/chat/reach' } as const;
export const deskTypingCall = { ...chatTypingCall, ...staff, path: '/api/admin/chat/typing' } as const;
export const deskCardCall = { ...chatCardCall, ...staff, path: '/api/admin/chat/card' } as const;
export const deskTranslateCall = { ...chatTranslateCall, ...staff, path: '/api/admin/chat/translate' } as const;

/** A message from the desk. */
export const deskSendCall = defineOwnCall({
  ...staff,
  path: '/api/admin/chat/send',
  input: chatSendCall.input.extend({
    message: z.discriminatedUnion('kind', [textMessage, fileMessage]),
  }),
  output: chatSendCall.output,
});

/** Upload token for a file sent by the desk. */
export const deskUploadTokenCall = defineOwnCall({
  ...staff,
  path: '/api/admin/chat/upload/token',
  input: uploadTokenCall.input.extend({ kind: z.literal('attachment') }),
  output: uploadTokenCall.output,
});

/** Finishes an upload of the desk. */
export const deskUploadFinishCall = defineOwnCall({
  ...staff,
  path: '/api/admin/chat/upload/finish',
  input: uploadFinishCall.input,
  output: uploadFinishCall.output,
});

export const deskListCall = defineOwnCall({
  ...staff,
  path: '/api/admin/chat/list',
  input: z.object({ siteId: siteIdField, view: z.enum(deskViews), locale: z.enum(locales).nullable() }),
  output: z.object({
    items: z.array(deskItem),
    /** waiting requests by desk */
    waiting: z.partialRecord(z.enum(locales), z.number().int()),
    mine: z.number().int(),
  }),
});

export const deskGetCall = defineOwnCall({
  ...staff,
  path: '/api/admin/chat/get',
  input: request.extend({ siteId: siteIdField }),
  output: deskItem,
});

/** Takes a request that waits or whose agent is no longer in service. */
export const deskTakeCall = defineOwnCall({
  ...staff,
  path: '/api/admin/chat/take',
  input: request,
  output: z.null(),
});

/** Hands a request to another agent; null for the queue. */
export const deskHandCall = defineOwnCall({
  ...staff,
  path: '/api/admin/chat/hand',
  input: request.extend({ agentId: idField.nullable() }),
  output: z.null(),
});

export const deskResolveCall = defineOwnCall({
  ...staff,
  path: '/api/admin/chat/resolve',
  input: request,
  output: z.null(),
});
