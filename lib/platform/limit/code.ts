/** Purposes of codes and invitations, in groups with a share of CODE_BUDGET each. */
export const codeShares = ['register', 'signIn', 'reset', 'own', 'invite'] as const;
export type CodeShare = (typeof codeShares)[number];

/**
 * Limits of codes, counted exactly in the database; CODE_INTERVAL is the interval per number. Requests that send
 * nothing count per target and network, but not towards the budget. docs/decisions/0019-code.md.
 */
export const codeLimit = {
  /** To one number or address, in an hour and in a day. */
  target: { hour: 5, day: 10 },
  /** Of these, per network: the rest is reserved for the holder, who is elsewhere. */
  targetOfNetwork: { hour: 4, day: 8 },
  /** Per network, to all targets, in an hour. */
  network: { hour: 20 },
  /** Invitations in a day: of one company, of one company to one number, and to one number by all. */
  invite: { company: 10, companyTarget: 2, target: 3 },
  /** Daily shares of CODE_BUDGET; they add up to 1. */
  share: { register: 0.4, signIn: 0.25, reset: 0.15, own: 0.1, invite: 0.1 },
  /** Maximum of such a share per network, and per /16 of IPv4 or /48 of IPv6. */
  ofNetwork: 0.1,
  ofWideNetwork: 0.25,
} as const satisfies { share: Record<CodeShare, number> } & Record<string, unknown>;

/** Days an invitation can be accepted, and is listed afterwards. */
export const invitationDays = { open: 7, kept: 30 } as const;
