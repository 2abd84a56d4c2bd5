import { PGlite } from '@electric-sql/pglite';
import { AxiosError } from 'axios';
import { DrizzleQueryError, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import pg from 'pg';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { AppError } from '@/lib/platform/errors';
import * as logging from '@/lib/platform/log';
import { routeConsole } from '@/lib/server/renderer/output';
import { findSecrets } from '../../attack/secret';

const phone = '+447400111222';
const email = 'leak@private.example';
const hash = '$argon2id$v=19$m=19456,t=2,p=1$c29tZXNhbHRzb21l$Zm9vYmFyYmF6';
const token = 'q1W2e3R4t5Y6u7I8o9P0a1S2d3F4g5H6j7K8l9Z0x1C';
const known = [phone, '447400111222', email, hash, token, 'leaky_user', '482913'];

let lines: string[] = [];
const log = logging.createLog('info', { write: (line: string) => void lines.push(line) });
const last = () => JSON.parse(lines.at(-1) ?? '{}');
const secrets = () => findSecrets(lines.join(''), known);

const database = drizzle(new PGlite());
const failureOf = async (query: ReturnType<typeof sql>): Promise<unknown> =>
  database.execute(query).then(
    () => null,
    (error: unknown) => error,
  );

beforeAll(async () => {
  await database.execute(
    sql`create table person (name text unique, phone text, born date, size integer check (size > 0))`,
  );
  await database.execute(sql`insert into person (name, phone) values (${email}, ${phone})`);
});
afterEach(() => {
  lines = [];
  vi.restoreAllMocks();
});

describe('a failed SQL statement', () => {
  it.each([
    ['a text with U+0000', '22021', sql`insert into person (name, phone) values (${'leaky_user\u0000'}, ${phone})`],
    ['a name that is taken', '23505', sql`insert into person (name, phone) values (${email}, ${phone})`],
    [
      'a day that is none',
      '22007',
      sql`insert into person (name, born) values (${hash}, ${`${token} leaky_user`}::text::date)`,
    ],
    [
      'a number too large',
      '22003',
      sql`insert into person (phone, size) values (${phone}, ${'447400111222'}::text::integer)`,
    ],
    [
      'a check',
      '23514',
      sql`insert into person (name, size) values (${`${token}\n    at leaky_user (x.js:1:1)`}, ${0})`,
    ],
  ])('by %s is logged without its values', async (_, code, query) => {
    const err = await failureOf(query);
    expect(err).toBeInstanceOf(DrizzleQueryError);
    log.error({ err, requestId: 'r-1' }, 'a call failed');
    expect(secrets()).toEqual([]);
    const { err: logged } = last();
    expect(logged).toMatchObject({ type: 'DrizzleQueryError', query: expect.stringContaining('insert into person') });
    expect(logged.cause).toMatchObject({ code, severity: 'ERROR' });
    expect(logged.stack).toMatch(/\n {4}at /);
    expect(JSON.stringify(logged)).not.toMatch(/params|detail"/);
  });

  it('is logged with constraint, table and SQLSTATE', async () => {
    log.error({ err: await failureOf(sql`insert into person (name) values (${email})`) }, 'a call failed');
    expect(last().err.cause).toMatchObject({ code: '23505', table: 'person', constraint: 'person_name_key' });
  });

  it('of a PostgreSQL server loses detail, where and hint', () => {
    const cause = new pg.DatabaseError('duplicate key value violates unique constraint "account_phone"', 100, 'error');
    Object.assign(cause, { code: '23505', severity: 'ERROR', constraint: 'account_phone' });
    Object.assign(cause, { detail: `Key (phone)=(${phone}) already exists.`, where: `COPY ${email}`, hint: hash });
    log.error(
      { err: new DrizzleQueryError('insert into account values ($1)', [phone, email], cause) },
      'a call failed',
    );
    expect(secrets()).toEqual([]);
    expect(last().err.cause).toMatchObject({ constraint: 'account_phone', code: '23505' });
  });

  it('is redacted within other errors too', async () => {
    const inner = await failureOf(sql`insert into person (name, phone) values (${email}, ${phone})`);
    const many = new AggregateError([inner, new Error('outer', { cause: inner })], 'several');
    log.error({ err: new AppError('internal', [], { cause: many }) }, 'a call failed');
    log.error(inner as Error);
    log.error({ err: inner });
    expect(secrets()).toEqual([]);
    expect(JSON.stringify(JSON.parse(lines[0] ?? ''))).toContain('person_name_key');
    expect(JSON.parse(lines[1] ?? '')).toMatchObject({ msg: 'an error', err: { type: 'DrizzleQueryError' } });
  });
});

describe('other errors', () => {
  it('of a request lose its content', () => {
    const config = { headers: { authorization: `Bearer ${token}` }, data: { phone } } as never;
    const err = new AxiosError('Request failed with status code 500', 'ERR_BAD_RESPONSE', config, {
      path: `/x?token=${token}`,
    });
    log.error({ err }, 'a call failed');
    expect(secrets()).toEqual([]);
    expect(last().err).toMatchObject({ type: 'AxiosError', code: 'ERR_BAD_RESPONSE' });
    expect(last().err).not.toHaveProperty('config');
  });

  it('keep helpful details, also with circular causes', () => {
    const err: Error & { cause?: unknown } = Object.assign(new TypeError('x is not a function'), { digest: '4021' });
    err.cause = err;
    log.error({ err }, 'a page failed');
    expect(last().err).toMatchObject({ type: 'TypeError', message: 'x is not a function', digest: '4021' });
    expect(last().err.stack).toContain('log.test.ts');
    for (const thrown of ['text', null, undefined, 7, { message: 'plain' }]) log.error({ err: thrown }, 'thrown');
    expect(last().err).toMatchObject({ message: 'plain' });
  });
});

describe('a log line', () => {
  it.each([
    ['a number', `sent to ${phone}`],
    ['an address', `550 <${email}>: rejected`],
    ['a hash', `was ${hash}`],
    ['a token', `with ${token}`],
    ['a cookie', `token=${token}; Path=/`],
    ['a header', `Bearer ${token}`],
    ['a code', 'GECO: your verification code is 482913, valid for 10 minutes'],
    ['a code in Chinese', 'GECO：验证码 482913'],
  ])('redacts %s', (_, text) => {
    log.info({ failure: text }, text);
    expect(secrets()).toEqual([]);
    expect(last().failure).toMatch(/\[\w+\]/);
  });

  it('keeps harmless text', () => {
    const text =
      'GET /product/1.html 200 in 12 ms, account_verification_code_target_created_at_x9, 23505, 0d9f7a52-5d0e-4c1c-9d6e-7f3a6c1b2d3e';
    log.info({ time: 1_795_343_614_723, path: '/storage/geco/picture/ab-12.jpg' }, text);
    expect(last()).toMatchObject({ msg: text, path: '/storage/geco/picture/ab-12.jpg' });
  });

  it('is redacted at any length', () => {
    const parts = ['a', 'a.', 'a@', '+1', 'code ', 'token=', 'A1-', 'a:'];
    for (const part of parts) log.info(part.repeat(100_000));
    expect(lines).toHaveLength(parts.length);
  });
});

describe('output of Next', () => {
  it('is logged by the same rules, with the digest', async () => {
    const { error, warn } = console;
    const spy = vi.spyOn(logging, 'log').mockReturnValue(log);
    const kept = { ...console };
    try {
      routeConsole();
      const err = Object.assign(
        (await failureOf(sql`insert into person (name, phone) values (${email}, ${phone})`)) as Error,
        {
          digest: '2831',
        },
      );
      console.error(' ⨯', err);
      console.error(err, { phone, email });
      console.warn(`to ${email}`);
    } finally {
      Object.assign(console, kept);
      spy.mockRestore();
    }
    expect([console.error, console.warn]).toEqual([error, warn]);
    expect(lines).toHaveLength(3);
    expect(secrets()).toEqual([]);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      level: 50,
      msg: '⨯',
      digest: '2831',
      err: { type: 'DrizzleQueryError' },
    });
  });
});

describe('the finder of secrets', () => {
  it('finds each kind, and given values', () => {
    const text = [
      phone,
      email,
      hash,
      'your verification code is 482913',
      token,
      'set-cookie: usertoken=abcdefgh',
      'secretword',
    ]
      .map((part) => `{"msg":"x ${part} y"}`)
      .join('\n');
    const found = findSecrets(text, ['secretword']);
    expect(new Set(found.map(({ line }) => line))).toEqual(new Set([1, 2, 3, 4, 5, 6, 7]));
    expect(JSON.stringify(found)).not.toMatch(/447400|leak@|482913|secretword/);
    expect(findSecrets('no-reply@geco.example', [], ['no-reply@geco.example'])).toEqual([]);
  });
});
