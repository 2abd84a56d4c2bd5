import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ByteLru } from '@/lib/platform/byte-lru';

const step = fc.record({
  act: fc.constantFrom('get', 'set', 'delete', 'resize'),
  key: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'),
  size: fc.nat(60),
});

it('never exceeds its cap and counts bytes correctly', () => {
  fc.assert(
    fc.property(fc.nat(100), fc.array(step, { maxLength: 200 }), (cap, steps) => {
      const left: string[] = [];
      const map = new ByteLru<{ size: number }>(cap, (key) => left.push(key));
      let put = 0;
      for (const { act, key, size } of steps) {
        if (act === 'get') map.get(key);
        else if (act === 'delete') map.delete(key);
        else if (act === 'set') put += map.set(key, { size }) ? 1 : 0;
        else {
          const current = map.peek(key);
          if (current) map.resize(key, current, size);
        }
        const total = [...map.entries()].reduce((sum, [, value]) => sum + value.size, 0);
        expect(map.bytes).toBe(total);
        expect(map.bytes).toBeLessThanOrEqual(cap);
        expect(map.count + left.length).toBe(put);
      }
    }),
  );
});

it('evicts the least recently used entry', () => {
  const map = new ByteLru<{ size: number }>(30);
  for (const key of ['a', 'b', 'c']) map.set(key, { size: 10 });
  map.get('a');
  map.peek('b');
  map.set('d', { size: 10 });
  expect([...map.entries()].map(([key]) => key)).toEqual(['c', 'a', 'd']);
});

it('refuses a value larger than its cap, and removes the replaced one', () => {
  const map = new ByteLru<{ size: number }>(30);
  map.set('a', { size: 10 });
  expect(map.set('a', { size: 31 })).toBe(false);
  expect(map.count).toBe(0);
  expect(map.bytes).toBe(0);
});

it('does not resize a value that has been replaced', () => {
  const map = new ByteLru<{ size: number }>(30);
  const old = { size: 10 };
  map.set('a', old);
  map.set('a', { size: 5 });
  map.resize('a', old, 20);
  expect(map.bytes).toBe(5);
});
