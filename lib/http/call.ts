import type { z } from 'zod';

export const callTags = ['reference', 'product', 'company', 'search'] as const;
export type CallTag = (typeof callTags)[number];

/** One call of the API: what the route file serves and the reference describes. */
export type Call<I extends z.ZodObject = z.ZodObject, O extends z.ZodType = z.ZodType> = {
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
};

/** A call with its types kept. Specification 7. */
export const defineCall = <I extends z.ZodObject, O extends z.ZodType>(call: Call<I, O>): Call<I, O> => call;
