import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** The declarations of a stylesheet's rule for a single selector. */
const rules = (file: string, selector: string): string =>
  [...readFileSync(file, 'utf8').matchAll(/([^{}]+)\{([^{}]*)\}/g)]
    .filter(([, found = '']) => found.replaceAll(/\/\*.*?\*\//gs, '').trim() === selector)
    .map(([, , body = '']) => body.replaceAll(/\s/g, ''))
    .join(';');

it('leaves room for the focus ring of the first tag in the scrolling list', () => {
  const list = rules('app/center-product.css', '.pc-tags');
  expect(list).toContain('overflow-y:auto');
  expect(list).toContain('padding:4px');
  expect(list).toContain('margin:-4px');
});

it('has no focus ring on a console heading focused by script', () => {
  expect(readFileSync('components/console/frame-section.tsx', 'utf8')).toContain(
    '[&_h1[tabindex]:focus-visible]:shadow-none',
  );
});
