import { expect, it } from 'vitest';
import { noteRender, readRender, renderStart, runRender } from '@/lib/platform/pagestore/render-context';

it('collects one request’s tags, separate from another’s', async () => {
  const read = (tag: string) =>
    runRender(async () => {
      noteRender(null, { tags: [tag], t0: renderStart() });
      await new Promise((done) => setTimeout(done, 5));
      noteRender(null, { tags: [`${tag}2`], t0: renderStart() });
      return readRender(null)?.tags;
    });
  expect(await Promise.all([read('a'), read('b')])).toEqual([
    ['a', 'a2'],
    ['b', 'b2'],
  ]);
});

it('uses the oldest read', () => {
  runRender(() => {
    noteRender(null, { tags: ['a'], t0: 10 });
    noteRender(null, { tags: ['b'], t0: 20 });
    expect(readRender(null)).toEqual({ tags: ['a', 'b'], t0: 10 });
  });
});

it('keeps a bounded number of paths, escaped or not', () => {
  for (let at = 0; at <= 5_000; at++) noteRender(`/en/d/note/${at}`, { tags: ['a'], t0: at });
  expect(readRender('/en/d/note/0')).toBeNull();
  noteRender('/en/d/%E6%B3%B5', { tags: ['b'], t0: 1 });
  expect(readRender('/en/d/泵')?.tags).toEqual(['b']);
  noteRender('/en/d/50%', { tags: ['c'], t0: 1 });
  expect(readRender('/en/d/50%')?.tags).toEqual(['c']);
});
