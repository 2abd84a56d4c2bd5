import type { RequestHead } from './head';

// A fast check that most paths fail: all patterns below require one of these.
const unusual = /\\|%|\/[./]/;
const dotSegment = /\/(?:\.|%2e){1,2}(?:\/|$)/i;
const backslashOrControl = /\\|%(?:[01][\da-f]|7f)/i;
const transport = /^\/(?:api|storage|_next)(?:\/|$)/;
const otherSeparator = /\/\/|%2f|%5c/i;

const isDecodable = (path: string): boolean => {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
};

/**
 * Whether everyone resolves a raw path alike (RFC 3986, 6.2.2): no dot segments, backslashes or control characters.
 * Keywords may contain '//', %2F and %5C; paths passed to the renderer as they are may not, nor invalid UTF-8.
 */
export function isPlainTarget(path: string): boolean {
  if (!unusual.test(path)) return true;
  if (dotSegment.test(path) || backslashOrControl.test(path)) return false;
  return !transport.test(path) || (!otherSeparator.test(path) && isDecodable(path));
}

/** Whether a request has exactly one Host header, non-empty from HTTP/1.1 on (RFC 9112, 3.2). */
export function hasOneHost({ headers, httpVersion, rawHeaders = [] }: RequestHead): boolean {
  if (httpVersion !== '1.0' && !headers.host) return false;
  let count = 0;
  for (let index = 0; index < rawHeaders.length; index += 2)
    if (rawHeaders[index]?.length === 4 && rawHeaders[index]?.toLowerCase() === 'host') count++;
  return count < 2;
}
