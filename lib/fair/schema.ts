import { z } from 'zod';
import { instantField } from '@/lib/platform/field/day';
import { lineField } from '@/lib/platform/field/text';
import { defineOwnCall } from '@/lib/platform/http/call';
import { idField, localeTextField, siteIdField } from '@/lib/platform/http/field';
import { linkMax, topicMax } from './constants';

const supplier = { method: 'POST', actor: 'supplier' } as const;
const member = { method: 'POST', actor: 'member' } as const;
const purchaser = { method: 'POST', actor: 'purchaser' } as const;

const session = z.object({
  id: z.number().int(),
  format: z.enum(['opening', 'forum', 'launch', 'matchmaking', 'demonstration', 'closing']),
  startsAt: z.string(),
  endsAt: z.string(),
  title: localeTextField,
  places: z.number().int().nullable(),
  taken: z.number().int(),
  registered: z.boolean(),
});
const meeting = z.object({
  id: z.number().int(),
  sessionId: z.number().int(),
  startsAt: z.string(),
  endsAt: z.string(),
  topic: z.string(),
  companyId: z.number().int(),
  company: z.string(),
  stand: z.string(),
  /** meeting link; '' until the exhibitor adds one */
  link: z.string(),
  /** the purchaser, for the exhibitor */
  name: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
});

/** An exhibitor's meeting link. */
const exhibit = z.object({ companyId: z.number().int(), link: z.string(), revision: z.number().int() });

/** The sessions of the newest fair with the actor's registrations, and the actor's meetings. */
export const fairOwnCall = defineOwnCall({
  ...member,
  path: '/api/fair/own',
  input: z.object({ siteId: siteIdField }),
  output: z.object({
    fair: z.object({ title: localeTextField, startsOn: z.string(), endsOn: z.string() }).nullable(),
    sessions: z.array(session),
    meetings: z.array(meeting),
    /** the exhibitor's own link; null for who does not exhibit */
    exhibit: exhibit.nullable(),
  }),
});

export const fairRegisterCall = defineOwnCall({
  ...member,
  path: '/api/fair/register',
  input: z.object({ sessionId: idField, registered: z.boolean() }),
  output: z.null(),
});

const exhibitor = z.object({
  companyId: z.number().int(),
  name: z.string(),
  countryCode: z.string(),
  stand: z.string(),
  /** free start times */
  free: z.array(z.string()),
});

/** Exhibitors of a matchmaking session matching by name or product, with the slots free on both sides. */
export const fairExhibitorCall = defineOwnCall({
  ...purchaser,
  path: '/api/fair/exhibitor',
  input: z.object({ siteId: siteIdField, sessionId: idField, words: lineField(80).default('') }),
  output: z.object({ items: z.array(exhibitor) }),
});

export const fairMeetCall = defineOwnCall({
  ...purchaser,
  path: '/api/fair/meeting/book',
  input: z.object({
    sessionId: idField,
    companyId: idField,
    startsAt: instantField(),
    topic: lineField(topicMax).default(''),
  }),
  output: z.object({ id: z.number().int() }),
});

export const fairMeetingCancelCall = defineOwnCall({
  ...member,
  path: '/api/fair/meeting/cancel',
  input: z.object({ id: idField }),
  output: z.null(),
});

const isMeetingLink = (text: string): boolean => {
  if (/\s/.test(text) || !URL.canParse(text)) return false;
  const { protocol, hostname, username, password } = new URL(text);
  return protocol === 'https:' && hostname.includes('.') && username === '' && password === '';
};

/** A URL as typed, with or without scheme; the output has one. '' removes the link. */
const linkField = lineField(linkMax)
  .transform((typed) => (typed === '' || /^[a-z][a-z0-9+.-]*:(?!\d)/i.test(typed) ? typed : `https://${typed}`))
  .refine((text) => text === '' || isMeetingLink(text), { error: 'website' });

/** Sets an exhibitor's meeting link; `revision` of the link that was read. */
export const fairLinkCall = defineOwnCall({
  ...supplier,
  path: '/api/fair/meeting/link',
  input: z.object({ revision: z.number().int().min(0), link: linkField }),
  output: exhibit,
});
