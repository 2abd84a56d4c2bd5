import { type IncomingHttpHeaders, request } from 'node:http';
import { gunzipSync } from 'node:zlib';
import { createHosts } from '@/lib/platform/i18n/host';
import type { Device, Locale } from '@/lib/platform/i18n/site';

export const port = Number(process.env.E2E_PORT ?? 3180);
export const hosts = createHosts({ baseHost: 'geco.localhost', local: true, scheme: 'http', publicPort: port });

const agents: Record<Device, string> = {
  d: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  m: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
};

/** Browser settings of a device. */
export const viewing = {
  d: { viewport: { width: 1366, height: 900 }, userAgent: agents.d },
  m: { viewport: { width: 390, height: 844 }, userAgent: agents.m, isMobile: true, hasTouch: true },
} as const;

const draw = () => Math.floor(Math.random() * 256);
let address = '';
/** Moves later calls to an unused network; returns its address. */
export function changeNetwork(): string {
  address = `10.${draw()}.${draw()}.1`;
  return address;
}
changeNetwork();

export type Answer = { status: number; headers: IncomingHttpHeaders; text: string };

type Asked = { headers: Record<string, string>; body?: string };

// By host header only: not every machine resolves subdomains of localhost.
const send = (locale: Locale, path: string, { headers, body }: Asked): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const { host } = new URL(hosts.origin(locale));
    const method = body === undefined ? 'GET' : 'POST';
    const requestHeaders = { host, 'accept-encoding': 'gzip', ...headers };
    request({ host: '127.0.0.1', port, path, method, headers: requestHeaders }, async (answer) => {
      const parts: Buffer[] = [];
      for await (const part of answer) parts.push(part as Buffer);
      const bytes = Buffer.concat(parts);
      const text = answer.headers['content-encoding'] === 'gzip' ? gunzipSync(bytes).toString() : bytes.toString();
      resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text });
    })
      .on('error', reject)
      .end(body);
  });

/** A page as crawlers and simple clients get it, exempt from rate limits; redirects are not followed. */
export const read = (
  locale: Locale,
  path: string,
  device: Device = 'd',
  headers: Record<string, string> = {},
): Promise<Answer> => send(locale, path, { headers: { 'user-agent': agents[device], ...headers } });

/** A call as a page of the site makes it, with the given cookies. */
export const post = (locale: Locale, path: string, input: object, cookie = ''): Promise<Answer> =>
  send(locale, path, {
    headers: {
      ...{ origin: hosts.origin(locale), 'content-type': 'application/json', 'x-forwarded-for': address },
      ...(cookie && { cookie }),
    },
    body: JSON.stringify(input),
  });

const decode = (text: string) =>
  text
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>');

/** Every link of a page: its target and whether crawlers may follow it. */
export const linksOf = (html: string): { href: string; follow: boolean }[] =>
  [...html.matchAll(/<a\b[^>]*>/g)].flatMap(([tag]) => {
    const target = tag.match(/\shref="([^"]*)"/)?.[1];
    return target === undefined ? [] : [{ href: decode(target), follow: !/\srel="[^"]*nofollow/.test(tag) }];
  });

/** The visible text of a page: no markup, scripts or styles. */
export const visibleText = (html: string): string =>
  decode(
    html
      .replace(/<(script|style|template|noscript)\b[\s\S]*?<\/\1>/g, ' ')
      .replace(/<[^>]+>/g, ' ')
      .replace(/\s+/g, ' '),
  );
