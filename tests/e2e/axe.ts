import { readFileSync } from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright/test';
import { knownPart, markKnown } from './skeleton';

const axeSource = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What breaks WCAG 2.2 A or AA on a page, or in a part of it: each rule with how often and the first place. */
export async function violationsOf(page: Page, part = 'html', but?: string): Promise<string[]> {
  // Naming what passed as well would take most of the time, and so would a page of its own to put the result together: no
  // screen holds a frame of another origin.
  const axe = new AxeBuilder({ page, axeSource })
    .options({ resultTypes: ['violations'] })
    .withTags(tags)
    .setLegacyMode()
    .include(part);
  if (but !== undefined) axe.exclude(but);
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id} ${nodes.length} × ${nodes[0]?.html.slice(0, 200)}`);
}

/** Tells the same of pages one after another, without the parts that an earlier one had too. */
export function violationsOfNew(): (page: Page) => Promise<string[]> {
  let known: number[] = [];
  return async (page) => {
    known = await page.evaluate(markKnown, { known, mark: knownPart });
    return violationsOf(page, 'html', `[${knownPart}]`);
  };
}
