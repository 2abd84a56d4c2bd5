import type { IncomingMessage } from 'node:http';
import { AppError } from '@/lib/platform/errors';
import { bodies } from '@/lib/platform/limit/table';

const held = new Map<string, number>();
let heldByAll = 0;

const hold = (network: string, bytes: number): void => {
  const own = (held.get(network) ?? 0) + bytes;
  heldByAll += bytes;
  if (own > 0) held.set(network, own);
  else held.delete(network);
};

/** A body in memory; `release` says that it is not held any more. */
export type HeldBody = { bytes: Buffer; release: () => void };

/**
 * Reads the body of a request whole, so that a sender who takes its time holds nothing but its own connection.
 * @param max bytes that it may have
 * @param network that the bytes count for
 * @throws AppError payloadTooLarge over `max`, tooManyRequests or unavailable where too much is held for the network or for
 * all; Error where the sender goes away
 */
export function readBody(req: IncomingMessage, max: number, network: string): Promise<HeldBody> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    let size = 0;
    let released = false;
    const release = () => {
      if (!released) hold(network, -size);
      released = true;
    };
    const stop = (error: Error) => {
      req.off('data', take).off('end', end).off('error', stop).off('close', gone);
      release();
      reject(error);
    };
    const take = (part: Buffer) => {
      size += part.length;
      hold(network, part.length);
      parts.push(part);
      if (size > max) stop(new AppError('payloadTooLarge'));
      else if ((held.get(network) ?? 0) > bodies.networkBytes)
        stop(new AppError('tooManyRequests', [], { retryAfter: bodies.retrySeconds }));
      else if (heldByAll > bodies.allBytes) stop(new AppError('unavailable'));
    };
    const end = () => {
      req.off('error', stop).off('close', gone);
      resolve({ bytes: Buffer.concat(parts), release });
    };
    const gone = () => stop(new Error('the sender went away'));
    if (req.destroyed) return gone();
    req.on('data', take).on('end', end).on('error', stop).on('close', gone);
  });
}
