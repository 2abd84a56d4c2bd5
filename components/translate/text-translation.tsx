'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { formatLanguage } from '@/lib/platform/i18n/format';
import type { Locale } from '@/lib/platform/i18n/site';
import { translateCall } from '@/lib/platform/translate/schema';
import { mayBeForeign } from '@/lib/platform/translate/source-language';
import { useTranslates } from './translate-scope';
import { useTranslating } from './use-translating';

type Props = {
  /** language of the texts; null lets the service detect it */
  from: Locale | null;
  /** texts of the other party, in reading order */
  texts: readonly string[];
};

/** Machine translation of another party's texts, if a service is configured. docs/domain.md, rule 34. */
export function TextTranslation({ from, texts }: Props) {
  const locale = useLocale();
  const written = texts.filter((text) => text !== '');
  // Resets for other texts, so that an old translation is never shown for them.
  const key = JSON.stringify([from, locale, written]);
  const isForeign = from === null ? written.some((text) => mayBeForeign(text, locale)) : from !== locale;
  return useTranslates() && isForeign && written.length > 0 ? <Offered key={key} from={from} texts={written} /> : null;
}

function Offered({ from, texts }: Props) {
  const t = useTranslations('translate');
  const locale = useLocale();
  const [made, setMade] = useState<readonly string[]>([]);
  const { translate, busy, failure, reset } = useTranslating(translateCall, (found) => setMade(found));
  const isShown = made.length > 0;
  const toggle = () => {
    reset();
    if (isShown) setMade([]);
    else translate({ from, to: locale, texts: [...texts] });
  };
  return (
    <div className="mt-3 grid justify-items-start gap-2">
      <div aria-live="polite" className="w-full empty:hidden">
        {isShown && (
          <div className="grid gap-2 rounded border border-s-[3px] border-line border-s-line-2 bg-wash px-3 py-2">
            {made.map((text, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: these texts never change places.
              <p key={index} className="whitespace-pre-line [overflow-wrap:anywhere]">
                {text}
              </p>
            ))}
            <p className="flex items-center gap-1 text-12 text-ink-3">
              <Icon name="globe" small />
              {from === null ? t('byMachine') : t('byMachineFrom', { language: formatLanguage(locale, from) })}
            </p>
          </div>
        )}
      </div>
      {failure !== null && (
        <p role="alert" className="text-12 text-bad">
          {failure}
        </p>
      )}
      <Button size="s" icon="globe" busy={busy} onClick={toggle} className="print:hidden">
        {t(isShown ? 'hide' : busy ? 'busy' : 'translate')}
      </Button>
    </div>
  );
}
