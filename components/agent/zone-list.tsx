import { useTranslations } from 'next-intl';
import { Flag } from '@/components/ui/flag';
import { Icon } from '@/components/ui/icon';
import { config } from '@/lib/config';
import type { Zone } from '@/lib/launch/types';

/** Where an offer is open: its countries by continent, or that all of them are. */
export function ZoneList({ zone }: { zone: Zone }) {
  const t = useTranslations();
  if (zone.worldwide)
    return (
      <>
        <p className="zl-all">
          <Icon name="globe" />
          {t('agent.worldwide')}
        </p>
        <ul className="zl">
          {config.continents.map((continent) => (
            <li key={continent}>{t(`list.continent.${continent}`)}</li>
          ))}
        </ul>
      </>
    );
  const groups = config.continents
    .map((continent) => ({ continent, countries: zone.countries.filter((one) => one.continent === continent) }))
    .filter(({ countries }) => countries.length > 0);
  return (
    <dl className="zg">
      {groups.map(({ continent, countries }) => (
        <div key={continent}>
          <dt>{t(`list.continent.${continent}`)}</dt>
          <dd>
            <ul className="zl">
              {countries.map(({ code, name }) => (
                <li key={code}>
                  <Flag code={code} />
                  {name}
                </li>
              ))}
            </ul>
          </dd>
        </div>
      ))}
    </dl>
  );
}
