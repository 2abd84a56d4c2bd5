import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { messages, session, trySignIn } from '../kit/account';
import { call, pause } from '../kit/http';
import { from, hostOf, keepSecret, keptSecrets, type Secret, target } from '../kit/target';

const patterns: Record<string, RegExp> = {
  'a hash of a password': /\$argon2/,
  'parameters of a statement': /(?:\\n|\b)params: /,
  'a telephone number': /(?<![\w.:-])\+\d{10,15}(?!\d)/,
  'an e-mail address': /[\w.+-]{2,}@[\w-]+\.(?:example|com|org|net)\b/,
  'a session': /\b(?:user|staff)?token=[\w-]{20,}/,
  'an upload token': /\bgeco:[\w-]{20,}={0,2}:[\w-]{40,}/,
  'a code': /(?:code|验证码)\D{1,40}(?<!\d)\d{6}(?!\d)/i,
  'the text of a message': /"text":"/,
};

/** What the site writes to everybody. */
const harmless = /contact@geco\.example|no-reply@geco\.localhost/g;

/** The secrets that stand in a log, each with a line of it cut short. */
function leaks(log: string, secrets: readonly Secret[]): string[] {
  const found = new Map<string, string>();
  for (const line of log.split('\n')) {
    const text = line.replace(harmless, '');
    for (const [name, pattern] of Object.entries(patterns)) if (pattern.test(text)) found.set(name, text.slice(0, 200));
    for (const { name, value } of secrets)
      if (value.length > 6 && text.includes(value)) found.set(`a ${name} of ours`, text.slice(0, 200));
  }
  return [...found].map(([name, line]) => `${name}: ${line}`);
}

/** Files and folders that other users of the machine may read or write. */
function openModes(folder: string): string[] {
  const own = statSync(folder).mode & 0o777;
  // A folder that nobody else may enter covers what is in it.
  if ((own & 0o077) === 0) return [];
  const below = readdirSync(folder).map((name) => ({ name, mode: statSync(join(folder, name)).mode & 0o777 }));
  return [
    `the data folder: ${own.toString(8)}`,
    ...below.filter(({ mode }) => (mode & 0o077) !== 0).map(({ name, mode }) => `${name}: ${mode.toString(8)}`),
  ];
}

type Line = { level?: number; msg?: string; code?: string; path?: string; err?: { message?: string; stack?: string } };
/** Errors of the run that are no refusal. */
function failures(log: string): string[] {
  const found = new Set<string>();
  for (const line of log.split('\n')) {
    if (!line.startsWith('{')) continue;
    const { level = 0, msg = '', path = '', err } = JSON.parse(line) as Line;
    if (level >= 50) found.add(`${msg} ${path.replace(/\d+/g, 'N')} ${err?.message?.slice(0, 120) ?? ''}`);
  }
  return [...found];
}

const read = (): string => readFileSync(target.log, 'utf8');

describe('secret: what is left behind', () => {
  it('the log holds no secret of the run', async () => {
    // So that it says something by itself too.
    await session('purchaser', 'buyer_en');
    await trySignIn('purchaser', 'buyer_en', 'leaked password 4711', { source: from(131), host: hostOf('en') });
    keepSecret('password', 'leaked password 4711');
    const body = { name: 'a\u0000b', position: '+447400111222' };
    const { token } = await session('purchaser', 'buyer_en');
    await call('/api/account/name', body, { token, source: from(131) });
    await pause(1_000);
    const sent = messages().flatMap(({ to, text = '' }) => [
      { name: 'number or address', value: to },
      ...(text.match(/(?<!\d)\d{6}(?!\d)/g) ?? []).map((value) => ({ name: 'sent code', value: `${value}"` })),
    ]);
    expect(keptSecrets().length).toBeGreaterThan(1);
    expect(leaks(read(), [...keptSecrets().filter(({ name }) => name !== 'code'), ...sent])).toEqual([]);
  });

  it('other users of the machine are kept out of the data', () => expect(openModes(target.dataDir)).toEqual([]));

  it('nothing failed on the way', () => expect(failures(read())).toEqual([]));

  it('control: finds what once stood in a log', () => {
    const once = [
      '{"level":50,"err":{"message":"Failed query: insert into registration\\nparams: purchaser,leaky_user,+447400111222,leak@private.example,$argon2id$v=19$m=19456"}}',
      '{"level":30,"channel":"sms","to":"+12025550142","text":"Your GECO code is 482913"}',
      '{"level":30,"cookie":"usertoken=c0ffee00c0ffee00c0ffee00"}',
    ].join('\n');
    expect(leaks(once, [{ name: 'session token', value: 'c0ffee00c0ffee00c0ffee00' }])).toHaveLength(8);
    expect(leaks('{"level":30,"to":"+12…42","revision":"9621cc4","path":"/product/482913.html"}', [])).toEqual([]);
    expect(failures(once)).toHaveLength(1);
    expect(failures('{"level":40,"msg":"refused"}')).toEqual([]);
  });
  it('control: finds an open folder', () => expect(openModes('/usr')).not.toEqual([]));
});
