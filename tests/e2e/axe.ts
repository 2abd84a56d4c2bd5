import { readFileSync } from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright/test';

const axeSource = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What breaks WCAG 2.2 A or AA on a page, or in a part of it: each rule with how often and the first place. */
export async function violationsOf(page: Page, part = 'html'): Promise<string[]> {
  // Naming what passed as well would take most of the time, and so would a page of its own to put the result together: no
  // screen holds a frame of another origin.
  const axe = new AxeBuilder({ page, axeSource })
    .options({ resultTypes: ['violations'] })
    .withTags(tags)
    .setLegacyMode();
  const { violations } = await axe.include(part).analyze();
  return violations.map(({ id, nodes }) => `${id} ${nodes.length} × ${nodes[0]?.html.slice(0, 200)}`);
}
