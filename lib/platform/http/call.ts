import type { Messages } from 'next-intl';
import type { z } from 'zod';
import type { ActorRule } from '@/lib/platform/auth/actor';

export const callTags = [
  'reference',
  'product',
  'company',
  'launch',
  'agent',
  'purchase',
  'search',
  'account',
  'footprint',
  'notification',
  'upload',
] as const;
export type CallTag = (typeof callTags)[number];

/** An API call, served by its route file and described in the reference. */
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
  /** Required actor; if omitted, anyone, without a session lookup. */
  actor?: R;
  /** Message key below `done` of a successful response. */
  done?: keyof Messages['done'];
};

type At<P extends string> = { path: P };

/** Defines a call, keeping its types. docs/domain.md, The API. */
export const defineCall = <
  I extends z.ZodObject,
  O extends z.ZodType,
  const P extends string,
  const R extends ActorRule | undefined = undefined,
>(
  call: Call<I, O, R> & At<P>,
): Call<I, O, R> & At<P> => call;

/** A call of our own center's or console's screens, which the published reference leaves out. */
export const defineOwnCall = <
  I extends z.ZodObject,
  O extends z.ZodType,
  const P extends string,
  const R extends ActorRule | undefined = undefined,
>(
  call: Omit<Call<I, O, R>, 'tag' | 'summary'> & At<P>,
): Omit<Call<I, O, R>, 'tag' | 'summary'> & At<P> => call;
