import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** A stylesheet's rules for forced colours. */
const forced = (file: string): string => {
  const css = readFileSync(file, 'utf8');
  const start = css.indexOf('@media (forced-colors: active)');
  return start < 0 ? '' : css.slice(start);
};
const system = /(?:Highlight|HighlightText|Canvas|ButtonText)\b|forced-color-adjust: none/;

/** Parts drawn by fill, shadow or a transparent border, which forced colours remove or always show. */
const drawn: [string, string[]][] = [
  ['app/components.css', [':focus-visible', '.hd-nav a:not(.on)', '.chip.on', '.pg .on']],
  ['app/list.css', ['.fct li a[aria-current]::before']],
  [
    'app/form.css',
    [
      '.sw',
      '.sw::after',
      '.sw[aria-checked="true"]',
      '.sgm label:has(:checked)',
      ':is(.lt, .cc-tabs) :is([aria-selected="true"], [aria-current])',
      '.cc-nav a[aria-current]',
      'progress::-webkit-progress-value',
    ],
  ],
];

describe.each(drawn)('forced colours in %s', (file, selectors) => {
  const rules = [...forced(file).matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selector = '', body = '']) => ({
    selector: selector.trim(),
    body,
  }));
  it.each(selectors)('%s is distinguished by a system colour', (selector) => {
    const found = rules.find((rule) => `, ${rule.selector},`.includes(`, ${selector},`));
    expect(found?.body).toMatch(system);
  });
});
