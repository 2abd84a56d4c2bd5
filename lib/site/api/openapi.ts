import type { Messages } from 'next-intl';
import { config } from '@/lib/platform/config';
import { type ErrorCode, errorStatus } from '@/lib/platform/errors';
import { type ApiDocument, buildDocument } from '@/lib/platform/http/openapi';
import { currentHosts } from '@/lib/platform/i18n/current-host';
import type { Locale } from '@/lib/platform/i18n/site';
import { translator } from '@/lib/platform/i18n/translate';
import { calls } from './constants';

type Reference = Messages['apiReference'];

const codeOf = (status: number): ErrorCode =>
  (Object.keys(errorStatus) as ErrorCode[]).find((code) => errorStatus[code] === status) ?? 'internal';

/** The OpenAPI document of all calls, in the site's language. */
export const getDocument = async (locale: Locale): Promise<ApiDocument> => {
  const t = await translator(locale);
  const hasField = (key: string): key is keyof Reference['field'] =>
    t.has(`apiReference.field.${key as keyof Reference['field']}`);
  return buildDocument(calls, currentHosts().origin(locale), {
    title: t('apiReference.documentTitle', { name: config.name.short }),
    description: t('apiReference.lead', { name: config.name.short }),
    summary: (key) => t(`apiReference.summary.${key as keyof Reference['summary']}`),
    field: (key) => (hasField(key) ? t(`apiReference.field.${key}`) : null),
    answer: (status) => (status === 200 ? t('api.ok') : t(`error.${codeOf(status)}`)),
  });
};
