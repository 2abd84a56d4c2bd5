import { describe, expect, it } from 'vitest';
import { framingOf } from '@/lib/platform/pagestore/framing';

const framing = (method: string, headers: Record<string, string>, httpVersion = '1.1') =>
  framingOf({ method, headers, httpVersion });

describe('the framing of a body', () => {
  it.each(['GET', 'HEAD', 'OPTIONS', 'DELETE', 'TRACE'])('%s has none', (method) => {
    expect(framing(method, {})).toEqual({});
    expect(framing(method, { 'content-length': '0' })).toEqual({});
    expect(framing(method, { 'content-length': '1' })).toBeNull();
    expect(framing(method, { 'transfer-encoding': 'chunked' })).toBeNull();
  });

  it.each(['POST', 'PUT', 'PATCH'])('%s always declares where its body ends', (method) => {
    expect(framing(method, {})).toEqual({ 'content-length': '0' });
    expect(framing(method, { 'content-length': '12' })).toEqual({ 'content-length': '12' });
    expect(framing(method, { 'transfer-encoding': 'Chunked' })).toEqual({ 'transfer-encoding': 'chunked' });
  });

  it.each([
    [{ 'content-length': '5', 'transfer-encoding': 'chunked' }],
    [{ 'transfer-encoding': 'gzip, chunked' }],
    [{ 'transfer-encoding': 'identity' }],
    [{ 'transfer-encoding': '' }],
    [{ 'content-length': '+5' }],
    [{ 'content-length': '5, 5' }],
    [{ 'content-length': '' }],
    [{ 'content-length': '0x5' }],
  ])('is not guessed from %j', (headers) => {
    expect(framing('POST', headers)).toBeNull();
  });

  it('has no chunks in HTTP/1.0', () => {
    expect(framing('POST', { 'transfer-encoding': 'chunked' }, '1.0')).toBeNull();
  });
});
