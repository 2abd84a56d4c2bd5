import { readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import type { Locale } from '@/lib/platform/i18n/site';
import { knownPart, markKnown } from './skeleton';

declare global {
  /** What the source below leaves in a page. */
  var axe: typeof import('axe-core');
}

const source = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

type Looked = { part?: string; but?: string; skip?: readonly string[] };
/**
 * Lays what sticks to the end of the window where it stands in the page: what it covers before anybody scrolls depends on
 * how high the page happens to be.
 */
const unstick = (): void => {
  for (const one of document.querySelectorAll<HTMLElement>('body *')) {
    const { position, bottom } = getComputedStyle(one);
    if (position === 'sticky' && bottom !== 'auto') Object.assign(one.style, { position: 'relative', inset: 'auto' });
  }
};

/**
 * What breaks WCAG 2.2 A or AA on a page, or in a part of it: each rule, but for those skipped, with how often and the first
 * place. What is in a frame is a page of its own.
 */
export async function violationsOf(page: Page, { part = 'html', but, skip = [] }: Looked = {}): Promise<string[]> {
  const context = { include: [part], exclude: but === undefined ? [] : [but] };
  const options = {
    runOnly: tags,
    rules: Object.fromEntries(skip.map((rule) => [rule, { enabled: false }])),
    // Naming what passed as well, and handing it over, would take as long as the rules.
    resultTypes: ['violations' as const],
    iframes: false,
  };
  await page.evaluate(unstick);
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
 * Tells the same of pages one after another, without the parts that an earlier one had too. Contrast, which takes more than
 * half of the time, is looked at in English alone: no style gives another colour to a language or to the right-to-left.
 */
export function violationsOfNew(language: Locale): (page: Page) => Promise<string[]> {
  let known = '';
  const skip = language === 'en' ? [] : ['color-contrast'];
  return async (page) => {
    known += `,${await page.evaluate(markKnown, { known, mark: knownPart })}`;
    return violationsOf(page, { but: `[${knownPart}]`, skip });
  };
}
