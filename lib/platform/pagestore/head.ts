import type { IncomingHttpHeaders } from 'node:http';
import { memory } from '@/lib/platform/limit/table';
import { memo } from './memo';

/** What the front judges a request by; Node's IncomingMessage is one. */
export type RequestHead = {
  method?: string | undefined;
  url?: string | undefined;
  headers: IncomingHttpHeaders;
  /** Not of a lane, which takes no other version and no header twice. */
  httpVersion?: string;
  rawHeaders?: readonly string[];
};

const longest = 16 * 1024;
const end = '\r\n\r\n';
const requestLine = /^GET (\/[\x21-\x7e]*) HTTP\/1\.1$/;
// One class of characters to the end of the line: an optional part before or after it would be tried at every length.
const field = /^([!#$%&'*+\-.^_`|~0-9A-Za-z]+):([\x20-\x7e\t]*)$/;
// What could mean a body, another protocol, or an end of the connection is left to Node's parser.
const foreign = new Set([
  'content-length',
  'transfer-encoding',
  'upgrade',
  'expect',
  'te',
  'trailer',
  'http2-settings',
]);

// A dictionary's slots, and the head of a string for each value.
const weighFields = (headers: IncomingHttpHeaders | 'other') =>
  headers === 'other' ? 0 : 200 + 150 * Object.keys(headers).length;

const readFields = memo({ longest: memory.head, weigh: weighFields }, (text: string): IncomingHttpHeaders | 'other' => {
  const headers: IncomingHttpHeaders = Object.create(null);
  for (const line of text.split('\r\n')) {
    const [, name, value] = field.exec(line) ?? [];
    if (name === undefined || value === undefined) return 'other';
    const key = name.toLowerCase();
    if (foreign.has(key) || key in headers) return 'other';
    headers[key] = value.trim();
  }
  return headers.host && /^(?:keep-alive)?$/i.test(headers.connection ?? '') ? headers : 'other';
});

/**
 * Reads the bytes of one plain GET request without a body, whole and alone (RFC 9112, 2 to 5).
 * @returns null for everything else: other methods and versions, a part of a request or more than one, a header given
 * twice, folded or with unusual characters
 */
export function readHead(bytes: Buffer): RequestHead | null {
  if (bytes.length > longest) return null;
  const text = bytes.toString('latin1');
  const first = text.indexOf('\r\n');
  if (first < 0 || text.indexOf(end, first) !== text.length - end.length) return null;
  const url = requestLine.exec(text.slice(0, first))?.[1];
  if (!url) return null;
  const headers = readFields(text.slice(first + 2, -end.length));
  return headers === 'other' ? null : { method: 'GET', url, headers };
}
