import { createHash } from 'node:crypto';
import type { z } from 'zod';
import {
  type Actor,
  type ActorOf,
  type ActorRule,
  type Presence,
  refuseForgedToken,
  requirePresence,
} from '@/lib/platform/auth/actor';
import { setSession } from '@/lib/platform/auth/cookie';
import { AppError } from '@/lib/platform/errors';
import { currentHosts } from '@/lib/platform/i18n/current-host';
import { type Locale, localeOfSite } from '@/lib/platform/i18n/site';
import { pathCost } from '@/lib/platform/limit/cost/table';
import { countTry } from '@/lib/platform/limit/count';
import { log } from '@/lib/platform/log';
import { matchesEtag } from '@/lib/platform/pagestore/page';
import type { Call } from './call';
import { fail, type RequestContext, succeed } from './envelope';
import { readInput } from './input';
import { requestContextOf } from './request-context';

export const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;
export type Method = (typeof methods)[number];
export type Handlers = Record<Method, (request: Request) => Promise<Response>>;

/** `site`: from the call's siteId, else the host. `reply`: headers added to the response. */
export type Context<R extends ActorRule | undefined = undefined> = {
  site: Locale;
  requestId: string;
  headers: Headers;
  reply: Headers;
  actor: ActorOf<R>;
};
type Settings<I extends z.ZodObject, O extends z.ZodType, R extends ActorRule | undefined> = Pick<
  Call<I, O, R>,
  'method' | 'input' | 'output' | 'actor' | 'done'
> & {
  /** Seconds that browsers and proxies may keep the answer, the same for everybody; then they ask by its ETag. */
  maxAge?: number;
  run: (input: z.output<I>, context: Context<R>) => Promise<z.input<O>>;
};

const presenceOf = async (request: Request, rule: ActorRule | undefined): Promise<Presence | null> => {
  if (rule !== undefined) return requirePresence(request, rule);
  await refuseForgedToken(request);
  return null;
};

const siteOf = (input: object, { locale }: RequestContext): Locale =>
  ('siteId' in input && typeof input.siteId === 'number' && localeOfSite(input.siteId)) || locale;

const refuse = (error: unknown, request: Request, context: RequestContext): Promise<Response> => {
  if (error instanceof AppError && error.status < 500) return fail(error, context);
  const { requestId } = context;
  log().error({ err: error, requestId, method: request.method, path: new URL(request.url).pathname }, 'a call failed');
  return fail(error instanceof AppError ? error : new AppError('internal'), context);
};

/** @throws AppError tooManyRequests after too many state-changing calls of the actor */
const countAct = async ({ url }: Request, actor: Actor | null): Promise<void> => {
  if (actor && pathCost(new URL(url).pathname) === 'act') await countTry('act', String(actor.accountId));
};

const bodiless = ({ status, headers }: Response): Response => new Response(null, { status, headers });

const every = (answer: (request: Request, method: Method) => Promise<Response>): Handlers => {
  const handler = (method: Method) => async (request: Request) => {
    const response = await answer(request, method);
    return method === 'HEAD' ? bodiless(response) : response;
  };
  return Object.fromEntries(methods.map((method) => [method, handler(method)])) as Handlers;
};

/** Makes an answer cacheable; 304 where the client has the same data, whatever its request id. RFC 9110, 13.1.2. */
async function kept(request: Request, response: Response, maxAge: number): Promise<Response> {
  const { data } = await response.clone().json();
  const etag = `W/"${createHash('sha256').update(JSON.stringify(data)).digest('base64url')}"`;
  response.headers.set('cache-control', `public, max-age=${maxAge}`);
  response.headers.set('etag', etag);
  if (!matchesEtag(request.headers.get('if-none-match') ?? undefined, etag)) return response;
  return new Response(null, { status: 304, headers: response.headers });
}

const serve = (
  own: 'GET' | 'POST',
  work: (request: Request, context: RequestContext) => Promise<Response>,
): Handlers => {
  const allow = [own, ...(own === 'GET' ? ['HEAD'] : []), 'OPTIONS'];
  const headers = { allow: allow.join(', ') };
  return every(async (request, method) => {
    const context = requestContextOf(request);
    if (method === 'OPTIONS') return new Response(null, { status: 204, headers });
    if (!allow.includes(method)) return fail(new AppError('methodNotAllowed'), context, headers);
    try {
      return await work(request, context);
    } catch (error) {
      return refuse(error, request, context);
    }
  });
};

/**
 * The handlers of a route file: reads and checks the input, runs the call, answers in the envelope. Every other method
 * is a 405 with Allow; an unknown error is logged with the request id and shown without detail.
 * docs/architecture.md, Writes.
 */
export const handle = <I extends z.ZodObject, O extends z.ZodType, const R extends ActorRule | undefined = undefined>(
  settings: Settings<I, O, R>,
): Handlers => {
  const { method, input: schema, output, run, done, maxAge } = settings;
  return serve(method, async (request, context) => {
    const presence = await presenceOf(request, settings.actor);
    const { headers } = request;
    const reply = new Headers();
    if (presence?.token) setSession(reply, headers, presence.actor.kind, presence.token);
    const input = await readInput(request, method, schema);
    await countAct(request, presence?.actor ?? null);
    const actor = (presence?.actor ?? null) as ActorOf<R>;
    const { requestId } = context;
    const data = await run(input, { site: siteOf(input, context), requestId, headers, reply, actor });
    // Parse the output, so that only fields of the contract leave the server.
    const response = await succeed(output.parse(data), context, done);
    if (maxAge !== undefined) return kept(request, response, maxAge);
    for (const [name, value] of reply) response.headers.append(name, value);
    return response;
  });
};

type OneClick<I extends z.ZodObject> = {
  input: I;
  output: z.ZodNull;
  /** The page for the same link in a browser. */
  page: string;
  run: (input: z.output<I>) => Promise<null>;
};

/**
 * The handlers of a one-click link that mail programs POST to, without session or Origin (RFC 8058): only the query
 * counts, the body is ignored. GET redirects to the page that asks for confirmation.
 */
export const handleOneClick = <I extends z.ZodObject>({ input: schema, output, page, run }: OneClick<I>): Handlers => {
  const posted = serve('POST', async (request, context) => {
    const data = await run(await readInput(request, 'GET', schema));
    return succeed(output.parse(data), context);
  });
  const opened = serve('GET', async (request, { locale }) => {
    const { search } = new URL(request.url);
    return new Response(null, {
      status: 303,
      headers: { location: currentHosts().absolute(locale, page) + search, 'cache-control': 'no-store' },
    });
  });
  return { ...posted, GET: opened.GET, HEAD: opened.HEAD };
};

/** The handlers of a document without envelope: GET only, `write` gets the host's site. */
export const handleDocument = (write: (context: Omit<Context, 'reply' | 'actor'>) => Promise<object>): Handlers =>
  serve('GET', async ({ headers }, { locale, requestId }) =>
    Response.json(await write({ site: locale, requestId, headers }), {
      headers: { 'cache-control': 'public, max-age=3600', 'x-request-id': requestId },
    }),
  );

/** The handlers of unknown addresses below /api: 404 for every method. */
export const handleUnknown = (): Handlers =>
  every((request) => fail(new AppError('notFound'), requestContextOf(request)));
