import { useTranslations } from 'next-intl';
import { Picture } from '@/components/ui/picture';
import { SectionHead } from '@/components/ui/section-head';
import { href } from '@/lib/platform/routes/address';
import type { HomeData } from './home-data';

/** Sectors with their largest categories. */
export function SectorSheet({ sectors }: Pick<HomeData, 'sectors'>) {
  const t = useTranslations('home');
  if (sectors.length === 0) return null;
  return (
    <section className="sec wrap">
      <SectionHead title={t('sectors')} more={{ href: href('productHome'), label: t('allCategories') }} />
      <ul className="cells by-4">
        {sectors.map(({ id, name, picture, children }) => (
          <li key={id} className="relative flex gap-3 p-3 hover:bg-wash">
            {picture && (
              <span className="w-16 flex-none">
                <Picture src={picture} alt="" use="thumb" />
              </span>
            )}
            <div className="min-w-0">
              <h3 className="text-14 font-strong">
                <a
                  className="inline-block leading-6 after:absolute after:inset-0"
                  href={href('productCategory', { cateid: id })}
                >
                  {name}
                </a>
              </h3>
              <ul className="flex flex-wrap gap-x-3 text-12 text-ink-2">
                {children.map((category) => (
                  <li key={category.id}>
                    <a
                      className="relative z-1 inline-block leading-6 hover:text-accent"
                      href={href('productCategory', { cateid: category.id })}
                    >
                      {category.name}
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
