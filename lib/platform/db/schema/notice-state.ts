import type { MoneyRange } from '@/lib/platform/i18n/format';

/** A rejected item, with the reason as sent, and the submission. */
export type RejectedThing = { title: string; reason: string; review?: number };

/**
 * An argument of a notice's message, typed explicitly: bare text is shown as it is. A day is YYYY-MM-DD, an instant ISO
 * 8601.
 */
export type NoticeValue =
  | string
  | number
  | { day: string }
  | { instant: string }
  | { money: MoneyRange }
  | { rejected: readonly RejectedThing[] };

/** Groups of notices with one setting: e-mail immediately, daily or never. */
export const noticeKinds = [
  'quotation',
  'request',
  'invitation',
  'bid',
  'followed',
  'launch',
  'saved',
  'tender',
  'agent',
  'fair',
  'review',
  'chat',
] as const;

/** E-mail frequencies of a kind. */
export const noticePeriods = ['now', 'daily', 'off'] as const;
