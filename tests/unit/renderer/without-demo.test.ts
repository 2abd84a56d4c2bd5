import { expect, it, vi } from 'vitest';
import type { Env } from '@/lib/platform/env';
import { announceDemo, fillDemo, moveDemo } from '@/lib/server/renderer/demo';

const { gone: missing } = vi.hoisted(() => ({
  gone: () => {
    throw new Error('there is no such file');
  },
}));
vi.mock('@/lib/demo/load', missing);
vi.mock('@/lib/demo/clock', missing);
vi.mock('@/lib/demo/account', missing);

const env = (demo: boolean) => ({ demo, local: true }) as Env;

it('an installation without the demo starts if it is not requested', async () => {
  const announce = await announceDemo(null as never, env(false));
  expect(announce).not.toThrow();
});

it.each([
  ['loaded', () => fillDemo(null as never)],
  ['moved', () => moveDemo(new Date(0))],
  ['shown', () => announceDemo(null as never, env(true))],
])('and explains how to start if the demo is requested by %s', async (_, act) => {
  await expect(act()).rejects.toThrow('DEMO=0');
});
