/** A telephone number or e-mail address as the log may hold it: enough to tell two apart, not enough to reach anybody. */
export const maskTarget = (target: string): string => {
  const [name = '', domain] = target.split('@');
  return domain === undefined ? `${target.slice(0, 3)}…${target.slice(-2)}` : `${name.slice(0, 1)}…@${domain}`;
};
