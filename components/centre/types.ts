import type { MemberKind } from '@/lib/http/presence';

/** An entry of a centre's side navigation; `inside` is the path inside the application of its page and those below. */
export type CentreLink = { href: string; label: string; icon: string; inside: string; exact?: boolean };
export type CentreGroup = { label: string | null; links: CentreLink[] };

/** Who is signed in, as the frame shows it. */
export type CentreWho = { kind: MemberKind; name: string; detail: string; initials: string; unread: number };
