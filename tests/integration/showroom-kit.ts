import { sql } from 'drizzle-orm';
import type { Grade, Membership } from '@/lib/platform/config';
import { database } from '@/lib/platform/db/client';
import { AppError } from '@/lib/platform/errors';
import type { Collection } from '@/lib/showroom/edit/collection';

/** Sets a company's grade and membership. */
export const stand = (id: number, grade: Grade, membership: Membership) =>
  database().execute(sql`update company set grade = ${grade}, membership = ${membership} where id = ${id}`);

/** 'saved', or the refused fields as field:key, or the code if no field is named. */
export const outcome = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'saved',
    (error: AppError) => {
      if (!(error instanceof AppError)) throw error;
      const { code, errors } = error;
      return errors.length > 0 ? errors.map(({ field, key }) => `${field}:${key}`).join(' ') : code;
    },
  );

const drawn = 'demo/product/centrifugal-pump/20-1-77.jpg';
const text = (...names: string[]) => ({
  en: Object.fromEntries(names.map((name) => [name, `The ${name}`])),
  zh: Object.fromEntries(names.map((name) => [name, `文字${name}`])),
});

/** A valid item of each collection; a case needs a group, and a group a unique name. */
export const sample = (collection: Collection, groupId = 0, groupName = 'name'): Record<string, unknown> =>
  ({
    caseGroup: { texts: { en: { name: `The ${groupName}` }, zh: { name: `文字${groupName}` } } },
    case: {
      pictures: [drawn],
      groupId,
      domestic: true,
      countryCode: 'DE',
      year: 2021,
      texts: text('title', 'description'),
    },
    power: { pictures: [drawn], texts: text('title', 'description') },
    team: { pictures: [drawn], texts: text('name', 'title', 'bio') },
    milestone: { year: 1999, texts: text('text') },
    partner: { pictures: [drawn], name: 'Norvalde Marine', website: 'https://norvalde.example' },
    production: { texts: text('line', 'capacity') },
    process: { pictures: [], texts: text('title', 'description') },
    module: { layout: 'text', pictures: [], shown: true, texts: text('title', 'body') },
    page: { pictures: [], shown: true, texts: text('title', 'body') },
  })[collection];
