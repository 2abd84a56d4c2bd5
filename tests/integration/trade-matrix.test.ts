import { readdirSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join, sep } from 'node:path';
import { like } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { cookieName } from '@/lib/platform/auth/cookie';
import { database } from '@/lib/platform/db/client';
import { outbox } from '@/lib/platform/db/schema/outbox';
import { env } from '@/lib/platform/env';
import { routeNames, routes } from '@/lib/platform/routes/table';
import { refuseEnded } from '@/lib/server/renderer/center-gate';
import { demoDatabase } from '../database';
import { furtherCells } from './matrix-cells';
import { type Cell, readable, cells as tradeCells } from './trade-cells';
import { type Actors, makeActors, makeWorld, type Secret, secrets, type Who, type World, whos } from './trade-world';

/**
 * Open, it treats every role as sufficient, and every request as the caller's own; proves that the matrix detects the
 * fault.
 */
const gate = vi.hoisted(() => ({ isOpen: false }));
vi.mock('@/lib/platform/auth/rules', async (load) => {
  const rules = await load<typeof import('@/lib/platform/auth/rules')>();
  const assertMayDo: typeof rules.assertMayDo = (actor, task) => gate.isOpen || rules.assertMayDo(actor, task);
  return { ...rules, assertMayDo };
});
vi.mock('@/lib/purchase/lock', async (load) => {
  const lock = await load<typeof import('@/lib/purchase/lock')>();
  const lockOwnRequest: typeof lock.lockOwnRequest = (tx, actor, id) =>
    gate.isOpen ? lock.lockRequest(tx, id) : lock.lockOwnRequest(tx, actor, id);
  return { ...lock, lockOwnRequest };
});

const root = join(import.meta.dirname, '../..');
// The console is on the main host only.
const hostOf = (path: string): string => `${path.startsWith('admin/') ? '' : 'en.'}geco.localhost:3000`;
const cells = [...tradeCells, ...furtherCells];
/** Folders below app/api with calls of trade, fair, inbox, translation and staff decisions. */
const folders = [
  ...['purchase', 'quotation', 'agent', 'favourite', 'follow', 'fair', 'notice', 'translate'],
  ...['purchase', 'report', 'review', 'visibility', 'standing', 'upgrade', 'decision', 'job'].map(
    (name) => `admin/${name}`,
  ),
];

