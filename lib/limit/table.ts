/** What a rate is counted by. `address`: the network of an address, see `networkOf`; `all`: everybody together. */
export type CountedBy = 'account' | 'address' | 'target' | 'all';
/** At most `max` in a window of `seconds`. */
export type Rate = { by: CountedBy; max: number; seconds: number };

/** How often each thing may be tried; past it the caller gets 429 with the time to wait. docs/security.md, Limits. */
export const rates = {
  /** Wrong passwords; a right one sets it back. */
  signInAccount: { by: 'account', max: 10, seconds: 900 },
  signInAddress: { by: 'address', max: 60, seconds: 900 },
  captchaAddress: { by: 'address', max: 60, seconds: 600 },
  /** Guesses of codes, over all numbers. */
  codeAddress: { by: 'address', max: 60, seconds: 3600 },
  emailAddress: { by: 'address', max: 10, seconds: 3600 },
  /** Guesses of the current password. */
  prove: { by: 'account', max: 10, seconds: 900 },
  registerAddress: { by: 'address', max: 20, seconds: 3600 },
} as const satisfies Record<string, Rate>;

export type RateName = keyof typeof rates;
