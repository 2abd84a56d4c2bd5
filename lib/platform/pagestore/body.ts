import type { IncomingMessage } from 'node:http';
import { AppError } from '@/lib/platform/errors';
import { bodies } from '@/lib/platform/limit/table';

const bytesByNetwork = new Map<string, number>();
let totalBytes = 0;

const addBytes = (network: string, bytes: number): void => {
  const own = (bytesByNetwork.get(network) ?? 0) + bytes;
  totalBytes += bytes;
  if (own > 0) bytesByNetwork.set(network, own);
  else bytesByNetwork.delete(network);
};

/** A buffered body; `release` subtracts it from the limits. */
export type BufferedBody = { bytes: Buffer; release: () => void };

/**
 * Buffers a body of at most `max` bytes, counted to `network`, so that slow clients occupy only their own connection.
 * @throws AppError payloadTooLarge; tooManyRequests or unavailable if the network or all buffer too much; Error if
 * aborted
 */
export function readBody(req: IncomingMessage, max: number, network: string): Promise<BufferedBody> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    let size = 0;
    let released = false;
    const release = () => {
      if (!released) addBytes(network, -size);
      released = true;
    };
    const stop = (error: Error) => {
      req.off('data', take).off('end', end).off('error', stop).off('close', closed);
      release();
      reject(error);
    };
    const take = (part: Buffer) => {
      size += part.length;
      addBytes(network, part.length);
      parts.push(part);
      if (size > max) stop(new AppError('payloadTooLarge'));
      else if ((bytesByNetwork.get(network) ?? 0) > bodies.networkBytes)
        stop(new AppError('tooManyRequests', [], { retryAfter: bodies.retrySeconds }));
      else if (totalBytes > bodies.allBytes) stop(new AppError('unavailable'));
    };
    const end = () => {
      req.off('error', stop).off('close', closed);
      resolve({ bytes: Buffer.concat(parts), release });
    };
    const closed = () => stop(new Error('the sender went away'));
    if (req.destroyed) return closed();
    req.on('data', take).on('end', end).on('error', stop).on('close', closed);
  });
}
