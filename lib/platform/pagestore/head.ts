import type { IncomingHttpHeaders } from 'node:http';
import { memory } from '@/lib/platform/limit/table';
import { memo } from './memo';

/** What the front needs of a request; Node's IncomingMessage satisfies it. */
export type RequestHead = {
  method?: string | undefined;
  url?: string | undefined;
  headers: IncomingHttpHeaders;
  /** Unset on a lane, which only accepts HTTP/1.1 and no duplicate headers. */
  httpVersion?: string;
  rawHeaders?: readonly string[];
};

const longest = 16 * 1024;
const end = '\r\n\r\n';
const requestLine = /^GET (\/[\x21-\x7e]*) HTTP\/1\.1$/;
// One character class to the end of the line: an optional part beside it would cause backtracking.
const field = /^([!#$%&'*+\-.^_`|~0-9A-Za-z]+):([\x20-\x7e\t]*)$/;
// Anything that may mean a body, another protocol or the end of the connection is left to Node's parser.
const foreign = new Set([
  'content-length',
  'transfer-encoding',
  'upgrade',
  'expect',
  'te',
  'trailer',
  'http2-settings',
]);

// Estimates memory: a dictionary slot and a string header per value.
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
 * Parses one complete plain GET request without body (RFC 9112, 2 to 5).
 * @returns null for everything else: other methods or versions, partial or pipelined requests, headers duplicated,
 * folded or with unusual characters
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
