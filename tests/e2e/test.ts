import { test as base, expect, type Locator } from 'playwright/test';
import { changeNetwork } from './site';

export { expect };

/** A test whose browsers and calls use a network of their own, so that rate limits per network do not add up. */
export const test = base.extend({
  extraHTTPHeaders: async ({ extraHTTPHeaders }, use) => {
    await use({ ...extraHTTPHeaders, 'x-forwarded-for': changeNetwork() });
  },
});

/** Repeats an action until its effect is visible, as the page may not be hydrated yet. */
export const until = (shown: Locator, press: () => Promise<void>) =>
  expect(async () => {
    if (!(await shown.isVisible())) await press();
    await expect(shown).toBeVisible({ timeout: 5_000 });
  }).toPass({ timeout: 60_000 });
