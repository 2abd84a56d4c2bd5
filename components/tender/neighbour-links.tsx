import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { SpokenText } from '@/components/ui/spoken-text';
import type { Locale } from '@/lib/i18n/site';
import { href } from '@/lib/routes/address';
import type { TenderDetail } from '@/lib/tender/types';

/** The notices before and after one in time. */
export function NeighbourLinks({ tender, locale }: { tender: TenderDetail; locale: Locale }) {
  const t = useTranslations();
  const { previous, next } = tender;
  if (!previous && !next) return null;
  const link = (at: 'previous' | 'next', to: typeof next) =>
    to && (
      <a href={href('tenderDetail', { id: to.id })} className={`td-${at}`}>
        <Icon name={at === 'next' ? 'end' : 'start'} small mirrored />
        <span>
          <small>{t(`content.${at}`)}</small>
          <SpokenText of={to.title} site={locale} />
        </span>
      </a>
    );
  return (
    <nav className="td-near" aria-label={t('tender.neighbours')} data-soft>
      {link('previous', previous)}
      {link('next', next)}
    </nav>
  );
}
