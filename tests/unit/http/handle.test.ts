import { afterEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { config } from '@/lib/platform/config';
import { AppError } from '@/lib/platform/errors';
import { idField, keywordField, siteIdField } from '@/lib/platform/http/field';
import { handle, handleUnknown, type Method, methods } from '@/lib/platform/http/handle';
import { log } from '@/lib/platform/log';
import { productFields } from '@/lib/product/edit/schema';

const input = z.object({ siteId: siteIdField, id: idField.optional(), keyword: keywordField.optional() });
const output = z.object({ site: z.string(), keyword: z.string().optional() });
const run = vi.fn(async ({ keyword }: z.output<typeof input>, { site }: { site: string }) => ({ site, keyword }));
const posted = handle({ method: 'POST', input, output, run });
const got = handle({ method: 'GET', input, output, run });

const address = 'http://en.geco.localhost:3000/api/thing';
const request = (method: Method, init: RequestInit & { query?: string } = {}) => {
  const { query = '', headers, ...rest } = init;
  return new Request(address + query, { method, headers: { host: 'en.geco.localhost:3000', ...headers }, ...rest });
};
const json = { 'content-type': 'application/json' };
const post = (body: string | ReadableStream, headers: Record<string, string> = json, host = 'en.geco.localhost:3000') =>
  posted.POST(request('POST', { body, headers: { ...headers, host }, duplex: 'half' } as RequestInit));
const read = async (response: Response) => ({ status: response.status, body: await response.json() });

afterEach(() => vi.restoreAllMocks());

describe('the envelope', () => {
  it('has code, message in the host’s language, data and the front’s request id', async () => {
    const response = await post('{"siteId":10}', { ...json, 'x-request-id': 'front-0123456789' });
    expect(response.headers.get('x-request-id')).toBe('front-0123456789');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await read(response)).toEqual({
      status: 200,
      body: { code: 200, message: 'OK', data: { site: 'es' }, requestId: 'front-0123456789' },
    });
  });

  it('generates a request id if missing or invalid', async () => {
    const { body } = await read(await post('{}', { ...json, 'x-request-id': '<b>' }));
    expect(body.requestId).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('uses site 1 by default, also without a body', async () => {
    expect((await read(await post('{}'))).body.data).toEqual({ site: 'zh' });
    expect((await read(await posted.POST(request('POST')))).body.data).toEqual({ site: 'zh' });
    expect((await read(await got.GET(request('GET', { query: '?siteId=11&keyword=%C3%A9' })))).body.data).toEqual({
      site: 'ar',
      keyword: 'é',
    });
  });

  it('omits what the contract does not have', async () => {
    run.mockResolvedValueOnce({ site: 'zh', secret: 1 } as never);
    expect((await read(await post('{}'))).body.data).toEqual({ site: 'zh' });
  });
});

describe('a bad request', () => {
  it.each([
    ['an unknown site', '{"siteId":2}', 'siteId', 'unknownSite'],
    ['a wrong type', '{"siteId":true}', 'siteId', 'type'],
    ['a fraction', '{"siteId":1.5}', 'siteId', 'type'],
    ['a number too small', '{"id":0}', 'id', 'tooSmall'],
    ['a text too long', `{"keyword":"${'x'.repeat(121)}"}`, 'keyword', 'tooBig'],
    ['a list for a body', '[1]', 'body', 'type'],
    ['malformed JSON', '{"siteId":', 'body', 'json'],
  ])('%s is a 400 with the field and a key', async (_, body, field, key) => {
    const answer = await read(await post(body));
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ code: 400, data: null, errors: [{ field, key }] });
    expect(answer.body.errors[0].message).toMatch(/\.$/);
  });

  it('gives a figure’s limits if its check does', async () => {
    const { minimumOrder } = productFields.shape;
    const strict = handle({
      method: 'POST',
      input: z.object({ minimumOrder }),
      output: z.null(),
      run: async () => null,
    });
    const { body } = await read(await strict.POST(request('POST', { body: '{"minimumOrder":0}', headers: json })));
    const message = 'Enter a whole number from 1 to 1000000000';
    expect(body.errors).toMatchObject([{ field: 'minimumOrder', key: 'whole', message }]);
  });

  it('names a missing field and a repeated parameter', async () => {
    const strict = handle({ method: 'GET', input: z.object({ id: idField }), output: z.null(), run: async () => null });
    const ask = async (query: string) => (await read(await strict.GET(request('GET', { query })))).body.errors;
    expect(await ask('')).toMatchObject([{ field: 'id', key: 'required' }]);
    expect(await ask('?id=1&id=2')).toMatchObject([{ field: 'id', key: 'type' }]);
  });

  it('is in its host’s language', async () => {
    const messages = await Promise.all(
      ['geco.localhost', 'de.geco.localhost', 'elsewhere.example'].map(
        async (host) => (await read(await post('[', json, host))).body.message,
      ),
    );
    expect(messages[1]).toBe('Die Anfrage ist ungültig. Bitte prüfen Sie sie und versuchen Sie es erneut.');
    expect(messages[2]).toBe(messages[0]);
  });

  it('is a 415 without the JSON type', async () => {
    expect((await post('siteId=1', { 'content-type': 'application/x-www-form-urlencoded' })).status).toBe(415);
    expect((await post('{}', { 'content-type': 'application/json; charset=utf-8' })).status).toBe(200);
  });

  it('is a 413 over the cap, declared or not', async () => {
    const long = `{"keyword":"${'x'.repeat(config.api.body)}"}`;
    expect((await post(long)).status).toBe(413);
    expect((await post('{}', { ...json, 'content-length': String(config.api.body + 1) })).status).toBe(413);
    let sent = 0;
    const endless = new ReadableStream({
      pull: (controller) => {
        sent += 16_384;
        controller.enqueue(new Uint8Array(16_384).fill(32));
      },
    });
    expect((await post(endless)).status).toBe(413);
    expect(sent).toBeLessThan(config.api.body * 3);
  });
});

