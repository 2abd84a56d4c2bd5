import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { SpokenText } from '@/components/ui/spoken-text';
import type { Locale } from '@/lib/i18n/site';
import type { Spoken } from '@/lib/product/types';

type Props<Item> = {
  of: { previous: Item | null; next: Item | null };
  label: string;
  hrefOf: (item: Item) => string;
  locale: Locale;
};

/** What stands before and after a piece in time. */
export function NeighbourLinks<Item extends { title: Spoken<string> }>({ of, label, hrefOf, locale }: Props<Item>) {
  const t = useTranslations('content');
  const { previous, next } = of;
  if (!previous && !next) return null;
  const link = (at: 'previous' | 'next', to: Item | null) =>
    to && (
      <a href={hrefOf(to)} className={`ct-${at}`} rel={at === 'next' ? 'next' : 'prev'}>
        <Icon name={at === 'next' ? 'end' : 'start'} small mirrored />
        <span>
          <small>{t(at)}</small>
          <SpokenText of={to.title} site={locale} />
        </span>
      </a>
    );
  return (
    <nav className="ct-near print-no" aria-label={label} data-soft>
      {link('previous', previous)}
      {link('next', next)}
    </nav>
  );
}
