import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { explain, readCommand } from '@/lib/server/renderer/command';

const read = (path: string | undefined, body: string) => readCommand(path, Readable.from([Buffer.from(body)]));

it('parses the existing commands', async () => {
  expect(await read('/demo', '')).toEqual({ name: 'demo', products: undefined });
  expect(await read('/demo', '{"products":1000}')).toEqual({ name: 'demo', products: 1000 });
  expect(await read('/import-rates', '<x/>')).toEqual({ name: 'import-rates', xml: '<x/>' });
  expect(await read('/import-tenders', '{"from":"/tmp/a.json"}')).toEqual({
    name: 'import-tenders',
    from: '/tmp/a.json',
    assumed: { locale: null, country: null },
  });
  expect(await read('/import-news', '{"from":"https://news.example/","language":"fr","country":"KE"}')).toEqual({
    name: 'import-news',
    from: 'https://news.example/',
    assumed: { locale: 'fr', country: 'KE' },
  });
});

it.each([
  ['/demo', '{"products":0}', 'badRequest'],
  ['/demo', '{"products":"many"}', 'badRequest'],
  ['/demo', 'x', 'badRequest'],
  ['/other', '', 'notFound'],
  [undefined, '', 'notFound'],
])('%s %s is a %s', async (path, body, code) => {
  await expect(read(path, body)).rejects.toMatchObject({ code });
});

it('explains an error in words', async () => {
  const error = await read('/demo', 'x').catch((reason: unknown) => reason);
  expect(explain(error)).toBe('badRequest, products: not valid');
  expect(explain(new Error('disk full'))).toBe('Error: disk full');
});
