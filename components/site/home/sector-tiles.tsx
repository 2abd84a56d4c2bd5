import { useTranslations } from 'next-intl';
import { Picture } from '@/components/ui/picture';
import { href } from '@/lib/platform/routes/address';
import type { HomeData } from './home-data';

const tileLetters = 12;

/** Sector tiles: four per row, or two with the name beside in languages with long words. */
export function SectorTiles({ sectors }: Pick<HomeData, 'sectors'>) {
  const t = useTranslations('home');
  if (!sectors.length) return null;
  const long = sectors.some(({ name }) => name.split(/\s/).some((word) => word.length > tileLetters));
  return (
    <section className="wrap m-sectors">
      <h2 className="sr">{t('sectors')}</h2>
      <ul className={`cells ${long ? 'by-2' : 'by-4'}`}>
        {sectors.map(({ id, name, picture }) => (
          <li key={id}>
            <a href={href('productCategory', { cateid: id })}>
              {picture && <Picture src={picture} alt="" use="thumb" />}
              {name}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
