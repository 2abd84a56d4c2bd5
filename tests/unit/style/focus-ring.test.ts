import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** The declarations of a stylesheet's rule for a single selector. */
const rules = (file: string, selector: string): string =>
  [...readFileSync(file, 'utf8').matchAll(/([^{}]+)\{([^{}]*)\}/g)]
    .filter(([, found = '']) => found.replaceAll(/\/\*.*?\*\//gs, '').trim() === selector)
    .map(([, , body = '']) => body.replaceAll(/\s/g, ''))
    .join(';');

it('leaves room for the ring of the first tag in the list that scrolls', () => {
  const list = rules('app/center-product.css', '.pc-tags');
  expect(list).toContain('overflow-y:auto');
  expect(list).toContain('padding:4px');
  expect(list).toContain('margin:-4px');
});

it('draws no ring over a heading of the console that the focus is led to', () => {
  expect(readFileSync('components/console/frame-section.tsx', 'utf8')).toContain(
    '[&_h1[tabindex]:focus-visible]:shadow-none',
  );
});
