/** Masks a telephone number or e-mail address for the log: distinguishable, but not usable. */
export const maskTarget = (target: string): string => {
  const [name = '', domain] = target.split('@');
  return domain === undefined ? `${target.slice(0, 3)}…${target.slice(-2)}` : `${name.slice(0, 1)}…@${domain}`;
};
