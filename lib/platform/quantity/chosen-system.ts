import type { UnitSystem } from './system';

/** Where the choice of a visitor is kept. */
export const systemCookie = { name: 'units', days: 365 };

/** The unit system chosen in a cookie header or `document.cookie`; undefined if none is. */
export const chosenSystem = (cookies: string): UnitSystem | undefined => {
  const chosen = /(?:^|; )units=([a-z]+)/.exec(cookies)?.[1];
  return chosen === 'metric' || chosen === 'us' ? chosen : undefined;
};
