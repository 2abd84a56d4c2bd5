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
  /** The most units that the text may have, which are then counted. */
  limit?: number;
  /** How long a text is, in words or characters; characters where it is left out. */
  measure?: (text: string) => number;
};

const characters = (text: string): number => [...text].length;

/** Several lines of text, counted where there is a limit. */
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
