import { test as base, expect, type Locator } from 'playwright/test';
import { changeNetwork } from './site';

export { expect };

/** A test whose browsers and calls come from a network of its own, so that what networks are limited by never adds up. */
export const test = base.extend({
  extraHTTPHeaders: async ({ extraHTTPHeaders }, use) => {
    await use({ ...extraHTTPHeaders, 'x-forwarded-for': changeNetwork() });
  },
});

/** Presses until a page shows that it was heard, which may not listen yet. */
export const until = (shown: Locator, press: () => Promise<void>) =>
  expect(async () => {
    if (!(await shown.isVisible())) await press();
    await expect(shown).toBeVisible({ timeout: 5_000 });
  }).toPass({ timeout: 60_000 });
