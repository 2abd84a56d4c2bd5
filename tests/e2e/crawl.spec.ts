import { locales } from '@/lib/platform/i18n/site';
import { parse } from '@/lib/platform/routes/address';
import { alternateFaults, dataFaults, htmlFaults, mutualFaults } from './page-fault';
import { hosts, linksOf, read } from './site';
import { expect, test } from './test';

/** Pages read per host; every link of each is checked. */
const limit = Number(process.env.CRAWL_LIMIT ?? 90);
const outside = /^(?:tel:|mailto:|#|https?:\/\/(?![\w.-]*geco\.localhost))/;
/** Not pages, or only for signed-in users. */
const kept = /^\/(?:api|storage|feed|companycenter|amember)\//;
/** Query parameters that open something, not followed: a prefilled form, a chat, a session of the fair. */
const opened = new Set<string>(['im', 'purchaseForm', 'purchaserAgent', 'purchaserFair', 'purchaserIm', 'tenderAlert']);
/** Every n-th page is checked as HTML, and with all its alternates. */
const every = { html: process.env.CRAWL_LIMIT ? 1 : 4, mutual: 15 };

/** A fault of a link that does not have the canonical form of lib/platform/routes. */
function misspelt(href: string, follow: boolean): string | null {
  const [path = '', query = ''] = href.split('#')[0]?.split(/\?(.*)/s) ?? [];
  const parsed = parse(path, query ? `?${query}` : '');
  if (!parsed) return 'is no address of the site';
  const written = opened.has(parsed.name) && !follow ? path : href.split('#')[0];
  return parsed.canonical === written ? null : `is not canonical (${parsed.canonical})`;
}

for (const locale of locales)
  test(`${locale}: no dead, redirecting or non-canonical link, no fault of HTML, alternates or data, starting at home`, async () => {
    const wrong: string[] = [];
    const queue = ['/'];
    const seen = new Set(queue);
    let pages = 0;
    for (let path = queue.shift(); path !== undefined && pages < limit; path = queue.shift()) {
      pages += 1;
      const page = await read(locale, path);
      if (page.status !== 200) {
        wrong.push(`${path}: status ${page.status} ${page.headers.location ?? ''}`);
        continue;
      }
      const faults = [
        ...alternateFaults(locale, page.text),
        ...dataFaults(page.text),
        ...(pages % every.html === 0 ? await htmlFaults(page.text) : []),
        ...(pages % every.mutual === 0 ? await mutualFaults(locale, page.text) : []),
      ];
      wrong.push(...faults.map((fault) => `${path}: ${fault}`));
      for (const { href, follow } of linksOf(page.text)) {
        if (outside.test(href)) continue;
        const other = locales.find((one) => href.startsWith(`${hosts.origin(one)}/`));
        const local = other ? href.slice(hosts.origin(other).length) : href;
        const fault = /^\/(?:api|storage|feed)\//.test(local) ? null : misspelt(local, follow);
        if (fault) wrong.push(`${path} → ${href} ${fault}`);
        if (other && other !== locale) continue;
        if (!fault && follow && !seen.has(local) && !kept.test(local)) {
          seen.add(local);
          // New links are taken from both ends, so that lists do not crowd out the rest.
          if (seen.size % 2) queue.push(local);
          else queue.unshift(local);
        }
      }
    }
    expect(pages).toBeGreaterThan(Math.min(limit, 60) - 1);
    expect([...new Set(wrong)].slice(0, 30)).toEqual([]);
  });
