import type { OwnStanding } from '../profile/types';
import type { CapKind, UpgradeTarget } from './constants';

/** A cap and its use; `most` is null if unlimited. */
export type Cap = { kind: CapKind; used: number; most: number | null };

/** The last upgrade request of a company. */
export type OwnWish = {
  wanted: UpgradeTarget;
  message: string;
  /** names of the attached files */
  documents: string[];
  state: 'open' | 'done' | 'declined';
  answer: string | null;
  /** ISO instant */
  createdAt: string;
};

export type OwnUpgrade = { standing: OwnStanding; caps: Cap[]; wish: OwnWish | null };
