import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { messagesByNow, session, trySignIn } from '../kit/account';
import { call } from '../kit/http';
import { from, hostOf, keepSecret, keptSecrets, target } from '../kit/target';
import { findSecrets } from '../secret';

/** Public contact data of the site. */
const harmless = ['contact@geco.example', /@geco\.localhost$/];

/** Secrets found in a log, one line for each kind. */
function leaks(log: string, secrets: readonly string[]): string[] {
  const found = new Map(findSecrets(log, secrets, harmless).map(({ kind, excerpt }) => [kind, excerpt]));
  // In a JSON line, the line break before the word is escaped.
  const statement = /\\nparams: .{0,40}/.exec(log);
  if (statement) found.set('parameters of a failed statement', statement[0]);
  return [...found].map(([kind, excerpt]) => `${kind}: ${excerpt}`);
}

/** Files and folders that other users of the machine can read or write. */
function openModes(folder: string): string[] {
  const own = statSync(folder).mode & 0o777;
  // A closed folder protects its content.
  if ((own & 0o077) === 0) return [];
  const below = readdirSync(folder).map((name) => ({ name, mode: statSync(join(folder, name)).mode & 0o777 }));
  return [
    `the data folder: ${own.toString(8)}`,
    ...below.filter(({ mode }) => (mode & 0o077) !== 0).map(({ name, mode }) => `${name}: ${mode.toString(8)}`),
  ];
}

type Line = { level?: number; msg?: string; failure?: string; err?: { message?: string } };
/** Log errors that are not failures of the product. */
const expected: { why: string; is: (line: Line) => boolean }[] = [
  {
    why: 'a client went away before its body was whole: Node says so to whoever reads it, a call or Next',
    is: ({ err }) => err?.message === 'aborted',
  },
  {
    why: 'a busy machine sent a code so late that it was no longer valid, and so did not send it',
    is: ({ msg, failure }) => msg === 'a message could not be sent' && failure === 'expired',
  },
];
/** The log's error lines, without the expected ones. */
const failures = (log: string): string[] =>
  log.split('\n').filter((text) => {
    if (!text.startsWith('{')) return false;
    const line = JSON.parse(text) as Line;
    return (line.level ?? 0) >= 50 && !expected.some(({ is }) => is(line));
  });

const read = (): string => readFileSync(target.log, 'utf8');

describe('secret: traces of the run', () => {
  it('the log has no secret of the run', async () => {
    // So that the log has lines of this too.
    await session('purchaser', 'buyer_en');
    await trySignIn('purchaser', 'buyer_en', 'leaked password 4711', { source: from(131), host: hostOf('en') });
    keepSecret('password', 'leaked password 4711');
    const body = { name: 'a\u0000b', position: '+447400111222' };
    const { token } = await session('purchaser', 'buyer_en');
    await call('/api/account/name', body, { token, source: from(131) });
    // Once the log has this message, it has everything before it.
    const sent = await messagesByNow();
    await vi.waitUntil(() => read().includes(sent.at(-1)?.name ?? ''), { timeout: 60_000, interval: 200 });
    // A code is six digits, which occur by chance: the scan recognises codes by the words around them.
    const kept = keptSecrets().filter(({ name }) => name !== 'code');
    expect(kept.length).toBeGreaterThan(1);
    expect(leaks(read(), [...new Set([...kept.map(({ value }) => value), ...sent.map(({ to }) => to)])])).toEqual([]);
  });

  it('other users of the machine cannot read the data', () => expect(openModes(target.dataDir)).toEqual([]));

  it('no unexpected error was logged', () => expect(failures(read()).join('\n')).toBe(''));

  it('control: detects secrets in a log', () => {
    const once = [
      '{"level":50,"err":{"message":"Failed query: insert into registration\\nparams: purchaser,leaky_user,+447400111222,leak@private.example,$argon2id$v=19$m=19456"}}',
      '{"level":30,"channel":"sms","to":"+12025550142","text":"Your GECO code is 482913"}',
      '{"level":30,"cookie":"usertoken=c0ffee00c0ffee00c0ffee00"}',
    ].join('\n');
    expect(leaks(once, ['c0ffee00c0ffee00c0ffee00'])).toHaveLength(7);
    expect(leaks('{"level":30,"to":"+12…42","revision":"9621cc4","path":"/product/482913.html"}', [])).toEqual([]);
    expect(failures(once)).toEqual([once.split('\n')[0]]);
    expect(failures('{"level":50,"msg":"a message could not be sent","failure":"refused"}')).toHaveLength(1);
    expect(failures('{"level":50,"msg":"a call failed","err":{"message":"aborted"}}')).toEqual([]);
    expect(failures('{"level":40,"msg":"refused"}')).toEqual([]);
  });
  it('control: detects an open folder', () => expect(openModes('/usr')).not.toEqual([]));
});
