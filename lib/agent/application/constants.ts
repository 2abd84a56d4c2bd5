import { applicationDeclineKeys, applicationStates } from '@/lib/platform/db/schema/trade-state';

export { applicationDeclineKeys, applicationStates };

export type ApplicationState = (typeof applicationStates)[number];
export type ApplicationDeclineKey = (typeof applicationDeclineKeys)[number];

/** Text in UTF-16 code units. */
export const applicationLimits = {
  name: 60,
  position: 60,
  message: 1000,
  answer: 500,
  countries: 30,
} as const;
