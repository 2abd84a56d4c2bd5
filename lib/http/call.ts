import type { Messages } from 'next-intl';
import type { z } from 'zod';
import type { ActorRule } from '@/lib/auth/actor';

export const callTags = [
  'reference',
  'product',
  'company',
  'search',
  'account',
  'footprint',
  'notification',
  'upload',
] as const;
export type CallTag = (typeof callTags)[number];

/** One call of the API: what the route file serves and the reference describes. */
export type Call<
  I extends z.ZodObject = z.ZodObject,
  O extends z.ZodType = z.ZodType,
  R extends ActorRule | undefined = ActorRule | undefined,
> = {
  method: 'GET' | 'POST';
  /** Begins with /api/. */
  path: string;
  tag: CallTag;
  /** A message key below `apiReference.summary`. */
  summary: string;
  /** The query of a GET, the JSON body of a POST; descriptions are message keys below `apiReference.field`. */
  input: I;
  /** What the envelope carries as `data`. */
  output: O;
  /** Who may call; anyone, without a look at the session, where it is left out. */
  actor?: R;
  /** The message of an answer that succeeded, below `account.done`. */
  done?: keyof Messages['account']['done'];
};

/** A call with its types kept. Specification 7. */
export const defineCall = <
  I extends z.ZodObject,
  O extends z.ZodType,
  const R extends ActorRule | undefined = undefined,
>(
  call: Call<I, O, R>,
): Call<I, O, R> => call;
