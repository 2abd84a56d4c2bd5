import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { locales } from '@/lib/platform/i18n/site';
import { boxScopes } from '@/lib/search/box-scope';

type Topics = Record<string, { body: string }>;

describe.each(locales)('the help in %s', async (locale) => {
  const topics: Topics = JSON.parse(readFileSync(`lib/content/data/help.${locale}.json`, 'utf8'));
  const t = (await import(`../../../messages/${locale}.json`)).default;
  const shows = (key: string, ...labels: string[]) => {
    for (const label of labels) expect(topics[key]?.body, key).toContain(`<strong>${label}</strong>`);
  };

  it('names every scope of the search like the search box', () => {
    shows('GNYLM', ...boxScopes.map((scope) => t.search.box[scope]));
  });

  it('links from launches and innovations to chat and requests, not only to the telephone', () => {
    const { call } = t.product;
    shows('QQSF', t.purchaseForm.sheet.open, t.chat.contact, call);
    shows('JSCX', t.chat.contact, call);
  });

  it('uses the screens’ terms for an approved product and a showroom’s template', () => {
    shows('CPZS', t.review.status.product.normal, t.productSheet.archive);
    shows('GYSZS', t.showroomCenter.template.a, t.showroomCenter.template.b, t.showroomCenter.template.c);
  });
});
