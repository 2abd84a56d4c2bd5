import type { ReactNode } from 'react';
import type { MemberKind } from '@/lib/platform/http/signed-in';
import type { Locale } from '@/lib/platform/i18n/site';

/**
 * An entry of a center's navigation; `mark` follows its label; `inside` is the internal path of its page and those
 * below.
 */
export type CenterLink = {
  href: string;
  label: string;
  icon: string;
  inside: string;
  exact?: boolean;
  /** loads the page anew, since its address triggers an action */
  hard?: boolean;
  mark?: ReactNode;
};
export type CenterGroup = { label: string | null; links: CenterLink[] };

/** Numbers of unread notices, chat messages and followed news. */
export type WaitingCounts = { unread: number; chat: number; news: number };

/** The signed-in account, as shown in the frame. */
export type CenterWho = { kind: MemberKind; name: string; detail: string; initials: string; waiting: WaitingCounts };

/** An entry of a phone's bottom bar: a place under a short name; `nested` if pages below link back to it. */
export type BarLink = { href: string; label: string; nested?: boolean };

/** Content of a center's frame, on desktop and phone. */
export type ShellProps = {
  locale: Locale;
  title: string;
  groups: CenterGroup[];
  /** Most used places in order; the others lead back to the first. */
  bar: readonly BarLink[];
  who: CenterWho;
  places: Record<'message' | 'account', string>;
  children: ReactNode;
};
