import { useTranslations } from 'next-intl';
import { Flag } from '@/components/ui/flag';
import type { CountryFacts } from '@/lib/country/types';
import type { Country } from '@/lib/reference/types';

type Props = { country: Country; title: string; facts?: CountryFacts };

/** The flag of a country beside the title of one of its pages, with what it is called there. */
export function CountryHead({ country, title, facts }: Props) {
  const t = useTranslations('list.continent');
  return (
    <header className="co-head">
      <Flag code={country.code} />
      <div>
        <h1>{title}</h1>
        <p className="muted">
          {facts?.native && (
            <bdi lang={facts.native.language} dir="auto">
              {facts.native.text}
            </bdi>
          )}
          <span>{t(country.continent)}</span>
        </p>
      </div>
    </header>
  );
}
