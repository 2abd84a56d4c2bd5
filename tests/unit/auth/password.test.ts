import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hashPassword, isPassword, passwordFault } from '@/lib/platform/auth/password';

describe('a new password', () => {
  it.each([
    ['123456789', 'passwordLength'],
    ['密码密码密码密码密', 'passwordLength'],
    ['x'.repeat(129), 'passwordLength'],
    ['1234567890', 'passwordCommon'],
    ['0987654321', 'passwordCommon'],
    ['aaaaaaaaaaaa', 'passwordCommon'],
    ['abcabcabcabc', 'passwordCommon'],
    ['qwertyuiop', 'passwordCommon'],
    ['Password123', 'passwordCommon'],
    ['P@ssw0rd2026!', 'passwordCommon'],
    ['1qaz2wsx3edc', 'passwordCommon'],
    ['MotDePasse1', 'passwordCommon'],
    ['Lena_Hoffmann', 'passwordOwn'],
    ['+44 7700 900123', 'passwordOwn'],
    ['447700900123', 'passwordOwn'],
  ])('%s is refused as %s', (password, key) => {
    expect(passwordFault(password, ['lena_hoffmann', '+447700900123'])).toBe(key);
  });

  it.each([
    'a quiet river at noon',
    '安静的河流在中午流过去',
    '🔑🔑🔒🔓🗝️🪪🧿🪬🧸🪆',
    'vK9#tq!wZ2',
    'lena_hoffmann and more',
    '2026 pumps in Hamburg',
  ])('%s is accepted, whatever its characters', (password) =>
    expect(passwordFault(password, ['lena_hoffmann', '+447700900123'])).toBeNull(),
  );

  it('is checked without an error for any input', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (typed) =>
        [null, 'string'].includes(passwordFault(typed, []) === null ? null : 'string'),
      ),
    );
  });
});

describe('a hash', () => {
  it('is Argon2id with its own salt, and matches its password in any Unicode normalisation', async () => {
    const [one, other] = [
      await hashPassword('cafe\u0301 au lait noir', ''),
      await hashPassword('cafe\u0301 au lait noir', ''),
    ];
    expect(one).toMatch(/^\$argon2id\$/);
    expect(one).not.toBe(other);
    expect(await isPassword('caf\u00e9 au lait noir', one, '')).toBe(true);
    expect(await isPassword('cafe au lait noir', one, '')).toBe(false);
    expect(await isPassword('no account has this password', null, '')).toBe(false);
  });
});