/** All calls in these folders, by path. */
const served = folders.flatMap((folder) =>
  readdirSync(join(root, 'app/api', folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('route.ts'))
    .map((file) => [folder, ...file.split(sep).slice(0, -1)].join('/')),
);

type Handler = (request: Request) => Promise<Response>;
async function ask({ path, method = 'POST' }: Cell, input: object, session: Record<string, string>) {
  const module = (await import(join(root, 'app/api', path, 'route.ts'))) as Record<'GET' | 'POST', Handler>;
  const host = hostOf(path);
  const sender = { host, 'content-type': 'application/json', 'x-forwarded-for': '2001:db8:7::1' };
  const headers = new Headers({ ...sender, ...session });
  const query =
    method === 'GET' ? `?${new URLSearchParams(Object.entries(input).map(([key, value]) => [key, `${value}`]))}` : '';
  const body = method === 'GET' ? null : JSON.stringify(input);
  const answer = await module[method](new Request(`http://${host}/api/${path}${query}`, { method, headers, body }));
  return { status: answer.status, text: `${await answer.text()} ${answer.headers.get('location') ?? ''}` };
}

const purchasers: readonly Who[] = ['buyer', 'otherBuyer'];
const members = whos.filter((who) => ![...purchasers, 'visitor', 'forged', 'staff', 'reviewer'].includes(who));

/** The headers by which an API client names its session. */
const sessionOf = (token: string | undefined): Record<string, string> => (token ? { authorization: token } : {});

// A number may occur by chance within the digits of an id.
const tells = (text: string, secret: string): boolean =>
  /^\d+$/.test(secret) ? new RegExp(`(?<!\\w)${secret}(?!\\w)`).test(text) : text.includes(secret);
/** Secrets that a response contains and must not. */
const leaks = (who: Who, text: string, { reads = {} }: Cell): string[] =>
  (Object.keys(secrets) as Secret[])
    .filter((name) => ![...readable[who], ...(reads[who] ?? [])].includes(name))
    .flatMap((name) => secrets[name].filter((secret) => tells(text, secret)));

const titled = (some: readonly Cell[]) =>
  some.map((cell) => [[cell.path, cell.about].filter(Boolean).join(', '), cell] as const);

let actors: Actors;
let shared: World;
beforeAll(async () => {
  await demoDatabase();
  // File URLs are signed.
  env().STORAGE_SECRET ??= 'a secret for tests';
  actors = await makeActors();
  shared = await makeWorld(actors);
}, 240_000);

it('covers every call, and only existing ones', () => {
  expect([...new Set(cells.map(({ path }) => path))].sort()).toEqual([...served].sort());
});

describe.each(titled(cells))('%s', (_, cell) => {
  it.each(whos)('%s', async (who) => {
    const wanted = cell.answers[who] ?? (who === 'reviewer' ? cell.answers.staff : undefined) ?? 401;
    const world = cell.writes && wanted < 400 ? await makeWorld(actors) : shared;
    const { status, text } = await ask(cell, await cell.input(world, who), sessionOf(world.tokens[who]));
    expect([status, leaks(who, text, cell)], text).toEqual([wanted, []]);
  });
});

const guarded = cells.filter(({ method, answers }) => method !== 'GET' && answers.visitor === undefined);
it.each(titled(guarded))('%s is refused to a page of another site', async (_, cell) => {
  const { buyer, bidder, reviewer } = shared.tokens;
  const cookie = `${cookieName.purchaser}=${buyer}; ${cookieName.supplier}=${bidder}; ${cookieName.staff}=${reviewer}`;
  const session = { cookie, origin: 'http://elsewhere.example' };
  expect((await ask(cell, await cell.input(shared, 'buyer'), session)).status).toBe(403);
});

describe('with its gates open', () => {
  const read = cells.filter(({ answers, writes }) => answers.bidder === 200 && answers.editor === 403 && !writes);
  const own = cells.filter(({ path }) => path === 'purchase/close' || path === 'purchase/raise');
  let world: World;
  beforeAll(async () => {
    world = await makeWorld(actors);
    gate.isOpen = true;
  });
  afterAll(() => {
    gate.isOpen = false;
  });
  const answer = async (cell: Cell, who: Who) => ask(cell, await cell.input(world, who), sessionOf(world.tokens[who]));

  it.each(titled(read))('detects that another role gets an answer of %s', async (_, cell) =>
    expect((await answer(cell, 'editor')).status).toBe(200),
  );

  it.each(titled(own))('detects that another buyer gets through %s', async (_, cell) => {
    expect(cell.answers.otherBuyer).toBe(404);
    expect((await answer(cell, 'otherBuyer')).status).toBe(200);
  });

  it('detects what an editor reads of an offer', async () => {
    const seen = await Promise.all(
      read.map(async (cell) => leaks('editor', (await answer(cell, 'editor')).text, cell)),
    );
    expect(seen.flat().join()).toContain('883.17');
  });
});

describe('a center page', () => {
  const pages = routeNames
    .map((name) => routes[name])
    .filter(({ area }) => area === 'companycenter' || area === 'amember')
    .map(({ pattern, area }) => [pattern.replace(/\{[^}]*#\}/g, '1').replace(/\{[^}]*\}/g, 'x'), area] as const);

  /** The status with which a page refuses a visitor before rendering; null if it does not. */
  const refusal = async (url: string, who: Who): Promise<number | null> => {
    const token = shared.tokens[who];
    const cookie =
      token === undefined
        ? ''
        : Object.values(cookieName)
            .map((name) => `${name}=${token}`)
            .join('; ');
    const codes: number[] = [];
    const response = { writeHead: (code: number) => ({ end: () => codes.push(code) }) } as unknown as ServerResponse;
    const refused = await refuseEnded({ url, headers: { cookie } } as IncomingMessage, response);
    return refused ? (codes[0] ?? 0) : null;
  };

  it.each(pages)('%s redirects users without a session of its kind to sign-in', async (url, area) => {
    const own = area === 'amember' ? purchasers : members;
    for (const who of whos) expect([who, await refusal(url, who)]).toEqual([who, own.includes(who) ? null : 303]);
  });
});

it('a meeting’s link is read by the buyer who booked it', async () => {
  const cell: Cell = { path: 'fair/own', input: () => ({ siteId: 5 }), answers: {} };
  const { text } = await ask(cell, { siteId: 5 }, sessionOf(shared.tokens.buyer));
  expect(text).toContain(secrets.link[0]);
});

it('a message to a supplier reveals nothing of the buyer or another’s offer', async () => {
  const sent = await database().select().from(outbox).where(like(outbox.recipient, 'bidder%@trade.example'));
  expect(sent.length).toBeGreaterThan(20);
  for (const { content } of sent) {
    const text = JSON.stringify(content);
    for (const name of ['contact', 'budget', 'target', 'note', 'offerOfBidder', 'offerOfRival'] as const)
      for (const secret of secrets[name]) expect(text).not.toContain(secret);
  }
});
