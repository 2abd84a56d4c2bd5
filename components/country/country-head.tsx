import { useTranslations } from 'next-intl';
import { Flag } from '@/components/ui/flag';
import type { CountryFacts } from '@/lib/country/types';
import type { Country } from '@/lib/reference/types';

type Props = { country: Country; title: string; facts?: CountryFacts };

/** Flag of a country beside a page title, with its native name. */
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
