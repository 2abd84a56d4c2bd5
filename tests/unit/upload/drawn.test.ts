import { describe, expect, it } from 'vitest';
import { isDrawn } from '@/lib/upload/rules';

describe('a picture drawn by the demo', () => {
  it.each(['demo/product/centrifugal-pump/20-1-77.jpg', 'demo/logo/ring/12-3-A.jpg', 'demo/scene/pump.valve/1-2.jpg'])(
    'is recognised by its key: %s',
    (key) => expect(isDrawn(key)).toBe(true),
  );

  it.each([
    'demo/../../secrets.json',
    'demo/../secrets.jpg',
    'demo/x.pdf',
    'demo/',
    'demo//x.jpg',
    'demo/.hidden/x.jpg',
    'product/x.jpg',
    'demo/x.jpg\n',
  ])('is not recognised by a longer key: %j', (key) => expect(isDrawn(key)).toBe(false));
});
