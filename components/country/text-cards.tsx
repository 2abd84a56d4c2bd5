import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { SpokenText } from '@/components/ui/spoken-text';
import { countryHref } from '@/lib/country/href';
import type { CountryText } from '@/lib/country/types';
import { formatMonth } from '@/lib/platform/i18n/format';
import type { Locale } from '@/lib/platform/i18n/site';

type Props = { code: string; texts: readonly CountryText[]; locale: Locale };

/** Texts on a country, each with an excerpt and its month. */
export function TextCards({ code, texts, locale }: Props) {
  const t = useTranslations('country');
  if (texts.length === 0) return null;
  return (
    <ul className="cells by-3 co-texts">
      {texts.map(({ kind, summary, locale: language, asOf }) => (
        <li key={kind}>
          <a href={countryHref(code, kind)}>
            <b>
              {t(`page.${kind}`)}
              <Icon name="arrow" small mirrored />
            </b>
            <span>
              <SpokenText of={{ text: summary, locale: language }} site={locale} />
            </span>
            <small className="muted">{t('asOf', { date: formatMonth(locale, asOf) })}</small>
          </a>
        </li>
      ))}
    </ul>
  );
}
