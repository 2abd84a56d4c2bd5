import 'server-only';
import { bodyFromHtml } from '@/lib/platform/body/html';
import { config } from '@/lib/platform/config';
import type { Db } from '@/lib/platform/db/client';
import {
  countryPage,
  countryPageTranslation,
  directoryEntry,
  directoryTranslation,
} from '@/lib/platform/db/schema/country';
import { locales } from '@/lib/platform/i18n/site';
import { refreshPortal } from '@/lib/portal/refresh';
import { ids, insertLater } from './insert';
import {
  type CountryFacts,
  type CountryTexts,
  type DirectoryFacts,
  type DirectoryTexts,
  readItems,
} from './portal-seed';

/** Writes the handbooks, tax and policy pages of some countries. */
export async function loadCountryPages(db: Db): Promise<void> {
  const insert = insertLater();
  for (const { country: countryCode, asOf, texts } of readItems<CountryFacts, CountryTexts>('country'))
    for (const kind of config.country.pages) {
      const written = locales.flatMap((locale) => {
        const text = texts[locale]?.[kind];
        return text ? [{ countryCode, kind, locale, summary: text.summary, body: bodyFromHtml(text.body) }] : [];
      });
      if (written.length === 0) continue;
      insert.add(countryPage, [{ countryCode, kind, asOf: `${asOf}-01`, updatedAt: new Date() }]);
      insert.add(countryPageTranslation, written);
    }
  await insert.run(db);
}

/** Writes the global directory: organisations of use abroad. */
export async function loadDirectory(db: Db): Promise<void> {
  const next = await ids(db, directoryEntry);
  const insert = insertLater();
  const written: number[] = [];
  for (const [sort, { key, country, kind, website, texts }] of readItems<DirectoryFacts, DirectoryTexts>(
    'directory',
  ).entries()) {
    const id = next.next();
    written.push(id);
    insert.add(directoryEntry, [{ id, key, countryCode: country, kind, website, sort, updatedAt: new Date() }]);
    insert.add(
      directoryTranslation,
      locales.flatMap((locale) => {
        const text = texts[locale];
        return text ? [{ entryId: id, locale, ...text }] : [];
      }),
    );
  }
  await insert.run(db);
  await next.settle();
  await refreshPortal(db, 'directory', written);
}
