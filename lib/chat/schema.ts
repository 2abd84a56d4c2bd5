import { z } from 'zod';
import { config } from '@/lib/platform/config';
import { cardKinds, chatSides, conversationKinds, messageKinds } from '@/lib/platform/db/schema/chat-state';
import { incoterms, purchaseStates, quotationStates } from '@/lib/platform/db/schema/trade-state';
import { instantField } from '@/lib/platform/field/day';
import { filledLine, textField } from '@/lib/platform/field/text';
import { defineOwnCall } from '@/lib/platform/http/call';
import { idField, localeTextField, namedField, siteIdField, wholeNumber } from '@/lib/platform/http/field';
import { locales } from '@/lib/platform/i18n/site';
import { priceField } from '@/lib/product/schema';
import { chatLimits } from './constants';
import { phraseField } from './phrase/schema';

const member = { method: 'POST', actor: 'member' } as const;
const which = z.object({ conversationId: idField });
const messageNumber = wholeNumber(0, 2 ** 31 - 1);

/** An item of the site, shown to each reader in their own language. */
export const cardField = z.strictObject({ kind: z.enum(cardKinds), id: idField });
export type ChatCard = z.output<typeof cardField>;

export const textMessage = z.strictObject({
  kind: z.literal('text'),
  text: textField(chatLimits.text).pipe(z.string().min(1, 'required')),
});
export const fileMessage = z.strictObject({ kind: z.literal('file'), key: z.string().min(1).max(200) });

/** Content of a message: exactly one of text, card, phrase or file. */
export const messageField = z.discriminatedUnion('kind', [
  textMessage,
  z.strictObject({ kind: z.literal('card'), card: cardField }),
  z.strictObject({ kind: z.literal('phrase'), phrase: phraseField }),
  fileMessage,
]);
export type MessageInput = z.output<typeof messageField>;

const message = z.object({
  conversationId: z.number().int(),
  number: z.number().int(),
  side: z.enum(chatSides),
  accountId: z.number().int().nullable(),
  /** author */
  name: z.string().nullable(),
  clientId: z.string(),
  kind: z.enum(messageKinds),
  locale: z.enum(locales),
  text: z.string(),
  content: z.record(z.string(), z.unknown()),
  createdAt: z.string(),
});
export type ChatMessage = z.output<typeof message>;

const progress = z.object({ delivered: z.number().int(), read: z.number().int() });
export type ReadProgress = z.output<typeof progress>;

export const conversation = z.object({
  id: z.number().int(),
  kind: z.enum(conversationKinds),
  side: z.enum(['supplier', 'purchaser', 'staff']),
  /** the other side, as far as this one may know; null where it may not, and for the customer service */
  name: z.string().nullable(),
  locale: z.enum(locales).nullable(),
  companyId: z.number().int().nullable(),
  logo: z.string().nullable(),
  assignee: namedField.nullable(),
  /** number of colleagues' notes; 0 for a purchaser, from whom they are hidden */
  notes: z.number().int(),
  lastNumber: z.number().int(),
  lastAt: z.string().nullable(),
  last: message.nullable(),
  unread: z.number().int(),
  own: progress,
  other: progress,
  blockedBy: z.enum(['own', 'other']).nullable(),
  muted: z.boolean(),
  archived: z.boolean(),
  /** whether its supplier may trade; otherwise neither side may write */
  open: z.boolean(),
});
export type Conversation = z.output<typeof conversation>;

/** Identifies a socket and its event rooms. */
export const chatOpenCall = defineOwnCall({
  ...member,
  path: '/api/chat/open',
  input: z.object({}),
  output: z.object({
    accountId: z.number().int(),
    sessionId: z.number().int(),
    rooms: z.array(z.string()),
    expiresAt: z.string(),
  }),
});

/** Finds or creates the conversation with a supplier, or with the buyer behind what a supplier received. */
export const chatStartCall = defineOwnCall({
  ...member,
  path: '/api/chat/start',
  input: z
    .strictObject({
      companyId: idField.optional(),
      quotationId: idField.optional(),
      requestId: idField.optional(),
      applicationId: idField.optional(),
      meetingId: idField.optional(),
    })
    .refine((input) => Object.values(input).filter(Boolean).length === 1, { error: 'required', path: ['companyId'] }),
  output: which,
});

