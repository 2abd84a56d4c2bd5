import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { SpokenText } from '@/components/ui/spoken-text';
import { type Place, placeLinks } from '@/lib/hall/navigation';
import type { Hall } from '@/lib/hall/types';
import type { Locale } from '@/lib/platform/i18n/site';

type Props = { hall: Hall; locale: Locale; here: Place; children: ReactNode };

/** The supplier's own navigation, with its search at the end. */
export function HallNav({ hall, locale, here, children }: Props) {
  const t = useTranslations('hall');
  return (
    <div className="shn">
      <div className="wrap">
        <nav aria-label={t('navLabel')}>
          {placeLinks(hall).map((link) => (
            <a
              key={link.place}
              href={link.href}
              className={link.place === here ? 'on' : undefined}
              aria-current={link.place === here ? 'page' : undefined}
            >
              {'title' in link ? <SpokenText of={link.title} site={locale} /> : t(link.place)}
            </a>
          ))}
        </nav>
        {children}
      </div>
    </div>
  );
}
