'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useWatch } from 'react-hook-form';
import { TextArea } from '@/components/form/text-area';
import { TextField } from '@/components/form/text-field';
import { TextPanel } from '@/components/review/text-panel';
import { config } from '@/lib/platform/config';
import { formatNumber } from '@/lib/platform/i18n/format';
import type { Locale } from '@/lib/platform/i18n/site';
import { countText } from '@/lib/platform/i18n/text-length';
import { type Collection, shapes, type TextName } from '@/lib/showroom/edit/collection';
import { forms } from './field-table';
import { namesOf } from './item-value';

type Language = { locale: Locale; prefix: string; dir: 'ltr' | 'rtl' };
type Props = { collection: Collection; name: TextName; language: Language; label: string };

/** Limits in words, or characters for zh. docs/domain.md, Lengths of texts. */
const counted: Partial<Record<`${Collection}.${TextName}`, number>> = {
  'case.title': config.case.title,
  'case.description': config.case.description,
};

function OneText({ collection, name, language: { locale, prefix, dir }, label }: Props) {
  const t = useTranslations();
  const site = useLocale();
  const path = `${prefix}.${name}`;
  const text: string = useWatch({ name: path }) ?? '';
  const shape = shapes[collection].texts[name];
  if (!shape) return null;
  const limit = counted[`${collection}.${name}`];
  const measure = limit === undefined ? undefined : (value: string) => countText(locale, value);
  const hint =
    limit === undefined
      ? undefined
      : t(locale === 'zh' ? 'validation.characterLimit' : 'validation.wordLimit', {
          count: limit,
          n: formatNumber(site, limit),
        });
  const control = {
    ...{ name: path, label, hint, lang: locale, dir },
    need: shape.required ? ('required' as const) : ('optional' as const),
  };
  if (shape.long) return <TextArea {...control} limit={limit ?? shape.max} measure={measure} />;
  const used = measure?.(text) ?? 0;
  const aside = limit !== undefined && (
    <span className={used > limit ? 'fd-c over' : 'fd-c'}>
      {t('form.counter', { used: formatNumber(site, used), limit: formatNumber(site, limit) })}
    </span>
  );
  return <TextField {...control} maxLength={limit === undefined ? shape.max : undefined} aside={aside || undefined} />;
}

/** Texts of an item, one language at a time, with counters where limited. */
export function TextFields({ collection }: { collection: Collection }) {
  const t = useTranslations();
  const names = namesOf(collection);
  const labelOf = (name: TextName) => t(`showroomCenter.field.${forms[collection].texts[name] ?? 'title'}`);
  return (
    <TextPanel
      path="texts"
      label={t('showcaseItem.text')}
      fields={Object.fromEntries(names.map((name) => [name, labelOf(name)]))}
      required={names.filter((name) => shapes[collection].texts[name]?.required)}
    >
      {(language) =>
        names.map((name) => (
          <OneText
            key={`${language.locale}.${name}`}
            collection={collection}
            name={name}
            language={language}
            label={labelOf(name)}
          />
        ))
      }
    </TextPanel>
  );
}
