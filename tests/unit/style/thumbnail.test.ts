import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

// With a row as high as its picture, a square picture would exceed its frame and be cut off.
it('keeps a square product picture within its frame in the list', () => {
  const css = readFileSync('app/center-product.css', 'utf8');
  expect(/\.pc-pic \{([^}]*)\}/.exec(css)?.[1]).toContain('grid-template: 100% / 100%');
  expect(/\.pc-pic img \{([^}]*)\}/.exec(css)?.[1]).toContain('object-fit: contain');
});
