import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Origin } from '@/lib/pagestore/origin';

/** What a client asks for: a call of the chat and its input. Nothing else is passed on to the renderer. */
export const callRequest = z.tuple([
  z
    .string()
    .max(80)
    .regex(/^\/api\/(?:admin\/)?chat(?:\/[a-z]+){1,2}$/),
  z.record(z.string().max(80), z.unknown()),
]);

/** The answer to a call, as over HTTP. `retryAfter` in seconds. */
export type CallAnswer = { code: number; message: string; data: unknown; retryAfter?: number };

/** An answer of the front's own; the page has words for its code. */
export const ownAnswer = (code: number, retryAfter?: number): CallAnswer => ({
  ...{ code, message: '', data: null },
  ...(retryAfter === undefined ? {} : { retryAfter }),
});

/** The headers by which the renderer knows who a socket is. */
export type Identity = Readonly<Record<string, string>>;

/**
 * Makes a call for a socket.
 * @returns 503 where the renderer does not answer: the client may ask again, since every call may be made twice
 */
export async function makeCall(origin: Origin, identity: Identity, path: string, input: object): Promise<CallAnswer> {
  try {
    const { body, headers } = await origin.post(
      path,
      { ...identity, 'x-request-id': randomUUID(), 'x-geco-socket': '1' },
      JSON.stringify(input),
    );
    const retryAfter = Number(headers['retry-after']);
    const answer = JSON.parse(body.toString('utf8')) as CallAnswer;
    return Number.isFinite(retryAfter) ? { ...answer, retryAfter } : answer;
  } catch {
    return ownAnswer(503);
  }
}