export const chatListCall = defineOwnCall({
  ...member,
  path: '/api/chat/list',
  input: z.object({
    siteId: siteIdField,
    before: z.object({ at: instantField(), id: idField }).optional(),
    /** only those assigned to the caller */
    mine: z.boolean().optional(),
    /** the archived ones instead of all others */
    archived: z.boolean().optional(),
  }),
  output: z.object({ items: z.array(conversation), more: z.boolean(), unread: z.number().int() }),
});

export const chatUnreadCall = defineOwnCall({
  ...member,
  path: '/api/chat/unread',
  input: z.object({}),
  output: z.object({ unread: z.number().int() }),
});

export const chatGetCall = defineOwnCall({
  ...member,
  path: '/api/chat/get',
  input: which.extend({ siteId: siteIdField }),
  output: conversation,
});

export const chatReadCall = defineOwnCall({
  ...member,
  path: '/api/chat/messages',
  input: which.extend({ after: messageNumber.optional(), before: messageNumber.optional() }),
  output: z.object({ items: z.array(message), lastNumber: z.number().int() }),
});

const foundMessage = z.object({
  message,
  /** of the conversation, as in the list of them */
  kind: z.enum(conversationKinds),
  name: z.string().nullable(),
  locale: z.enum(locales).nullable(),
});
export type FoundMessage = z.output<typeof foundMessage>;

/** The newest messages of conversations matching by name, then messages containing all words, newest first. */
export const chatSearchCall = defineOwnCall({
  ...member,
  path: '/api/chat/search',
  input: z.object({ siteId: siteIdField, query: filledLine(chatLimits.query) }),
  output: z.array(foundMessage),
});

export const chatSendCall = defineOwnCall({
  ...member,
  path: '/api/chat/send',
  input: which.extend({
    siteId: siteIdField,
    clientId: z.uuid(),
    message: messageField,
    /** last message number the sender had seen, if known */
    seen: messageNumber.optional(),
  }),
  output: message,
});

export const chatReachCall = defineOwnCall({
  ...member,
  path: '/api/chat/reach',
  input: which.extend({ delivered: messageNumber, read: messageNumber }),
  output: progress,
});

export const chatTypingCall = defineOwnCall({
  ...member,
  path: '/api/chat/typing',
  input: which,
  output: z.null(),
});

export const chatBlockCall = defineOwnCall({
  ...member,
  path: '/api/chat/block',
  input: which.extend({ blocked: z.boolean() }),
  output: z.null(),
});

const messageTranslation = z.object({
  text: z.string(),
  /** source language of the translation as a BCP 47 tag; und if the service does not report it */
  from: z.string(),
});
export type MessageTranslation = z.output<typeof messageTranslation>;

/** A message by machine in the reader's language. docs/domain.md, rule 34. */
export const chatTranslateCall = defineOwnCall({
  ...member,
  path: '/api/chat/translate',
  input: which.extend({ siteId: siteIdField, number: messageNumber }),
  output: messageTranslation,
});

export const cardView = cardField.extend({
  /** null if deleted or no longer visible to the reader */
  title: localeTextField.nullable(),
  picture: z.string().nullable(),
  price: priceField.nullable(),
  unit: z.enum(config.units).nullable(),
  minimumOrder: z.number().int().nullable(),
  /** minor units of `currency` for `priceQuantity` of `unit` */
  quote: z
    .object({
      unitPrice: z.number().int(),
      priceQuantity: z.number().int(),
      currency: z.string(),
      unit: z.enum(config.units),
      incoterm: z.enum(incoterms),
      place: z.string(),
    })
    .nullable(),
  /** current state of a request or a quotation */
  requestState: z.enum(purchaseStates).nullable(),
  quotationState: z.enum(quotationStates).nullable(),
  path: z.string().nullable(),
});
export type CardView = z.output<typeof cardView>;

export const chatCardCall = defineOwnCall({
  ...member,
  path: '/api/chat/card',
  input: which.extend({ siteId: siteIdField, cards: z.array(cardField).min(1).max(chatLimits.cards) }),
  output: z.array(cardView),
});

/** Attachable items of a conversation: products of its supplier, then requests of its purchaser. */
export const chatAttachableCall = defineOwnCall({
  ...member,
  path: '/api/chat/attachable',
  input: which.extend({ siteId: siteIdField, query: textField(chatLimits.query) }),
  output: z.array(cardView),
});
