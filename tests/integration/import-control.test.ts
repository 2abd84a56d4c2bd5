import { request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Db, rows } from '@/lib/platform/db/client';
import { createControl } from '@/lib/server/renderer/control';
import { demoDatabase } from '../database';
import { fileOf, forgetFiles, releaseOf, releasePackage } from './import-kit';

type Line = { progress?: string; message?: string; result?: { lines: string[]; exitCode: number } };
let db: Db;
let control: Server;

/** The running server's response to a command, line by line. */
const send = (path: string, body: object): Promise<{ status: number; lines: Line[] }> =>
  new Promise((found, failed) => {
    const { port } = control.address() as AddressInfo;
    const outgoing = request({ port, path, method: 'POST' }, async (answer) => {
      let text = '';
      for await (const part of answer) text += part;
      const lines = text.trim().split('\n');
      found({ status: answer.statusCode ?? 0, lines: lines.map((line) => JSON.parse(line) as Line) });
    });
    outgoing.on('error', failed).end(JSON.stringify(body));
  });

beforeAll(async () => {
  db = await demoDatabase();
  control = createControl(db, pino({ level: 'silent' }));
  await new Promise<void>((listening) => control.listen(0, '127.0.0.1', listening));
});
afterAll(async () => {
  control.close();
  await forgetFiles();
});

it('shows a terminal an import’s progress, refusals with reasons, and result', async () => {
  const from = await fileOf(
    'a.json',
    releasePackage([releaseOf('ocds-quib02-1'), { ...releaseOf('ocds-quib02-2\u001b[2J'), tag: [] }]),
  );
  const { status, lines } = await send('/import-tenders', { from });
  const { result } = lines.at(-1) ?? {};
  expect(status).toBe(200);
  expect(lines[0]?.progress).toMatch(/^1 read: /);
  expect(result?.exitCode).toBe(2);
  expect(result?.lines[0]).toBe('refused a.json releases[1]: field: tag: none is given');
  expect(result?.lines[1]).toMatch(/^1 read in [\d.]+ s: 1 new, 0 changed, 0 as they were, 1 refused$/);
  expect(await rows(db, sql`select from tender where source_id like 'ocds-quib02-%'`)).toHaveLength(1);
});

it('exits with 0 if nothing was refused, with 1 if nothing could be read', async () => {
  const feed = await fileOf('a.xml', '<rss version="2.0"><channel><link>https://news.example/</link></channel></rss>');
  expect((await send('/import-news', { from: feed })).lines.at(-1)?.result?.exitCode).toBe(0);
  const page = await fileOf('b.xml', '<html><body>Sign in</body></html>');
  const refused = (await send('/import-news', { from: page })).lines.at(-1)?.result;
  expect(refused).toMatchObject({ exitCode: 1, lines: ['refused b.xml: html: a web page', expect.any(String)] });
  const inside = (await send('/import-news', { from: 'http://127.0.0.1:1/feed' })).lines.at(-1)?.result;
  expect(inside).toMatchObject({ exitCode: 1, lines: [expect.stringMatching(/not public/), expect.any(String)] });
});

it('refuses an unknown language and country', async () => {
  expect(await send('/import-news', { from: '/a', language: 'it' })).toMatchObject({ status: 400 });
  expect(await send('/import-tenders', { from: '/a', country: 'Kenya' })).toMatchObject({ status: 400 });
  expect(await send('/import-tenders', {})).toMatchObject({ status: 400 });
});
