'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { PhraseSoFar } from '@/lib/chat/phrase/schema';
import { phraseParts } from '@/lib/chat/phrase/text';
import type { Locale } from '@/lib/platform/i18n/site';

type Props = {
  phrase: PhraseSoFar;
  /** Language that parameters were written in; by default the page's. */
  spoken?: Locale;
};

/** A phrase in the page's language; the author's own words stay in theirs. */
export function PhraseText({ phrase, spoken }: Props) {
  const t = useTranslations();
  const locale = useLocale();
  return (
    <span>
      {phraseParts(phrase, t, locale).map(({ text, isOwn }, index) =>
        isOwn ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one phrase never change places.
          <bdi key={index} lang={spoken}>
            {text}
          </bdi>
        ) : (
          text
        ),
      )}
    </span>
  );
}
