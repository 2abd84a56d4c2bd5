import { promisify } from 'node:util';
import { inflateRaw } from 'node:zlib';

const inflate = promisify(inflateRaw);
const most = 96 * 2 ** 20;
const end = Buffer.from('504b0506', 'hex');
const [headMark, localMark] = [0x02014b50, 0x04034b50];

/**
 * Whether what is packed in an archive stays within what a sheet may take in memory, by unpacking it, since what an
 * archive says of its sizes may be untrue.
 * @throws Error where it is broken
 */
export async function isBounded(bytes: Buffer): Promise<boolean> {
  const tail = bytes.lastIndexOf(end);
  let at = bytes.readUInt32LE(tail + 16);
  let left = most;
  for (let count = bytes.readUInt16LE(tail + 10); count > 0; count--) {
    const [packed, local] = [bytes.readUInt32LE(at + 20), bytes.readUInt32LE(at + 42)];
    if (bytes.readUInt32LE(at) !== headMark || bytes.readUInt32LE(local) !== localMark)
      throw new Error('broken archive');
    const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
    const isPacked = bytes.readUInt16LE(at + 10) === 8;
    const part = bytes.subarray(start, start + packed);
    if (isPacked && left <= 0) return false;
    try {
      left -= isPacked ? (await inflate(part, { maxOutputLength: left })).length : part.length;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE') return false;
      throw error;
    }
    at += 46 + bytes.readUInt16LE(at + 28) + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return left > 0;
}
