export const savedLimits = {
  /** searches that an account keeps at most */
  searches: 20,
  /** characters */
  name: 60,
  words: 100,
  /** what is new is counted no further */
  counted: 50,
  /** seconds for which the numbers of an account are kept, and of how many accounts */
  keptSeconds: 60,
  keptAccounts: 2_000,
} as const;
