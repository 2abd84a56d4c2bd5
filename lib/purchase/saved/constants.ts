export const savedLimits = {
  /** maximum searches per account */
  searches: 20,
  /** characters */
  name: 60,
  words: 100,
  /** new results are counted at most up to this */
  counted: 50,
  /** seconds for which an account's counts are cached, and for how many accounts */
  keptSeconds: 60,
  keptAccounts: 2_000,
} as const;
