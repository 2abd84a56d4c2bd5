import { config } from '@/lib/platform/config';
import { collections } from '@/lib/platform/db/schema/collection';

export { collections };
export type Collection = (typeof collections)[number];

/** What a showroom's collection is made of, so that one editor serves them all. */
export type CollectionShape = {
  /** fields that are written in each language, with the most characters; the first is what an item is called by */
  texts: Partial<Record<TextName, { most: number; required: boolean; long: boolean }>>;
  /** the least and most pictures of an item; the first is its cover */
  pictures: { least: number; most: number };
  /** whether it is open to grades A and B alone */
  gated: boolean;
  /** false where the items' own years order them */
  sorted: boolean;
  /** whether an item can be switched off */
  toggled: boolean;
  /** whether staff may hide an item */
  hideable: boolean;
  /** the most items; null where the membership says it */
  most: number | null;
};
export type TextName = 'name' | 'title' | 'description' | 'bio' | 'text' | 'line' | 'capacity' | 'body';

const { title, short, long, body } = config.showroom.text;
const named = { most: title, required: true, long: false };
const plain = { pictures: { least: 0, most: 0 }, gated: false, sorted: true, toggled: false, hideable: false };

/** What each collection of a showroom holds, and how much. docs/domain.md, Showroom. */
export const shapes: Record<Collection, CollectionShape> = {
  caseGroup: { ...plain, texts: { name: named }, most: 20 },
  case: {
    ...plain,
    // Both are counted in words or characters by the schema; these keep a field from being a flood.
    texts: {
      title: { most: config.case.title * 12, required: true, long: false },
      description: { most: config.case.description * 12, required: false, long: true },
    },
    pictures: { least: 1, most: 7 },
    hideable: true,
    most: null,
  },
  power: {
    ...plain,
    texts: { title: named, description: { most: long, required: false, long: true } },
    pictures: { least: 1, most: 1 },
    gated: true,
    most: 30,
  },
  team: {
    ...plain,
    texts: { name: named, title: named, bio: { most: long, required: false, long: true } },
    pictures: { least: 1, most: 1 },
    gated: true,
    most: 40,
  },
  milestone: {
    ...plain,
    texts: { text: { most: short, required: true, long: true } },
    gated: true,
    sorted: false,
    most: 40,
  },
  partner: { ...plain, texts: {}, pictures: { least: 1, most: 1 }, gated: true, most: 60 },
  production: { ...plain, texts: { line: named, capacity: named }, gated: true, most: 30 },
  process: {
    ...plain,
    texts: { title: named, description: { most: short, required: false, long: true } },
    pictures: { least: 0, most: 1 },
    most: 12,
  },
  module: {
    ...plain,
    texts: { title: named, body: { most: long, required: false, long: true } },
    pictures: { least: 0, most: 9 },
    gated: true,
    toggled: true,
    hideable: true,
    most: 10,
  },
  page: {
    ...plain,
    texts: { title: named, body: { most: body, required: true, long: true } },
    pictures: { least: 0, most: 1 },
    gated: true,
    toggled: true,
    hideable: true,
    most: 10,
  },
};
