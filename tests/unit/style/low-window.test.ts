import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** A stylesheet's rules for low windows, which come after the others of their selectors. */
const low = (file: string) => {
  const css = readFileSync(file, 'utf8');
  const start = css.lastIndexOf('@media (max-height:');
  const rules = start < 0 ? '' : css.slice(css.indexOf('{', start) + 1);
  return [...rules.matchAll(/([^{}]+)\{([^{}]*)\}/g)].flatMap(([, selectors = '', body = '']) =>
    selectors.split(',').map((selector) => `${selector.trim()} ${body.replaceAll(/[\s;]/g, '')}`),
  );
};

it.each([
  ['app/form.css', '.save'],
  ['app/form.css', '.step-head'],
  ['app/center.css', '.cc-top'],
])('a low window leaves room for the main content: %s %s', (file, bar) => {
  expect(low(file)).toContain(`${bar} position:static`);
});

it('a low window leaves room for the submission, not for the decision bar', () => {
  expect(readFileSync('components/console/decision-bar.tsx', 'utf8')).toContain('[@media(max-height:600px)]:static');
});
