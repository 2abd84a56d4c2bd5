import { useTranslations } from 'next-intl';
import { SpokenText } from '@/components/ui/spoken-text';
import type { Locale } from '@/lib/platform/i18n/site';
import type { Incoterm } from '@/lib/purchase/constants';

type Props = {
  of: Incoterm;
  /** its named place, in the language it was written in */
  place?: { text: string; locale: Locale };
  site: Locale;
  /** with the full name of the rule in the site's language */
  named?: boolean;
};

/** An Incoterms 2020 rule with its named place: CIF Dakar. */
export function IncotermText({ of, place, site, named }: Props) {
  const t = useTranslations('trade');
  const code = named ? t('incotermOf', { code: `\u2066${of}\u2069`, name: t(`incoterm.${of}`) }) : null;
  return (
    <>
      {code ?? (
        <abbr title={t(`incoterm.${of}`)} className="no-underline" dir="ltr">
          {of}
        </abbr>
      )}
      {place?.text && (
        <>
          {' '}
          <SpokenText of={place} site={site} />
        </>
      )}
    </>
  );
}
