import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { locales } from '@/lib/platform/i18n/site';
import { calls } from '@/lib/site/api/constants';
import { shapeOf } from '@/lib/site/api/json-schema';
import { getDocument } from '@/lib/site/api/openapi';
import { getReference } from '@/lib/site/api/reference';

describe('the calls', () => {
  it('have the methods and paths of specification 7', () => {
    const known = calls.map(({ method, path }) => `${method} ${path}`);
    for (const call of [
      'POST /api/category',
      'GET /api/get_nav',
      'POST /api/country_list',
      'POST /api/tag_list',
      'POST /api/new/f_link',
      'POST /api/get_tdk',
      'POST /api/check_unread',
      'POST /api/c_center/info',
      'POST /api/member/userinfo',
    ])
      expect(known).toContain(call);
    expect(new Set(known).size).toBe(known.length);
  });

  it('each have a route file', () => {
    for (const { path } of calls) expect(existsSync(`app${path}/route.ts`), path).toBe(true);
  });
});

describe('the OpenAPI document', () => {
  it('describes every call with its input, output and errors', async () => {
    const { openapi, paths = {} } = await getDocument('en');
    expect(openapi).toBe('3.1.0');
    for (const { method, path } of calls) {
      const operation = paths[path]?.[method === 'GET' ? 'get' : 'post'];
      expect(operation?.summary, path).toBeTruthy();
      expect(Object.keys(operation?.responses ?? {})).toEqual(expect.arrayContaining(['200', '400', '405', '500']));
      expect(method === 'GET' ? operation?.parameters : operation?.requestBody, path).toBeTruthy();
    }
    const body = JSON.stringify(paths['/api/category']?.post?.requestBody);
    expect(body).toContain('"siteId"');
    expect(body).toContain('"default":1');
  });

  it('has no description left as a message key, in any language', async () => {
    for (const locale of locales) {
      const text = JSON.stringify(await getDocument(locale));
      const descriptions = [...text.matchAll(/"description":"([^"]*)"/g)].map(([, description]) => description ?? '');
      expect(descriptions.filter((one) => /^[a-z]+[A-Z]?[a-z]*$/.test(one) || one.includes('apiReference'))).toEqual(
        [],
      );
      expect(text).not.toContain('apiReference.');
    }
  });
});

describe('the reference page', () => {
  it('shows every call with an example valid in a shell', async () => {
    const { groups, origin } = await getReference('de');
    const operations = groups.flatMap((group) => group.operations);
    expect(operations).toHaveLength(calls.length);
    expect(operations.find(({ path }) => path === '/api/get_nav')?.example).toBe(
      `curl '${origin}/api/get_nav?siteId=12'`,
    );
    const search = operations.find(({ path }) => path === '/api/product/search');
    expect(search?.example).toContain('"keyword":"Pumpe"');
    expect(search?.fields.find(({ name }) => name === 'keyword')).toMatchObject({ required: true, type: 'string' });
    expect(search?.fields.find(({ name }) => name === 'pageSize')).toMatchObject({
      fallback: '20',
      range: { min: 1, max: 100 },
    });
    expect(search?.answer).toBe('ProductPage');
  });

  it('writes a schema as a type', () => {
    expect(
      shapeOf({
        type: 'object',
        required: ['id'],
        properties: { id: { type: 'integer' }, names: { type: 'array', items: { type: ['string', 'null'] } } },
      }),
    ).toBe('{\n  id: integer\n  names?: (string | null)[]\n}');
  });
});
