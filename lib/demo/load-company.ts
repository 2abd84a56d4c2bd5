import 'server-only';
import { insertAll } from '@/lib/platform/db/bulk';
import type { Db } from '@/lib/platform/db/client';
import {
  company,
  companyCategory,
  companyTag,
  companyTranslation,
  companyVerification,
} from '@/lib/platform/db/schema/company';
import { locales } from '@/lib/platform/i18n/site';
import { ids } from './insert';
import type { Catalogue } from './load-catalogue';
import { logoPicture, scenePicture } from './picture';
import { draw } from './random';
import type { CompanySeed, KindSeed, SectorSeed } from './seed';

export type LoadedCompany = {
  id: number;
  seed: CompanySeed;
  kinds: { seed: KindSeed; sector: SectorSeed }[];
  hue: number;
};

const day = (now: Date, offset: number) => new Date(now.getTime() + offset * 86_400_000).toISOString().slice(0, 10);

const checks = {
  A: ['licence', 'address', 'contact', 'export', 'bank', 'works', 'quality'],
  B: ['licence', 'address', 'contact', 'export'],
  C: [],
} as const;

const ended = -30;
/** The last day of what runs for another `days`, or ran out a while ago where it lapsed. */
const until = (now: Date, days: number, lapsed: boolean) => day(now, lapsed ? ended : days);

const template = { A: 'a', B: 'b', C: 'c' } as const;

/** Writes the demo companies with translations, tags, industries and verification records. */
export async function loadCompanies(
  db: Db,
  seeds: CompanySeed[],
  catalogue: Catalogue,
  now: Date,
): Promise<LoadedCompany[]> {
  const id = await ids(db, company);
  const loaded = seeds.map((seed) => {
    const random = draw(`company|${seed.key}`);
    const made = catalogue.kinds.filter((kind) => seed.categories.includes(kind.seed.category));
    return {
      id: id.next(),
      seed,
      hue: (seed.logo.hue + random.between(-15, 15) + 360) % 360,
      kinds: random.some(made, 5),
    };
  });
  const grade = { A: 0.45, B: 0.28, C: 0.08 };
  const membership = { diamond: 0.2, gold: 0.12, regular: 0.02 };
  await insertAll(
    db,
    company,
    loaded.map(({ id, seed, kinds, hue }) => {
      const random = draw(`company-facts|${seed.key}`);
      const arts = kinds.map((kind) => kind.seed.art);
      return {
        id,
        status: 'normal',
        countryCode: seed.country,
        registrationNumber: `DEMO-${seed.prefix}-${10_000 + id}`,
        grade: seed.grade,
        gradeValidUntil: seed.grade === 'C' ? null : until(now, random.between(120, 700), seed.lapsed === 'grade'),
        membership: seed.membership,
        membershipValidUntil:
          seed.membership === 'regular' ? null : until(now, random.between(60, 700), seed.lapsed === 'membership'),
        brand: seed.brand,
        founded: seed.founded,
        employees: seed.employees,
        floorArea: seed.floorArea,
        exportCountries: seed.exportCountries,
        phone: seed.phone,
        email: seed.email,
        website: seed.website,
        logo: logoPicture(seed.logo.family, seed.logo.hue, seed.key, seed.brand.charAt(0)),
        banner: arts.length ? scenePicture(arts, hue, seed.key) : null,
        hue,
        template: template[seed.grade],
        productTemplate: random.between(1, 3),
        quality: Math.min(1, grade[seed.grade] + membership[seed.membership] + random.next() * 0.3),
        recommend: seed.grade === 'A' && random.next() < 0.5 ? random.between(1, 100) : 0,
        joinedOn: seed.joined,
        publishedAt: new Date(`${seed.joined}T08:00:00Z`),
        demo: true,
      };
    }),
  );
  await insertAll(
    db,
    companyTranslation,
    loaded.flatMap(({ id, seed }) =>
      locales.map((locale) => ({
        companyId: id,
        locale,
        name: seed.name[locale],
        slogan: seed.slogan[locale],
        introduction: seed.introduction[locale],
        region: seed.region[locale],
        city: seed.city[locale],
        address: seed.address[locale],
        contactName: seed.contactPerson[locale],
        contactTitle: seed.contactTitle[locale],
      })),
    ),
  );
  await insertAll(
    db,
    companyTag,
    loaded.flatMap(({ id, seed }) =>
      [...new Set(seed.tags)].flatMap((key) => {
        const tagId = catalogue.companyTagIds.get(key);
        return tagId ? [{ companyId: id, tagId }] : [];
      }),
    ),
  );
  await insertAll(
    db,
    companyCategory,
    loaded.flatMap(({ id, seed }) =>
      [...new Set(seed.categories)].flatMap((key, sort) => {
        const found = catalogue.categoryIds.get(key);
        return found ? [{ companyId: id, categoryId: found.id, sort }] : [];
      }),
    ),
  );
  await insertAll(
    db,
    companyVerification,
    loaded.flatMap(({ id, seed }) => {
      const random = draw(`verification|${seed.key}`);
      // A grade that ran out did so with the checks that it was given for.
      const first = seed.lapsed === 'grade' ? ended - 730 : random.between(-300, -60);
      return checks[seed.grade].map((kind, index) => ({
        companyId: id,
        kind,
        checkedOn: day(now, first + index * 2),
        validUntil: day(now, first + 730),
      }));
    }),
  );
  await id.settle();
  return loaded;
}
