import { afterEach, describe, expect, it } from 'vitest';
import { endedCookie, readCookie, sessionCookie } from '@/lib/platform/auth/cookie';
import { isOwnOrigin } from '@/lib/platform/auth/origin';
import { env } from '@/lib/platform/env';

const settings = { ...env() };
afterEach(() => {
  Object.assign(env(), settings);
});

describe('the cookie of a session', () => {
  it('covers the eight hosts for members, and only its host for staff', () => {
    Object.assign(env(), { BASE_HOST: 'geco.example', scheme: 'https' });
    const of = (kind: 'supplier' | 'staff', host: string) => sessionCookie(kind, 'TOKEN', host);
    expect(of('supplier', 'ar.geco.example')).toBe(
      'token=TOKEN; Path=/; Max-Age=2592000; Domain=geco.example; HttpOnly; SameSite=Lax; Secure',
    );
    expect(of('staff', 'geco.example')).toBe(
      'stafftoken=TOKEN; Path=/; Max-Age=43200; HttpOnly; SameSite=Strict; Secure',
    );
    expect(of('supplier', '127.0.0.1:3000')).not.toContain('Domain');
    expect(of('supplier', 'evilgeco.example')).not.toContain('Domain');
    expect(endedCookie('supplier', 'ar.geco.example')).toMatch(/^token=; Path=\/; Max-Age=0; Domain=geco\.example/);
  });

  it('has no Domain if the main host is a single label, which browsers reject', () => {
    Object.assign(env(), { BASE_HOST: 'localhost' });
    expect(sessionCookie('purchaser', 'TOKEN', 'en.localhost:3000')).not.toContain('Domain');
  });

  it('is read by its exact name', () => {
    const header = 'xtoken=1; usertoken=2;token=3; token=4; empty=';
    expect([readCookie(header, 'token'), readCookie(header, 'usertoken'), readCookie(header, 'ken')]).toEqual([
      '3',
      '2',
      null,
    ]);
    expect([readCookie(header, 'empty'), readCookie(null, 'token')]).toEqual([null, null]);
  });
});

describe('an Origin', () => {
  it.each([
    ['http://en.geco.localhost:3000', true],
    ['HTTP://EN.GECO.LOCALHOST:3000', true],
    ['http://geco.localhost:3000', false],
    ['http://en.geco.localhost', false],
    ['https://en.geco.localhost:3000', false],
    ['http://en.geco.localhost:3000.evil.example', false],
    ['null', false],
    [null, false],
  ])('%s is own: %s', (origin, own) => {
    const headers = new Headers({ host: 'en.geco.localhost:3000', ...(origin === null ? {} : { origin }) });
    expect(isOwnOrigin(headers)).toBe(own);
  });
});
