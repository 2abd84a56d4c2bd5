import type { Messages } from 'next-intl';
import type { Collection, TextName } from '@/lib/showroom/edit/collection';

/** Parts of a collection's form. */
export type CollectionPart = 'texts' | 'pictures' | 'group' | 'place' | 'year' | 'partner' | 'layout' | 'shown';
type Label = keyof Messages['showroomCenter']['field'];

/** Topic of a step, which identifies it. */
export type StepTitle = 'text' | 'pictures' | 'display' | 'facts' | 'partner';
type Step = { title: StepTitle; parts: readonly CollectionPart[] };

type Form = {
  /** parts in order, as steps on a phone */
  steps: readonly Step[];
  /** labels of its texts */
  texts: Partial<Record<TextName, Label>>;
  pictures: Label;
  icon: string;
};

const text: Step = { title: 'text', parts: ['texts'] };
const pictures: Step = { title: 'pictures', parts: ['pictures'] };

/** The form of each collection. docs/domain.md, Showroom. */
export const forms: Record<Collection, Form> = {
  case: {
    steps: [pictures, text, { title: 'facts', parts: ['group', 'place', 'year'] }],
    texts: { title: 'title', description: 'description' },
    pictures: 'pictures',
    icon: 'briefcase',
  },
  caseGroup: { steps: [text], texts: { name: 'groupName' }, pictures: 'picture', icon: 'grid' },
  power: {
    steps: [pictures, text],
    texts: { title: 'title', description: 'description' },
    pictures: 'picture',
    icon: 'shield',
  },
  team: {
    steps: [pictures, text],
    texts: { name: 'name', title: 'position', bio: 'bio' },
    pictures: 'portrait',
    icon: 'users',
  },
  milestone: {
    steps: [{ title: 'text', parts: ['year', 'texts'] }],
    texts: { text: 'event' },
    pictures: 'picture',
    icon: 'clock',
  },
  partner: { steps: [pictures, { title: 'partner', parts: ['partner'] }], texts: {}, pictures: 'logo', icon: 'swap' },
  production: {
    steps: [text],
    texts: { line: 'line', capacity: 'capacity' },
    pictures: 'picture',
    icon: 'factory',
  },
  process: {
    steps: [text, pictures],
    texts: { title: 'step', description: 'description' },
    pictures: 'picture',
    icon: 'sort',
  },
  module: {
    steps: [{ title: 'display', parts: ['shown', 'layout'] }, pictures, text],
    texts: { title: 'title', body: 'body' },
    pictures: 'pictures',
    icon: 'layout',
  },
  page: {
    steps: [{ title: 'text', parts: ['shown', 'texts'] }, pictures],
    texts: { title: 'title', body: 'body' },
    pictures: 'picture',
    icon: 'document',
  },
};

const fields: Record<CollectionPart, readonly string[]> = {
  texts: ['texts'],
  pictures: ['pictures'],
  group: ['groupId'],
  place: ['domestic', 'countryCode'],
  year: ['year'],
  partner: ['name', 'website'],
  layout: ['layout'],
  shown: ['shown'],
};

/** Steps of a form; items with text layout have no pictures. */
export const stepsOf = (collection: Collection, layout: 'text' | 'picture' | undefined): readonly Step[] =>
  forms[collection].steps.filter(({ title }) => title !== 'pictures' || layout !== 'text');

/** Step of a field by path; '' for none. */
export function stepOf(collection: Collection, path: string): StepTitle | '' {
  const [root = ''] = path.split('.');
  const step = forms[collection].steps.find(({ parts }) => parts.some((part) => fields[part].includes(root)));
  return step?.title ?? '';
}
