import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { SpokenText } from '@/components/ui/spoken-text';
import { contentHref } from '@/lib/content/address';
import type { ContentLink } from '@/lib/content/types';
import type { Locale } from '@/lib/i18n/site';

type Props = { previous: ContentLink | null; next: ContentLink | null; locale: Locale };

/** The pieces of a channel before and after one in time. */
export function NeighbourLinks({ previous, next, locale }: Props) {
  const t = useTranslations('content');
  if (!previous && !next) return null;
  const link = (at: 'previous' | 'next', to: ContentLink | null) =>
    to && (
      <a href={contentHref(to)} className={`ct-${at}`} rel={at === 'next' ? 'next' : 'prev'}>
        <Icon name={at === 'next' ? 'end' : 'start'} small mirrored />
        <span>
          <small>{t(at)}</small>
          <SpokenText of={to.title} site={locale} />
        </span>
      </a>
    );
  return (
    <nav className="ct-near print-no" aria-label={t('neighbours')}>
      {link('previous', previous)}
      {link('next', next)}
    </nav>
  );
}
