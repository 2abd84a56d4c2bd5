import { createHmac } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { confirmToken, isConfirmToken } from '@/lib/account/change/token';
import { accountOfToken, unsubscribeToken } from '@/lib/footprint/follow/token';
import { noticeToken, readNoticeToken } from '@/lib/notification/token';
import { knownDevice, rememberDevice } from '@/lib/platform/auth/known-device';
import { keyedHash, signingKey } from '@/lib/platform/auth/token';
import { env } from '@/lib/platform/env';

const known = { HASHIDS_SALT: env().HASHIDS_SALT, SIGNING_SECRET: env().SIGNING_SECRET };
beforeEach(() => {
  env().HASHIDS_SALT = 'pepper';
  env().SIGNING_SECRET = 'a secret of this installation alone';
});
afterEach(() => void Object.assign(env(), known));

const day = 86_400_000;
const now = Date.parse('2026-11-26T12:00:00Z');
const seconds = (at: number) => String(Math.floor(at / 1000));
/** What somebody can sign who knows the salt of public ids, which can be computed from enough of them. */
const forge = (purpose: string, text: string): string =>
  createHmac('sha256', `${purpose} pepper`).update(text).digest('base64url');
const devicesOf = (cookie: string) => new Headers({ host: 'en.geco.localhost', cookie });

describe('knowledge of the salt of public ids', () => {
  it('does not end anybody’s e-mails', () => {
    for (const subject of ['1.quotation', `1.quotation.${seconds(now)}`])
      expect(readNoticeToken(`${subject}.${forge('notice-mail', subject)}`, now)).toBeNull();
    for (const subject of ['1', `1.${seconds(now)}`])
      expect(accountOfToken(`${subject}.${forge('follow-mail', subject)}`, now)).toBeNull();
  });

  it('does not confirm anybody’s address', () => {
    const signed = `1.${seconds(now + day)}`;
    const forged = `${signed}.${forge('confirm-mail', `${signed}.ceo@buyer.example`)}`;
    expect(isConfirmToken(forged, 'ceo@buyer.example')).toBe(false);
  });

  it('does not forge a known device', () => {
    const until = seconds(Date.now() + day);
    const forged = `1.${until}.drawn.${forge('device', `1 ${until} drawn`)}`;
    expect(knownDevice(devicesOf(`known_device=${forged}`), 1)).toBeNull();
  });

  it('does not reveal stored hashes of codes, captchas and visitors', () => {
    const hashes = () => [...['code', 'captcha', 'proof'].map((name) => keyedHash(name, 'x')), signingKey('visitor')];
    const before = hashes();
    env().HASHIDS_SALT = 'another';
    expect(hashes()).toEqual(before);
    env().SIGNING_SECRET = 'the secret of another installation';
    for (const [index, hash] of hashes().entries()) expect(hash).not.toBe(before[index]);
  });
});

describe('a signed token', () => {
  it('is verified', () => {
    expect(readNoticeToken(noticeToken(7, 'quotation', now), now)).toEqual({ accountId: 7, kind: 'quotation' });
    expect(accountOfToken(unsubscribeToken(7, now), now)).toBe(7);
    expect(isConfirmToken(confirmToken(7, 'Me@buyer.example', now), 'me@buyer.example')).toBe(true);
    const reply = new Headers();
    rememberDevice(reply, devicesOf(''), 7);
    expect(knownDevice(devicesOf(reply.get('set-cookie')?.split(';')[0] ?? ''), 7)).not.toBeNull();
  });

  it.each([
    ['of notices', (at: number) => noticeToken(7, 'quotation', at), readNoticeToken],
    ['about what is followed', (at: number) => unsubscribeToken(7, at), accountOfToken],
  ] as const)('ends the e-mails %s for a year, and not with another time, purpose or reader', (_, make, read) => {
    const token = make(now);
    expect(read(token, now + 364 * day)).not.toBeNull();
    expect(read(token, now + 366 * day)).toBeNull();
    const parts = token.split('.');
    const signature = parts.pop();
    const issued = parts.pop();
    for (const forged of [
      [...parts, seconds(now + 365 * day), signature],
      [...parts, signature],
      [...parts, issued],
      ['8', ...parts.slice(1), issued, signature],
      [...parts, issued, `${signature}x`],
      [...parts, `0${issued}`, signature],
    ])
      expect(read(forged.join('.'), now)).toBeNull();
    expect(readNoticeToken(unsubscribeToken(7, now), now)).toBeNull();
    expect(accountOfToken(noticeToken(7, 'daily', now), now)).toBeNull();
  });
});
