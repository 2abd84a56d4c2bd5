import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { SpokenText } from '@/components/ui/spoken-text';
import type { Locale } from '@/lib/platform/i18n/site';
import { placeLinks, type SectionPlace } from '@/lib/showroom/navigation';
import type { Showroom } from '@/lib/showroom/types';

type Props = { showroom: Showroom; locale: Locale; here: SectionPlace; children: ReactNode };

/** The supplier's navigation, with search at the end. */
export function ShowroomNav({ showroom, locale, here, children }: Props) {
  const t = useTranslations('showroom');
  return (
    <div className="shn">
      <div className="wrap">
        <nav aria-label={t('navLabel')}>
          {placeLinks(showroom).map((link) => (
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
