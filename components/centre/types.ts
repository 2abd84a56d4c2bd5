import type { ReactNode } from 'react';
import type { MemberKind } from '@/lib/http/presence';

/** An entry of a centre's side navigation; `mark` stands behind its label; `inside` is the path inside the application of its page and those below. */
export type CentreLink = {
  href: string;
  label: string;
  icon: string;
  inside: string;
  exact?: boolean;
  mark?: ReactNode;
};
export type CentreGroup = { label: string | null; links: CentreLink[] };

/** How many messages are unread, and how much is new of what is followed. */
export type Waiting = { unread: number; news: number };

/** Who is signed in, as the frame shows it. */
export type CentreWho = { kind: MemberKind; name: string; detail: string; initials: string; waiting: Waiting };
