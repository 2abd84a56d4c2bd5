'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { formatLanguage, formatList } from '@/lib/platform/i18n/format';
import { type Locale, locales } from '@/lib/platform/i18n/site';
import { translateCall, translateLimits } from '@/lib/platform/translate/schema';
import { useTranslates } from './translate-scope';
import { useTranslating } from './use-translating';

type Texts = Readonly<Record<string, string | undefined>>;
type Field = { field: string; label: string };
type Props = { to: Locale; fields: readonly Field[] };

const isText = (text: string | undefined): text is string =>
  text !== undefined && text.trim() !== '' && text.length <= translateLimits.characters;

/** The language that can fill most empty fields; the site's own if several can. */
function sourceFor(all: Partial<Record<Locale, Texts>>, { to, fields }: Props, site: Locale) {
  const lacking = fields.filter(({ field }) => !all[to]?.[field]?.trim());
  const sources = [site, ...locales.filter((locale) => locale !== site)]
    .filter((from) => from !== to)
    .map((from) => ({ from, missing: lacking.filter(({ field }) => isText(all[from]?.[field])) }));
  const best = sources.reduce((best, one) => (one.missing.length > best.missing.length ? one : best));
  return best.missing.length > 0 ? best : null;
}

/**
 * Fills a language's missing texts by machine translation, marked until changed or saved. Requires form fields
 * `translations.<locale>.<field>`.
 */
export function TranslateBar(props: Props) {
  return useTranslates() ? <Bar {...props} /> : null;
}

function Bar({ to, fields }: Props) {
  const t = useTranslations('translate');
  const site = useLocale();
  const { getValues, setValue, formState } = useFormContext();
  const all: Partial<Record<Locale, Texts>> = useWatch({ name: 'translations' }) ?? {};
  const [made, setMade] = useState<Texts>({});
  const source = sourceFor(all, { to, fields }, site);
  const { submitCount } = formState;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was saved has been read.
  useEffect(() => setMade({}), [submitCount]);
  const [requested, setRequested] = useState<readonly Field[]>([]);
  const { translate, busy, failure } = useTranslating(translateCall, (texts) => {
    const filled = requested.flatMap(({ field }, index) => {
      const [name, text] = [`translations.${to}.${field}`, texts[index]?.trim() ?? ''];
      // Keeps what was typed while translating.
      if (text === '' || getValues(name)?.trim()) return [];
      setValue(name, text, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
      return [[field, text] as const];
    });
    setMade((before) => ({ ...before, ...Object.fromEntries(filled) }));
  });
  const unchanged = fields.filter(({ field }) => made[field] !== undefined && all[to]?.[field] === made[field]);
  return (
    <div aria-live="polite" className="grid gap-2 empty:hidden">
      {source && (
        <p className="m-0">
          <Button
            size="s"
            icon="globe"
            busy={busy}
            onClick={() => {
              setRequested(source.missing);
              translate({
                from: source.from,
                to,
                texts: source.missing.map(({ field }) => all[source.from]?.[field] ?? ''),
              });
            }}
          >
            {busy ? t('busy') : t('from', { language: formatLanguage(site, source.from) })}
          </Button>
        </p>
      )}
      {failure !== null && (
        <p className="m-0 text-bad" role="alert">
          {failure}
        </p>
      )}
      {unchanged.length > 0 && (
        <p className="m-0 flex items-start gap-2 text-warn">
          <Icon name="globe" small />
          {t('check', {
            fields: formatList(
              site,
              unchanged.map(({ label }) => label),
            ),
          })}
        </p>
      )}
    </div>
  );
}
