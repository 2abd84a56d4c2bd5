import { type LookupAddress, lookup } from 'node:dns';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { isPublicAddress } from './ip-address';
import { Refusal } from './refusal';

/** Maximum bytes of a source, packed or unpacked. */
export const sourceLimit = 200 * 2 ** 20;
const redirects = 5;

export type FetchRules = {
  /** non-public addresses that are allowed anyway */
  allowed?: readonly string[];
  /** bytes */
  limit?: number;
  /** milliseconds without data, and in total */
  idle?: number;
  total?: number;
  /** whether gzip is accepted; the caller unpacks it within a limit */
  gzip?: boolean;
  resolve?: (host: string) => Promise<LookupAddress[]>;
};

const resolveAll = (host: string) => promisify(lookup)(host, { all: true, verbatim: true });

const refuse = (url: URL, address: string) => new Refusal('address', `${url.host} is ${address}, which is not public`);

/** Resolves a host once and pins the connection to the checked addresses, against DNS rebinding. */
function pinned(url: URL, { allowed = [], resolve = resolveAll }: FetchRules): LookupFunction {
  return (host, options, done) => {
    resolve(host).then(
      (found) => {
        const wrong = found.find(({ address }) => !isPublicAddress(address) && !allowed.includes(address));
        const [first] = found;
        if (wrong || !first)
          return done(wrong ? refuse(url, wrong.address) : new Error(`${host} has no address`), '', 4);
        return options.all ? done(null, found) : done(null, first.address, first.family);
      },
      (error: NodeJS.ErrnoException) => done(error, '', 4),
    );
  };
}

type Answer = { body: Buffer } | { to: URL };

function ask(url: URL, rules: FetchRules, signal: AbortSignal): Promise<Answer> {
  const { allowed = [], limit = sourceLimit, idle = 30_000, gzip = false } = rules;
  const host = url.hostname.replace(/^\[|\]$/g, '');
  // IP addresses as hosts are not resolved, so check them here.
  if (isIP(host) && !isPublicAddress(host) && !allowed.includes(host)) throw refuse(url, host);
  return new Promise((found, failed) => {
    const send = url.protocol === 'https:' ? requestHttps : requestHttp;
    const encoding = gzip ? 'gzip, identity' : 'identity';
    const headers = { accept: '*/*', 'accept-encoding': encoding, 'user-agent': 'GECO import' };
    const clientRequest = send(
      url,
      { agent: false, signal, headers, lookup: pinned(url, rules), timeout: idle },
      (answer) => {
        const { statusCode: status = 0, headers: given } = answer;
        const stop = (error: Refusal) => {
          clientRequest.destroy();
          failed(error);
        };
        if (given.location && [301, 302, 303, 307, 308].includes(status)) {
          clientRequest.destroy();
          return URL.canParse(given.location, url)
            ? found({ to: new URL(given.location, url) })
            : failed(new Refusal('address', `${url.href} leads to ${given.location}`));
        }
        if (status !== 200) return stop(new Refusal('answer', `${url.href} answered ${status}`));
        const { 'content-encoding': packed = 'identity' } = given;
        if (packed !== 'identity' && !(gzip && /^(?:x-)?gzip$/i.test(packed)))
          return stop(new Refusal('answer', `${url.href} is packed as ${packed}`));
        const parts: Buffer[] = [];
        let size = 0;
        return pipeline(answer, async (source: AsyncIterable<Buffer>) => {
          for await (const part of source) {
            size += part.length;
            if (size > limit) throw new Refusal('size', `more than ${limit} bytes`);
            parts.push(part);
          }
        }).then(() => found({ body: Buffer.concat(parts) }), failed);
      },
    );
    clientRequest.on('timeout', () => clientRequest.destroy(new Refusal('answer', `${url.href} is silent`)));
    clientRequest.on('error', failed);
    clientRequest.end();
  });
}

/**
 * Downloads a document over HTTP(S) with at most five redirects. Every host is resolved once and must be public; size
 * is counted, not taken from headers.
 * @returns the bytes as sent, gzipped only if allowed @throws Refusal address, answer or size
 */
export async function fetchSource(from: string, rules: FetchRules = {}): Promise<Buffer> {
  const signal = AbortSignal.timeout(rules.total ?? 600_000);
  let url = new URL(from);
  try {
    for (let hops = 0; hops <= redirects; hops++) {
      if (!/^https?:$/.test(url.protocol)) throw new Refusal('address', `${url.protocol} is neither http nor https`);
      const answer = await ask(url, rules, signal);
      if ('body' in answer) return answer.body;
      url = answer.to;
    }
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Refusal('answer', `${url.href}: ${signal.aborted ? 'takes too long' : (error as Error).message}`);
  }
  throw new Refusal('answer', `${from} leads on more than ${redirects} times`);
}
