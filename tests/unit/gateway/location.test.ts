import { describe, expect, it } from 'vitest';
import { safePath, safeQuery } from '@/lib/platform/gateway/location';

describe('a Location header', () => {
  it.each([
    ['/\u212A', '/%E2%84%AA'],
    ['/\u017F.html', '/%C5%BF.html'],
    ['/%zz%c3%A9', '/%25zz%c3%A9'],
    ['//\\evil.example', '/evil.example'],
  ])('is ASCII for the path %j', (path, expected) => {
    expect(safePath(path)).toBe(expected);
  });

  it('is ASCII for a query', () => {
    expect(safeQuery('?q=\u212A\u017F%e2')).toBe('?q=%E2%84%AA%C5%BF%e2');
  });
});
