import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { SpokenText } from '@/components/ui/spoken-text';
import type { Locale } from '@/lib/platform/i18n/site';
import type { TextWithLanguage } from '@/lib/platform/i18n/text-with-language';

type Props<Item> = {
  of: { previous: Item | null; next: Item | null };
  label: string;
  hrefOf: (item: Item) => string;
  locale: Locale;
};

const neighbour =
  'flex min-w-0 items-center gap-3 rounded border border-line px-4 py-3 hover:border-accent [&>svg]:flex-none [&>svg]:text-ink-3';
const last =
  'col-start-2 flex-row-reverse text-end max-[860px]:col-start-1 phone:col-start-1 [&>span]:min-w-0 [&>span]:flex-1';

/** Links to the previous and next piece by date. */
export function NeighbourLinks<Item extends { title: TextWithLanguage<string> }>({
  of,
  label,
  hrefOf,
  locale,
}: Props<Item>) {
  const t = useTranslations('content');
  const { previous, next } = of;
  if (!previous && !next) return null;
  const link = (at: 'previous' | 'next', to: Item | null) =>
    to && (
      <a
        href={hrefOf(to)}
        className={at === 'next' ? `${neighbour} ${last}` : neighbour}
        rel={at === 'next' ? 'next' : 'prev'}
      >
        <Icon name={at === 'next' ? 'end' : 'start'} small mirrored />
        <span className="[&>:last-child]:line-clamp-2 [&>:last-child]:leading-[var(--lh-snug)] [&>:last-child]:text-pretty rtl:[&>:last-child]:leading-[1.65]">
          <small className="block text-12 text-ink-3">{t(at)}</small>
          <SpokenText of={to.title} site={locale} />
        </span>
      </a>
    );
  return (
    <nav
      className="print-no mt-6 grid grid-cols-[1fr_1fr] gap-4 max-[860px]:grid-cols-[minmax(0,1fr)] phone:grid-cols-[minmax(0,1fr)] phone:gap-2"
      aria-label={label}
      data-soft
    >
      {link('previous', previous)}
      {link('next', next)}
    </nav>
  );
}
