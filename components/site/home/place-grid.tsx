import { useTranslations } from 'next-intl';
import { Flag } from '@/components/ui/flag';
import { href } from '@/lib/platform/routes/address';
import type { HomeData } from './home-data';

/** Countries with suppliers, linked to their companies. */
export function PlaceGrid({ places }: Pick<HomeData, 'places'>) {
  const t = useTranslations('home');
  return (
    <ul className="cells by-4">
      {places.map(({ code, name, companies }) => (
        <li key={code}>
          <a className="ctry" href={href('companyList', {}, { country: [code.toLowerCase()] })}>
            <Flag code={code} />
            <span>
              <b>{name}</b>
              <span className="muted">{t('companyCount', { count: companies })}</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