describe('methods', () => {
  it('other than its own are a 405 in JSON with Allow', async () => {
    for (const method of methods.filter((one) => !['POST', 'OPTIONS', 'HEAD'].includes(one))) {
      const response = await posted[method](request(method));
      expect(response.headers.get('allow')).toBe('POST, OPTIONS');
      expect(await read(response)).toMatchObject({ status: 405, body: { code: 405, data: null } });
    }
    expect((await got.DELETE(request('DELETE'))).headers.get('allow')).toBe('GET, HEAD, OPTIONS');
  });

  it('answer HEAD without a body and OPTIONS with Allow', async () => {
    const head = await got.HEAD(request('HEAD'));
    expect([head.status, await head.text()]).toEqual([200, '']);
    expect((await posted.HEAD(request('HEAD'))).status).toBe(405);
    const options = await posted.OPTIONS(request('OPTIONS'));
    expect([options.status, options.headers.get('allow')]).toEqual([204, 'POST, OPTIONS']);
  });

  it('all respond 404 for an unknown call', async () => {
    const unknown = handleUnknown();
    for (const method of methods) expect((await unknown[method](request(method))).status).toBe(404);
    expect((await read(await unknown.GET(request('GET')))).body).toMatchObject({ code: 404, data: null });
  });
});

describe('an error', () => {
  it('that is known keeps its code', async () => {
    run.mockRejectedValueOnce(new AppError('conflict'));
    expect(await read(await post('{}'))).toMatchObject({ status: 409, body: { code: 409, data: null } });
  });

  it('that is internal reveals nothing and is logged with its request id', async () => {
    const logged = vi.spyOn(log(), 'error').mockImplementation(() => {});
    run.mockRejectedValueOnce(new Error('password=hunter2'));
    const response = await post('{}', { ...json, 'x-request-id': 'front-0123456789' });
    const text = await response.text();
    expect(response.status).toBe(500);
    expect(text).not.toContain('hunter2');
    expect(JSON.parse(text)).toMatchObject({ code: 500, data: null, requestId: 'front-0123456789' });
    expect(logged.mock.calls[0]?.[0]).toMatchObject({ requestId: 'front-0123456789', path: '/api/thing' });
  });
});
