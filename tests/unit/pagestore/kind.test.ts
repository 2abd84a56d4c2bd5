import { expect, it } from 'vitest';
import { variantOf } from '@/lib/platform/pagestore/page-variant';

it.each([
  [{}, 'html', null],
  [{ rsc: '0', 'next-router-prefetch': '1' }, 'html', null],
  [{ rsc: '1' }, 'rsc||', ''],
  [
    { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' },
    'rsc|1|/_tree',
    '_i_aeImnuN6u1u1r',
  ],
])('%o is %s with _rsc %s', (headers, name, rsc) => {
  expect(variantOf(headers)).toMatchObject({ name, rsc });
});

it.each([
  { rsc: '1', 'next-router-prefetch': '9' },
  { rsc: '1', 'next-router-segment-prefetch': '/any/thing' },
])('%o has no key', (headers) => {
  expect(variantOf(headers)).toBeNull();
});
