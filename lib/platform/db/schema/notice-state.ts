import type { MoneyRange } from '@/lib/platform/i18n/format';

/** What staff rejected, with the reason as it was sent, and the submission. */
export type RejectedThing = { title: string; reason: string; review?: number };

/**
 * An argument of a notice's message, which says what it is: a bare text is shown as it was written, whatever it looks
 * like. A day is YYYY-MM-DD, an instant ISO 8601.
 */
export type NoticeValue =
  | string
  | number
  | { day: string }
  | { instant: string }
  | { money: MoneyRange }
  | { rejected: readonly RejectedThing[] };

/** What an account chooses about at once: notices of one kind come by e-mail at once, once a day or not at all. */
export const noticeKinds = [
  'quotation',
  'request',
  'invitation',
  'bid',
  'followed',
  'launch',
  'saved',
  'agent',
  'fair',
  'review',
  'chat',
] as const;

/** How the e-mails of a kind come. */
export const noticePeriods = ['now', 'daily', 'off'] as const;
