import type { OwnStanding } from '../profile/types';
import type { CapKind, Wish } from './constants';

/** A cap and how much of it is used; `most` is null where there is no cap. */
export type Cap = { kind: CapKind; used: number; most: number | null };

/** The last wish of a company. */
export type OwnWish = {
  wanted: Wish;
  message: string;
  /** the names of the files that went with it */
  documents: string[];
  state: 'open' | 'done' | 'declined';
  answer: string | null;
  /** ISO instant */
  createdAt: string;
};

export type OwnUpgrade = { standing: OwnStanding; caps: Cap[]; wish: OwnWish | null };
