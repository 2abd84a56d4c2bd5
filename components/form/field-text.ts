'use client';

import { type Messages, useLocale, useTranslations } from 'next-intl';
import type { FieldError } from 'react-hook-form';
import { dynamicTranslator } from '@/lib/platform/i18n/dynamic-translator';
import { limitText } from '@/lib/platform/i18n/number';

type Key = keyof Messages['validation'];

const ofType: Record<string, Key> = {
  too_small: 'tooSmall',
  too_big: 'tooBig',
  invalid_format: 'format',
  invalid_type: 'type',
  invalid_union: 'type',
  invalid_value: 'choice',
  required: 'required',
};

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** Text of a field error: from the server, the schema's message key, or the default for its check. */
export function useFieldText(): (error: FieldError, value: unknown) => string {
  const t = useTranslations('validation');
  const locale = useLocale();
  const write = dynamicTranslator(t);
  return ({ type, message = '' }, value) => {
    if (type === 'server') return message;
    // Limits follow the key: wordLimit:50, whole:1:250.
    const [key, limit, max = ''] = message.split(':') as [Key, string?, string?];
    if (limit !== undefined && t.has(key)) {
      return write(key, { count: Number(limit), n: limitText(locale, limit), m: limitText(locale, max) });
    }
    if (t.has(key)) return write(key);
    if (Number.isNaN(value)) return write('number');
    return write(isEmpty(value) ? 'required' : (ofType[type] ?? 'invalid'));
  };
}
