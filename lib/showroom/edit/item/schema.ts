import { z } from 'zod';
import { config } from '@/lib/platform/config';
import { filledLine, lineField, textField } from '@/lib/platform/field/text';
import { idField, wholeFigure } from '@/lib/platform/http/field';
import { type Locale, locales } from '@/lib/platform/i18n/site';
import { countText } from '@/lib/platform/i18n/text-length';
import { type Collection, shapes, type TextName } from '@/lib/showroom/edit/collection';

/** A year up to next year, computed per validation rather than at server start. */
const year = (min: number) => {
  const max = () => new Date().getUTCFullYear() + 1;
  const refusal = { error: () => `whole:${min}:${max()}` };
  return wholeFigure(refusal).refine((figure) => figure >= min && figure <= max(), refusal);
};
const key = z.string().min(1).max(200);

const pictures = (collection: Collection) => {
  const { min, max } = shapes[collection].pictures;
  return z
    .array(key)
    .refine((keys) => keys.length <= max, { error: 'imageLimit' })
    .refine((keys) => keys.length >= min, { error: 'required' })
    .refine((keys) => new Set(keys).size === keys.length, { error: 'fileTwice' });
};

/** Limits in words or, in zh, characters. docs/domain.md, Lengths of texts. */
const counted: Partial<Record<`${Collection}.${TextName}`, number>> = {
  'case.title': config.case.title,
  'case.description': config.case.description,
};

/** Languages without any text are dropped. */
const texts = <Name extends TextName>(collection: Collection, names: readonly Name[]) => {
  const fields = Object.fromEntries(
    names.map((name) => [
      name,
      (shapes[collection].texts[name]?.long ? textField : lineField)(shapes[collection].texts[name]?.max ?? 0),
    ]),
  );
  type Text = Record<Name, string>;
  type Texts = Partial<Record<Locale, Text>>;
  const begun = (given: Texts): [Locale, Text][] =>
    (Object.entries(given) as [Locale, Text][]).filter(([, text]) => names.some((name) => text[name] !== ''));
  return (z.partialRecord(z.enum(locales), z.object(fields)) as z.ZodType<Texts, Texts>)
    .superRefine((given, context) => {
      const refuse = (locale: string, name: Name, message: string) =>
        context.addIssue({ code: 'custom', path: [locale, name], message });
      const [first] = Object.keys(given);
      const [title] = names;
      if (begun(given).length === 0 && title) {
        if (first) refuse(first, title, 'required');
        else context.addIssue({ code: 'custom', path: [], message: 'required' });
      }
      for (const [locale, text] of begun(given))
        for (const name of names) {
          const limit = counted[`${collection}.${name}`];
          if (text[name] === '' && shapes[collection].texts[name]?.required) refuse(locale, name, 'required');
          else if (limit !== undefined && countText(locale, text[name]) > limit)
            refuse(locale, name, `${locale === 'zh' ? 'characterLimit' : 'wordLimit'}:${limit}`);
        }
    })
    .transform((given) => Object.fromEntries(begun(given)) as Texts);
};

const website = lineField(200).refine((text) => text === '' || /^https?:\/\/[^\s/$.?#][^\s]*\.[^\s]{2,}$/i.test(text), {
  error: 'website',
});

/** Schemas of each collection's items. docs/domain.md, Showroom. */
export const items = {
  caseGroup: z.object({ texts: texts('caseGroup', ['name']) }),
  case: z.object({
    pictures: pictures('case'),
    groupId: idField,
    domestic: z.boolean(),
    countryCode: z.string().regex(/^[A-Z]{2}$/),
    year: year(1900),
    texts: texts('case', ['title', 'description']),
  }),
  power: z.object({ pictures: pictures('power'), texts: texts('power', ['title', 'description']) }),
  team: z.object({ pictures: pictures('team'), texts: texts('team', ['name', 'title', 'bio']) }),
  milestone: z.object({ year: year(1800), texts: texts('milestone', ['text']) }),
  partner: z.object({
    pictures: pictures('partner'),
    name: filledLine(config.showroom.text.title),
    website,
  }),
  production: z.object({ texts: texts('production', ['line', 'capacity']) }),
  process: z.object({ pictures: pictures('process'), texts: texts('process', ['title', 'description']) }),
  module: z
    .object({
      layout: z.enum(['text', 'picture']),
      pictures: pictures('module'),
      shown: z.boolean(),
      texts: texts('module', ['title', 'body']),
    })
    .refine(({ layout, pictures: keys }) => layout === 'text' || keys.length > 0, {
      error: 'required',
      path: ['pictures'],
    }),
  page: z.object({ pictures: pictures('page'), shown: z.boolean(), texts: texts('page', ['title', 'body']) }),
} satisfies Record<Collection, z.ZodType>;

/** Form input of a collection, and its parsed output. */
export type ItemDraft<C extends Collection = Collection> = z.input<(typeof items)[C]>;
export type CollectionItem<C extends Collection = Collection> = z.output<(typeof items)[C]>;
