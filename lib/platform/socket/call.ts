import { randomUUID } from 'node:crypto';
import type { Origin } from '@/lib/platform/pagestore/origin';
import type { CallAnswer } from './event';

/** A response by the front itself; the page has messages for its code. */
export const ownAnswer = (code: number, retryAfter?: number): CallAnswer => ({
  ...{ code, message: '', data: null },
  ...(retryAfter === undefined ? {} : { retryAfter }),
});

/** Headers by which the renderer identifies a socket's account. */
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
