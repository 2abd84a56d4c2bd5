import { type IncomingHttpHeaders, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { database } from '@/lib/platform/db/client';
import { refuseEnded } from '@/lib/server/renderer/center-gate';
import { createRenderServer } from '@/lib/server/renderer/render-server';
import { demoDatabase } from '../database';
import { Browser } from './browser-double';

type Answer = { status: number; headers: IncomingHttpHeaders; text: string };
const rendered: string[] = [];
const server = createRenderServer(
  async (req, res) => {
    rendered.push(req.url ?? '');
    res.end('page');
  },
  () => false,
  async () => {},
  refuseEnded,
);
const ask = (path: string, cookie?: string): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const { port } = server.address() as AddressInfo;
    request({ port, host: '127.0.0.1', path, headers: cookie ? { cookie } : {} }, (answer) => {
      let text = '';
      answer.on('data', (part: Buffer) => {
        text += part;
      });
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text }));
    })
      .on('error', reject)
      .end();
  });
const buyer = new Browser();

beforeAll(async () => {
  await demoDatabase();
  await buyer.register('purchaser', 'gate_buyer');
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
});

it('admits a signed-in user only to their own center', async () => {
  const token = buyer.cookies.get('usertoken');
  expect(await ask('/amember/index.html', `usertoken=${token}`)).toMatchObject({ status: 200, text: 'page' });
  expect((await ask('/companycenter/index.html', `token=${token}`)).status).toBe(303);
});

it.each([
  ['/companycenter/index.html', 'token=forged', '/acompany/login.html?redirect=%2Fcompanycenter%2Findex.html'],
  ['/companycenter/nothing.html', 'token=forged', '/acompany/login.html?redirect=%2Fcompanycenter%2Fnothing.html'],
  [
    '/amember/log.html?page=2&_rsc=1a2b',
    'usertoken=forged',
    '/amember/login.html?redirect=%2Famember%2Flog.html%3Fpage%3D2',
  ],
  ['/im.html?support', 'usertoken=forged', '/amember/login.html?redirect=%2Fim.html%3Fsupport'],
  ['/im.html', 'token=forged', '/acompany/login.html?redirect=%2Fim.html'],
  ['/amember//evil.example', undefined, '/amember/login.html?redirect=%2Famember%2F%2Fevil.example'],
])('redirects %s with %s to sign-in before rendering', async (path, cookie, wanted) => {
  rendered.length = 0;
  const { status, headers, text } = await ask(path, cookie);
  expect([status, headers.location, headers['cache-control'], text]).toEqual([303, wanted, 'private, no-store', '']);
  expect(rendered).toEqual([]);
});

it('shows the chat’s own address to users signed in by one kind, and to visitors', async () => {
  const token = buyer.cookies.get('usertoken');
  for (const cookie of [`usertoken=${token}`, `token=forged; usertoken=${token}`, undefined])
    expect(await ask('/im.html', cookie)).toMatchObject({ status: 200, text: 'page' });
});

it('redirects an ended session to sign-in too', async () => {
  const cookie = `usertoken=${buyer.cookies.get('usertoken')}`;
  await database().execute(sql`update session set revoked_at = now(), end_reason = 'everywhere'`);
  expect((await ask('/amember/index.html', cookie)).status).toBe(303);
});

it.each([
  '/',
  '/product/1.html',
  '/acompany/login.html',
  '/amember/login.html',
  '/amember/register.html',
  '/companycenters/x.html',
])('requires no session at %s', async (path) => {
  expect(await ask(path, 'token=forged; usertoken=forged')).toMatchObject({ status: 200, text: 'page' });
});
