import { readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import type { Locale } from '@/lib/platform/i18n/site';
import { knownPart, markKnown } from './skeleton';

declare global {
  /** Set in the page by the source below. */
  var axe: typeof import('axe-core');
}

const source = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

type Looked = { part?: string; but?: string; skip?: readonly string[] };
/**
 * Makes sticky elements at the bottom static, as what they cover before scrolling depends on the current page height, and
 * lays out what is drawn only in sight: until then its parts lie over what follows.
 */
const settle = (): void => {
  for (const one of document.querySelectorAll<HTMLElement>('body *')) {
    const { position, bottom, contentVisibility } = getComputedStyle(one);
    if (contentVisibility === 'auto') one.style.contentVisibility = 'visible';
    if (position === 'sticky' && bottom !== 'auto') Object.assign(one.style, { position: 'relative', inset: 'auto' });
  }
};

/**
 * WCAG 2.2 A and AA violations of a page or a part of it: each rule not skipped, with its count and first element.
 * Frames are separate pages.
 */
export async function violationsOf(page: Page, { part = 'html', but, skip = [] }: Looked = {}): Promise<string[]> {
  const context = { include: [part], exclude: but === undefined ? [] : [but] };
  const options = {
    runOnly: tags,
    rules: Object.fromEntries(skip.map((rule) => [rule, { enabled: false }])),
    // Listing passed rules too, and transferring them, would take as long as the rules.
    resultTypes: ['violations' as const],
    iframes: false,
  };
  await page.evaluate(settle);
  await page.evaluate(source);
  return page.evaluate(
    async ([context, options]) => {
      const { violations } = await globalThis.axe.run(context, options);
      return violations.map(({ id, nodes }) => `${id} ${nodes.length} × ${nodes[0]?.html.slice(0, 200)}`);
    },
    [context, options] as const,
  );
}

/**
 * Checks pages in sequence, without parts already seen on an earlier one. Contrast takes more than half of the time and
 * is checked in English only: no style sets colours by language or direction.
 */
export function violationsOfNew(language: Locale): (page: Page) => Promise<string[]> {
  let known = '';
  const skip = language === 'en' ? [] : ['color-contrast'];
  return async (page) => {
    known += `,${await page.evaluate(markKnown, { known, mark: knownPart })}`;
    return violationsOf(page, { but: `[${knownPart}]`, skip });
  };
}
