export const savedLimits = {
  /** searches that an account keeps at most */
  searches: 20,
  /** characters */
  name: 60,
  words: 100,
  /** what is new is counted no further */
  counted: 50,
} as const;
