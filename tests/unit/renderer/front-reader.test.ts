import { expect, it } from 'vitest';
import { readEnv } from '@/lib/platform/env';

it.each([
  [{}, true],
  [{ TRUST_PROXY: '1' }, false],
  [{ FRONT_READER: 'node' }, false],
  [{ FRONT_READER: 'own', TRUST_PROXY: '2' }, true],
])('with settings %j plain requests are parsed on the bare connection: %s', (given, own) => {
  expect(readEnv(given).ownReader).toBe(own);
});
