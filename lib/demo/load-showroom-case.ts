import 'server-only';
import type { Db } from '@/lib/platform/db/client';
import {
  showroomCase,
  showroomCaseGroup,
  showroomCaseGroupTranslation,
  showroomCaseTranslation,
} from '@/lib/platform/db/schema/showroom';
import { ids, type insertLater } from './insert';
import type { LoadedCompany } from './load-company';
import { scenePicture } from './picture';
import type { Draw } from './random';
import type { CompanySeed, ShowroomSeed } from './seed';
import { each } from './showroom-text';

type Insert = ReturnType<typeof insertLater>;

/** Cases of the company's own industries first, then others, `count` in all. */
function casesFor(seed: CompanySeed, showroom: ShowroomSeed, random: Draw, count: number) {
  const own = showroom.cases.filter((item) => seed.categories.includes(item.category));
  return own.length > count ? random.some(own, count) : own;
}

/** Gathers the cases of showrooms, each in a group of its company. */
export async function showroomCases(db: Db, insert: Insert, showroom: ShowroomSeed) {
  const next = { caseGroup: await ids(db, showroomCaseGroup), case: await ids(db, showroomCase) };
  const add = ({ id: companyId, seed, kinds, hue }: LoadedCompany, random: Draw) => {
    const cases = casesFor(seed, showroom, random, { regular: 5, gold: 8, diamond: 10 }[seed.membership]).map(
      (item, sort) => ({ item, sort, id: next.case.next() }),
    );
    const groups = showroom.caseGroups
      .filter(({ key }) => cases.some(({ item }) => item.group === key))
      .map((item, sort) => ({ item, sort, id: next.caseGroup.next() }));
    insert.add(
      showroomCaseGroup,
      groups.map(({ id, sort }) => ({ id, companyId, sort })),
    );
    insert.add(
      showroomCaseGroupTranslation,
      groups.flatMap(({ item, id }) =>
        each((locale, textOf) => ({ groupId: id, locale, name: textOf(item.name) }), seed),
      ),
    );
    insert.add(
      showroomCase,
      cases.map(({ item, sort, id }) => {
        const art =
          kinds.find((kind) => kind.seed.category === item.category)?.seed.art ??
          kinds[0]?.seed.art ??
          'centrifugal-pump';
        return {
          id,
          companyId,
          countryCode: item.country,
          year: item.year,
          domestic: item.country === seed.country,
          groupId: groups.find((group) => group.item.key === item.group)?.id ?? null,
          picture: scenePicture([art, art], (hue + sort * 50) % 360, `${seed.key}|${sort}`),
          pictures: [0, 1, 2]
            .slice(0, sort % 4)
            .map((at) => scenePicture([art], (hue + 30 + at * 45) % 360, `${seed.key}|${sort}.${at}`)),
          sort,
        };
      }),
    );
    insert.add(
      showroomCaseTranslation,
      cases.flatMap(({ item, id }) =>
        each(
          (locale, textOf) => ({
            caseId: id,
            locale,
            title: textOf(item.title),
            description: textOf(item.description),
          }),
          seed,
        ),
      ),
    );
  };
  return {
    add,
    settle: async () => {
      for (const counter of Object.values(next)) await counter.settle();
    },
  };
}
