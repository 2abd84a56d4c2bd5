import type { heldCommands } from '@/lib/platform/db/schema/review';

export type HeldCommand = (typeof heldCommands)[number];

/** A decision of the reader's own that can still be taken back, or that could not be carried out. */
export type HeldView = {
  id: number;
  /** as in the audit log */
  action: string;
  title: string;
  /** where what was decided about is shown */
  href: string;
  /** its row, where that is a list of what waits */
  row: string | null;
  /** until it is carried out */
  milliseconds: number;
  /** why it was not carried out, in words */
  failure: string | null;
  /** what was typed with a decision that was not carried out, null for nothing */
  typed: string | null;
};

/** What a call answers with that is carried out a little later. */
export type DelayedCall = { id: number; milliseconds: number };
