import { afterEach, expect, it, vi } from 'vitest';
import type { SessionEnd } from '@/lib/platform/auth/session';

let cookie = '';
const ends: Record<string, SessionEnd> = { left: 'signOut', changed: 'password', everywhere: 'everywhere' };
vi.mock('next/headers', () => ({ headers: async () => new Headers(cookie ? { cookie } : {}) }));
vi.mock('@/lib/platform/db/client', () => ({ database: () => null }));
vi.mock('@/lib/platform/auth/session', () => ({
  findSession: async () => null,
  findSessionEnd: async (_: unknown, token: string) => ends[token] ?? null,
}));
const { findEnd } = await import('@/lib/platform/auth/gate');

afterEach(() => {
  cookie = '';
});

it.each([
  ['', 'supplier', null],
  ['token=changed', 'supplier', 'password'],
  ['usertoken=everywhere; signed_in=purchaser', 'purchaser', 'everywhere'],
  ['token=left', 'supplier', null],
  ['token=forgotten', 'supplier', null],
  ['token=forgotten; signed_in=supplier', 'supplier', 'lost'],
  ['token=left; signed_in=supplier', 'supplier', null],
  ['token=changed', 'purchaser', null],
  // Nothing, not even the age, is known of a session whose cookie is missing.
  ['signed_in=supplier', 'supplier', 'lost'],
  ['signed_in=purchaser.supplier', 'supplier', 'lost'],
  ['signed_in=supplier', 'purchaser', null],
  ['signed_in=', 'supplier', null],
] as const)('with %s the sign-in of a %s says %s', async (cookies, kind, reason) => {
  cookie = cookies;
  expect(await findEnd(kind)).toBe(reason);
});
