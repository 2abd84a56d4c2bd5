/** What codes and invitations are sent for, in groups that have each its part of CODE_BUDGET. */
export const codeShares = ['register', 'signIn', 'reset', 'own', 'invite'] as const;
export type CodeShare = (typeof codeShares)[number];

/**
 * How many codes are sent, counted exactly in the database; CODE_INTERVAL is the time between two to one number. What sends
 * nothing counts for target and network, and leaves the budget alone. docs/decisions/0019-code.md.
 */
export const codeLimit = {
  /** To one number or address, in an hour and in a day. */
  target: { hour: 5, day: 10 },
  /** Of those, by one network: the rest is left for the holder, who is elsewhere. */
  targetOfNetwork: { hour: 4, day: 8 },
  /** By one network to all, in an hour. */
  network: { hour: 20 },
  /** Invitations in a day: of one company, of one company to one number, and to one number by all. */
  invite: { company: 10, companyTarget: 2, target: 3 },
  /** Parts of CODE_BUDGET in a day; together 1. */
  share: { register: 0.4, signIn: 0.25, reset: 0.15, own: 0.1, invite: 0.1 },
  /** The most of such a part that goes to one network, and to one /16 of IPv4 or /48 of IPv6. */
  ofNetwork: 0.1,
  ofWideNetwork: 0.25,
} as const satisfies { share: Record<CodeShare, number> } & Record<string, unknown>;

/** Days for which an invitation can be accepted, and for which it is kept in the company's list after. */
export const invitationDays = { open: 7, kept: 30 } as const;
