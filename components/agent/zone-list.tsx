import { useTranslations } from 'next-intl';
import { Flag } from '@/components/ui/flag';
import { Icon } from '@/components/ui/icon';
import type { LaunchZone } from '@/lib/launch/types';
import { config } from '@/lib/platform/config';
import { ZoneMap } from './zone-map';

type Props = {
  zone: LaunchZone;
  /** countries assigned to an exclusive agent */
  taken: readonly { code: string; name: string }[];
};

/** Open countries of an offer by continent, or that all are open; and countries with an exclusive agent. */
export function ZoneList({ zone, taken }: Props) {
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
        {taken.length > 0 && (
          <>
            <p className="mt-3">{t('agentApplication.taken')}</p>
            <ZoneMap open={[]} taken={taken} />
            <ul className="zl">
              {taken.map(({ code, name }) => (
                <li key={code}>
                  <Flag code={code} />
                  {name}
                </li>
              ))}
            </ul>
          </>
        )}
      </>
    );
  const groups = config.continents
    .map((continent) => ({ continent, countries: zone.countries.filter((one) => one.continent === continent) }))
    .filter(({ countries }) => countries.length > 0);
  return (
    <>
      <ZoneMap open={zone.countries} taken={taken} />
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
                    {taken.some((one) => one.code === code) && (
                      <small className="ms-2 text-ink-3">{t('agentApplication.taken')}</small>
                    )}
                  </li>
                ))}
              </ul>
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
