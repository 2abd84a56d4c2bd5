import type { ReactNode } from 'react';
import type { MemberKind } from '@/lib/platform/http/signed-in';
import type { Locale } from '@/lib/platform/i18n/site';

/** An entry of a center's side navigation; `mark` stands behind its label; `inside` is the path inside the application of its page and those below. */
export type CenterLink = {
  href: string;
  label: string;
  icon: string;
  inside: string;
  exact?: boolean;
  /** its page is read anew, since the address alone says what it is to do */
  hard?: boolean;
  mark?: ReactNode;
};
export type CenterGroup = { label: string | null; links: CenterLink[] };

/** How many notices are unread, how many messages of the chat, and how much is new of what is followed. */
export type WaitingCounts = { unread: number; chat: number; news: number };

/** Who is signed in, as the frame shows it. */
export type CenterWho = { kind: MemberKind; name: string; detail: string; initials: string; waiting: WaitingCounts };

/** An entry of a phone's bottom bar: one of the places under a short name; `nested` where pages below lead back to it. */
export type BarLink = { href: string; label: string; nested?: boolean };

/** What the frame of a center is made of, on a desktop and on a phone. */
export type ShellProps = {
  locale: Locale;
  title: string;
  groups: CenterGroup[];
  /** The places most used, in order; the first one is where the others lead back to. */
  bar: readonly BarLink[];
  who: CenterWho;
  places: Record<'message' | 'account', string>;
  children: ReactNode;
};
