import { describe, expect, it } from 'vitest';
import { queryFindings } from '../attack/text';
import type { TextCall } from '../attack/text-call';
import { calls, describeHostileBodies, samples, send, summary } from './hostile-kit';

describeHostileBodies('rest', 10_000);

describe('hostile values in a body', () => {
  it('are based on samples of existing calls', () => {
    const paths = new Set(calls.map(({ path }) => path));
    expect(Object.keys(samples).filter((path) => !paths.has(path))).toEqual([]);
  });

  it('are reported with their field', async () => {
    const call = calls.find(({ path }) => path === '/api/product/save') as TextCall;
    const product = (samples['/api/product/save'] as [{ product: object }])[0].product;
    const body = JSON.stringify({
      id: null,
      product: { ...product, priceBreaks: [], brand: 'a\u0000', tags: ['\ud800'] },
    });
    expect(await send(call, call.path, body)).toMatchObject({
      status: 400,
      errors: [
        { field: 'product.brand', key: 'characters', message: expect.stringContaining('cannot be stored') },
        { field: 'product.tags.0', key: 'characters' },
      ],
    });
  });
});

describe('hostile values in a query', () => {
  it('never cause a server error, and are never accepted', async () => {
    const findings = await queryFindings(calls, (call, address) => send(call, address));
    expect(findings, summary(findings)).toEqual([]);
  });
});
