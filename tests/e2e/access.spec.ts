import AxeBuilder from '@axe-core/playwright';
import { expect, test } from 'playwright/test';
import type { Device, Locale } from '@/lib/i18n/site';
import { type Screen, screens } from './screen';
import { hosts, viewing } from './site';

let all: Screen[];
test.beforeAll(async () => {
  all = await screens();
});

for (const locale of ['zh', 'en', 'ar'] as Locale[])
  for (const device of ['d', 'm'] as Device[])
    test(`${locale}, ${device === 'd' ? 'desktop' : 'mobile'}: no WCAG 2.2 A or AA violation, no sideways scrolling`, async ({
      browser,
    }) => {
      test.setTimeout(600_000);
      const context = await browser.newContext({ ...viewing[device], reducedMotion: 'reduce' });
      const page = await context.newPage();
      const wrong: string[] = [];
      page.on('pageerror', (error) => wrong.push(`${page.url()}: ${error.message}`));
      page.on('console', (message) => {
        if (message.type() === 'error' && !/status of 404/.test(message.text()))
          wrong.push(`${page.url()}: ${message.text()}`);
      });
      for (const { name, path } of all) {
        await page.goto(hosts.absolute(locale, path), { waitUntil: 'load' });
        const { violations } = await new AxeBuilder({ page })
          .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
          .analyze();
        for (const { id, nodes } of violations) wrong.push(`${name} ${path}: ${id} ${nodes[0]?.html.slice(0, 160)}`);
        const sideways = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        if (sideways > 0) wrong.push(`${name} ${path}: ${sideways} pixels too wide`);
      }
      await context.close();
      expect(wrong).toEqual([]);
    });
