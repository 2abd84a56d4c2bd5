'use client';

import { useLocale, useTranslations } from 'next-intl';
import { formatNumber } from '@/lib/platform/i18n/format';
import { FieldFrame } from './field-frame';
import { type FieldProps, useBound } from './use-bound';

type Props = FieldProps & {
  rows?: number;
  dir?: 'ltr' | 'rtl' | 'auto';
  lang?: string;
  placeholder?: string;
  /** Max units of the text; shows a counter. */
  limit?: number;
  /** Length of a text in words or characters; characters by default. */
  measure?: (text: string) => number;
};

const characters = (text: string): number => [...text].length;

/** Multi-line text, with a counter if limited. */
export function TextArea({ name, label, hint, need, rows = 4, limit, measure = characters, ...control }: Props) {
  const t = useTranslations('form');
  const locale = useLocale();
  const counted = limit !== undefined;
  const { field, id, error, aria } = useBound({ name, label, hint, need }, [counted ? `${name}-count` : undefined]);
  const text: string = field.value ?? '';
  const used = counted ? measure(text) : 0;
  const count = counted && (
    <span id={`${name}-count`} className={used > limit ? 'fd-c over' : 'fd-c'}>
      {t(measure === characters || control.lang === 'zh' ? 'counter' : 'counterWords', {
        count: limit,
        used: formatNumber(locale, used),
        limit: formatNumber(locale, limit),
      })}
    </span>
  );
  return (
    <FieldFrame id={id} label={label} hint={hint} need={need} error={error} aside={count}>
      <textarea
        {...field}
        {...aria}
        autoComplete="off"
        enterKeyHint="enter"
        {...control}
        value={text}
        rows={rows}
        className="ctl"
      />
    </FieldFrame>
  );
}
