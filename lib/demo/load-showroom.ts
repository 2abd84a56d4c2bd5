import 'server-only';
import type { Db } from '@/lib/platform/db/client';
import {
  certificate,
  certificateTranslation,
  showroomBlock,
  showroomMilestone,
  showroomMilestoneTranslation,
  showroomPage,
  showroomPageTranslation,
  showroomPower,
  showroomPowerTranslation,
  showroomProduction,
  showroomProductionTranslation,
  showroomTeam,
  showroomTeamTranslation,
} from '@/lib/platform/db/schema/showroom';
import { arrangeBlocks } from '@/lib/showroom/block';
import { ids, insertLater } from './insert';
import type { LoadedCompany } from './load-company';
import { showroomCases } from './load-showroom-case';
import { showroomParts } from './load-showroom-part';
import { milestonesOf } from './milestone';
import { certificatePicture, personPicture, productPicture, scenePicture } from './picture';
import { draw } from './random';
import { type ShowroomSeed, showsCertificates, type Text } from './seed';
import { each } from './showroom-text';

const date = (year: number, month: number) => `${year}-${String(month).padStart(2, '0')}-15`;

/** Writes each company's showroom: cases, strengths, team, certificates, custom pages, history, production, blocks. */
export async function loadShowrooms(
  db: Db,
  companies: LoadedCompany[],
  showroom: ShowroomSeed,
  now: Date,
): Promise<void> {
  const year = now.getUTCFullYear();
  const insert = insertLater();
  const cases = await showroomCases(db, insert, showroom);
  const parts = await showroomParts(db, insert, showroom);
  const next = {
    power: await ids(db, showroomPower),
    team: await ids(db, showroomTeam),
    certificate: await ids(db, certificate),
    page: await ids(db, showroomPage),
    milestone: await ids(db, showroomMilestone),
    production: await ids(db, showroomProduction),
  };
  for (const company of companies) {
    const { id: companyId, seed, kinds, hue } = company;
    const random = draw(`hall|${seed.key}`);
    cases.add(company, random);
    parts.add(company);
    const full = showsCertificates(seed);
    const powers = random
      .some(showroom.powers, full ? random.between(3, 5) : 2)
      .map((item, sort) => ({ item, sort, id: next.power.next() }));
    insert.add(
      showroomPower,
      powers.map(({ item, sort, id }) => ({
        id,
        companyId,
        picture: productPicture(item.art, `${seed.key}|${item.key}`, hue),
        sort,
      })),
    );
    insert.add(
      showroomPowerTranslation,
      powers.flatMap(({ item, id }) =>
        each(
          (locale, textOf) => ({
            powerId: id,
            locale,
            title: textOf(item.title),
            description: textOf(item.description),
          }),
          seed,
        ),
      ),
    );

    insert.add(
      showroomBlock,
      arrangeBlocks([]).map((block, sort) => ({ companyId, ...block, sort })),
    );
    if (!full) continue;

    const people = random.some(showroom.personNames, 4);
    const team = random
      .some(showroom.team, 4)
      .map((item, sort) => ({ item, sort, id: next.team.next(), name: people[sort] as Text }));
    insert.add(
      showroomTeam,
      team.map(({ sort, id }) => ({ id, companyId, picture: personPicture(`${seed.key}|${sort}`), sort })),
    );
    insert.add(
      showroomTeamTranslation,
      team.flatMap(({ item, id, name }) =>
        each(
          (locale, textOf) => ({
            teamId: id,
            locale,
            name: name[locale],
            title: textOf(item.title),
            bio: textOf(item.bio),
          }),
          seed,
        ),
      ),
    );

    const drawn = random.some(showroom.certificates, random.between(3, 5));
    const tags = new Set(kinds.flatMap(({ seed: kind }) => kind.tags));
    const certificates = showroom.certificates
      .filter((item) => drawn.includes(item) || tags.has(item.key))
      .map((item, sort) => ({ item, sort, id: next.certificate.next(), issued: year - random.between(1, 2) }));
    insert.add(
      certificate,
      certificates.map(({ item, sort, id, issued }) => ({
        id,
        companyId,
        type: item.type,
        number: `${seed.prefix}-${issued}-${String(id).padStart(5, '0')}`,
        issuedOn: date(issued, random.between(1, 12)),
        validUntil: item.type === 'patent' ? null : date(issued + 4, random.between(1, 12)),
        status: 'normal',
        file: certificatePicture(`${seed.key}|${item.key}`),
        sort,
      })),
    );
    insert.add(
      certificateTranslation,
      certificates.flatMap(({ item, id }) =>
        each(
          (locale, textOf) => ({
            certificateId: id,
            locale,
            name: textOf(item.name),
            issuer: textOf(item.issuer),
            scope: textOf(item.scope),
          }),
          seed,
        ),
      ),
    );

    const pages = random
      .some(showroom.customPages, random.between(1, 2))
      .map((item, sort) => ({ item, sort, id: next.page.next() }));
    insert.add(
      showroomPage,
      pages.map(({ sort, id }) => ({
        id,
        companyId,
        sort,
        picture: scenePicture(
          kinds.map((kind) => kind.seed.art),
          (hue + 120) % 360,
          `${seed.key}|page${sort}`,
        ),
      })),
    );
    insert.add(
      showroomPageTranslation,
      pages.flatMap(({ item, id }) =>
        each((locale, textOf) => ({ pageId: id, locale, title: textOf(item.title), body: textOf(item.body) }), seed),
      ),
    );

    const milestones = milestonesOf(showroom.history, seed.founded, year, random).map((milestone) => ({
      ...milestone,
      id: next.milestone.next(),
    }));
    insert.add(
      showroomMilestone,
      milestones.map(({ id, year }) => ({ id, companyId, year })),
    );
    insert.add(
      showroomMilestoneTranslation,
      milestones.flatMap(({ item, id }) =>
        each((locale, textOf) => ({ milestoneId: id, locale, text: textOf(item.text) }), seed),
      ),
    );

    const production = random
      .some(showroom.production, random.between(3, 4))
      .map((item, sort) => ({ item, sort, id: next.production.next() }));
    insert.add(
      showroomProduction,
      production.map(({ id, sort }) => ({ id, companyId, sort })),
    );
    insert.add(
      showroomProductionTranslation,
      production.flatMap(({ item, id }) =>
        each(
          (locale, textOf) => ({ productionId: id, locale, line: textOf(item.line), capacity: textOf(item.capacity) }),
          seed,
        ),
      ),
    );
  }
  await insert.run(db);
  for (const counter of Object.values(next)) await counter.settle();
  await cases.settle();
  await parts.settle();
}
