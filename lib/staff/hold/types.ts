import type { delayedCommands } from '@/lib/platform/db/schema/review';

export type DelayedCommand = (typeof delayedCommands)[number];

/** An own decision that can be undone, or that failed. */
export type DelayedView = {
  id: number;
  /** as in the audit log */
  action: string;
  title: string;
  /** page of the subject */
  href: string;
  /** row id, if that page is a list of waiting items */
  row: string | null;
  /** until it is carried out */
  milliseconds: number;
  /** error message */
  failure: string | null;
  /** text typed with a failed decision, null if none */
  typed: string | null;
};

/** Response of a call that is carried out later. */
export type DelayedCall = { id: number; milliseconds: number };
