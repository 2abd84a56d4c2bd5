import { config } from '@/lib/platform/config';
import { collections } from '@/lib/platform/db/schema/collection';

export { collections };
export type Collection = (typeof collections)[number];

/** Shape of a showroom collection, so that one editor serves all. */
export type CollectionShape = {
  /** translated fields with maximum characters; the first is the item's title */
  texts: Partial<Record<TextName, { max: number; required: boolean; long: boolean }>>;
  /** minimum and maximum pictures per item; the first is its cover */
  pictures: { min: number; max: number };
  /** whether it requires grade A or B */
  gated: boolean;
  /** false if sorted by the items' years */
  sorted: boolean;
  /** whether items can be unpublished */
  toggled: boolean;
  /** whether staff may hide an item */
  hideable: boolean;
  /** maximum items; null if it depends on the membership */
  max: number | null;
};
export type TextName = 'name' | 'title' | 'description' | 'bio' | 'text' | 'line' | 'capacity' | 'body';

const { title, short, long, body } = config.showroom.text;
const named = { max: title, required: true, long: false };
const plain = { pictures: { min: 0, max: 0 }, gated: false, sorted: true, toggled: false, hideable: false };

/** All showroom collections and their limits. docs/domain.md, Showroom. */
export const shapes: Record<Collection, CollectionShape> = {
  caseGroup: { ...plain, texts: { name: named }, max: 20 },
  case: {
    ...plain,
    // The schema limits both in words or characters; these are only safety limits.
    texts: {
      title: { max: config.case.title * 12, required: true, long: false },
      description: { max: config.case.description * 12, required: false, long: true },
    },
    pictures: { min: 1, max: 7 },
    hideable: true,
    max: null,
  },
  power: {
    ...plain,
    texts: { title: named, description: { max: long, required: false, long: true } },
    pictures: { min: 1, max: 1 },
    gated: true,
    max: 30,
  },
  team: {
    ...plain,
    texts: { name: named, title: named, bio: { max: long, required: false, long: true } },
    pictures: { min: 1, max: 1 },
    gated: true,
    max: 40,
  },
  milestone: {
    ...plain,
    texts: { text: { max: short, required: true, long: true } },
    gated: true,
    sorted: false,
    max: 40,
  },
  partner: { ...plain, texts: {}, pictures: { min: 1, max: 1 }, gated: true, max: 60 },
  production: { ...plain, texts: { line: named, capacity: named }, gated: true, max: 30 },
  process: {
    ...plain,
    texts: { title: named, description: { max: short, required: false, long: true } },
    pictures: { min: 0, max: 1 },
    max: 12,
  },
  module: {
    ...plain,
    texts: { title: named, body: { max: long, required: false, long: true } },
    pictures: { min: 0, max: 9 },
    gated: true,
    toggled: true,
    hideable: true,
    max: 10,
  },
  page: {
    ...plain,
    texts: { title: named, body: { max: body, required: true, long: true } },
    pictures: { min: 0, max: 1 },
    gated: true,
    toggled: true,
    hideable: true,
    max: 10,
  },
};
