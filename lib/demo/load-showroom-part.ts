import 'server-only';
import type { Db } from '@/lib/platform/db/client';
import { companyMedia } from '@/lib/platform/db/schema/company';
import {
  showroomModule,
  showroomModuleTranslation,
  showroomPartner,
  showroomProcess,
  showroomProcessTranslation,
} from '@/lib/platform/db/schema/showroom';
import { locales } from '@/lib/platform/i18n/site';
import { ids, type insertLater } from './insert';
import type { LoadedCompany } from './load-company';
import { logoPicture, productPicture, scenePicture } from './picture';
import { draw } from './random';
import type { ShowroomSeed } from './seed';

type Insert = ReturnType<typeof insertLater>;

const families = ['bolt', 'rotor', 'hexnut', 'peaks', 'wave', 'sun', 'orbit', 'girder', 'chevron', 'monogram'];
const slug = (name: string) => name.toLowerCase().replaceAll(' ', '-');

/** Gathers what a showroom has beside its collections of old: corporate pictures, partners, the process, own modules. */
export async function showroomParts(db: Db, insert: Insert, showroom: ShowroomSeed) {
  const next = {
    partner: await ids(db, showroomPartner),
    process: await ids(db, showroomProcess),
    module: await ids(db, showroomModule),
  };

  const addMedia = ({ id: companyId, seed, kinds, hue }: LoadedCompany) => {
    const arts = kinds.map((kind) => kind.seed.art);
    const count = { regular: 1, gold: 3, diamond: 6 }[seed.membership];
    insert.add(
      companyMedia,
      Array.from({ length: count }, (_, sort) => ({
        companyId,
        key: scenePicture(
          [arts[sort % arts.length] ?? '', arts[(sort + 1) % arts.length] ?? ''],
          (hue + sort * 35) % 360,
          `${seed.key}|media${sort}`,
        ),
        sort,
      })),
    );
  };

  const addPartners = ({ id: companyId, seed }: LoadedCompany) => {
    const random = draw(`partner|${seed.key}`);
    insert.add(
      showroomPartner,
      random.some(showroom.partners, random.between(5, 9)).map(({ name, site }, sort) => {
        const mark = draw(`partner-mark|${name}`);
        const family = families[mark.between(0, families.length - 1)] ?? 'bolt';
        return {
          id: next.partner.next(),
          companyId,
          name,
          website: site ? `https://${slug(name)}.example` : null,
          logo: logoPicture(family, mark.between(0, 359), name, name.charAt(0)),
          sort,
        };
      }),
    );
  };

  const addProcess = ({ id: companyId, seed, kinds, hue }: LoadedCompany) => {
    const pictured = seed.grade === 'A';
    const steps = showroom.process.map((item, sort) => ({ item, sort, id: next.process.next() }));
    insert.add(
      showroomProcess,
      steps.map(({ id, sort }) => {
        const art = kinds[sort % Math.max(1, kinds.length)]?.seed.art ?? 'centrifugal-pump';
        return { id, companyId, sort, picture: pictured ? productPicture(art, `${seed.key}|step${sort}`, hue) : null };
      }),
    );
    insert.add(
      showroomProcessTranslation,
      steps.flatMap(({ item, id }) =>
        locales.map((locale) => ({
          processId: id,
          locale,
          title: item.title[locale],
          description: item.description[locale],
        })),
      ),
    );
  };

  const addModules = ({ id: companyId, seed, kinds, hue }: LoadedCompany) => {
    const random = draw(`module|${seed.key}`);
    const chosen = random
      .some(showroom.modules, random.between(0, 2))
      .map((item, sort) => ({ item, sort, id: next.module.next() }));
    insert.add(
      showroomModule,
      chosen.map(({ item, id, sort }) => ({
        id,
        companyId,
        sort,
        layout: item.pictures > 0 ? 'picture' : 'text',
        pictures: Array.from({ length: item.pictures }, (_, index) =>
          scenePicture(
            [kinds[index % Math.max(1, kinds.length)]?.seed.art ?? 'centrifugal-pump'],
            (hue + 60 + index * 40) % 360,
            `${seed.key}|module${sort}.${index}`,
          ),
        ),
      })),
    );
    insert.add(
      showroomModuleTranslation,
      chosen.flatMap(({ item, id }) =>
        locales.map((locale) => ({ moduleId: id, locale, title: item.title[locale], body: item.body[locale] })),
      ),
    );
  };

  return {
    add: (company: LoadedCompany) => {
      addMedia(company);
      addProcess(company);
      if (company.seed.grade === 'C') return;
      addPartners(company);
      addModules(company);
    },
    settle: async () => {
      for (const counter of Object.values(next)) await counter.settle();
    },
  };
}
