import { readFileSync } from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright/test';
import type { Locale } from '@/lib/i18n/site';
import { knownPart, markKnown } from './skeleton';

const axeSource = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

type Looked = { part?: string; but?: string; skip?: readonly string[] };
/** What breaks WCAG 2.2 A or AA on a page, or in a part of it: each rule, but for those skipped, with how often and the first place. */
export async function violationsOf(page: Page, { part = 'html', but, skip = [] }: Looked = {}): Promise<string[]> {
  // Naming what passed as well would take most of the time, and so would a page of its own to put the result together: no
  // screen holds a frame of another origin.
  const axe = new AxeBuilder({ page, axeSource })
    .options({ resultTypes: ['violations'] })
    .withTags(tags)
    .setLegacyMode()
    .disableRules([...skip])
    .include(part);
  if (but !== undefined) axe.exclude(but);
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id} ${nodes.length} × ${nodes[0]?.html.slice(0, 200)}`);
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
