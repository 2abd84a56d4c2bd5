import type { Messages } from 'next-intl';
import type { Collection, TextName } from '@/lib/hall/edit/collection';

/** What the form of a collection is put together from. */
export type Part = 'texts' | 'pictures' | 'group' | 'place' | 'year' | 'partner' | 'layout' | 'shown';
type Label = keyof Messages['hallCenter']['field'];

type Form = {
  parts: readonly Part[];
  /** the labels of its texts */
  texts: Partial<Record<TextName, Label>>;
  pictures: Label;
  icon: string;
};

/** The form of each collection. Specification 3, Case and Exhibition hall blocks. */
export const forms: Record<Collection, Form> = {
  case: {
    parts: ['pictures', 'texts', 'group', 'place', 'year'],
    texts: { title: 'title', description: 'description' },
    pictures: 'pictures',
    icon: 'briefcase',
  },
  caseGroup: { parts: ['texts'], texts: { name: 'groupName' }, pictures: 'picture', icon: 'grid' },
  power: {
    parts: ['pictures', 'texts'],
    texts: { title: 'title', description: 'description' },
    pictures: 'picture',
    icon: 'shield',
  },
  team: {
    parts: ['pictures', 'texts'],
    texts: { name: 'name', title: 'position', bio: 'bio' },
    pictures: 'portrait',
    icon: 'users',
  },
  milestone: { parts: ['year', 'texts'], texts: { text: 'event' }, pictures: 'picture', icon: 'clock' },
  partner: { parts: ['pictures', 'partner'], texts: {}, pictures: 'logo', icon: 'swap' },
  production: {
    parts: ['texts'],
    texts: { line: 'line', capacity: 'capacity' },
    pictures: 'picture',
    icon: 'factory',
  },
  process: {
    parts: ['texts', 'pictures'],
    texts: { title: 'step', description: 'description' },
    pictures: 'picture',
    icon: 'sort',
  },
  module: {
    parts: ['shown', 'layout', 'pictures', 'texts'],
    texts: { title: 'title', body: 'body' },
    pictures: 'pictures',
    icon: 'layout',
  },
  page: {
    parts: ['shown', 'texts', 'pictures'],
    texts: { title: 'title', body: 'body' },
    pictures: 'picture',
    icon: 'document',
  },
};
