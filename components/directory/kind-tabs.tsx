import { useTranslations } from 'next-intl';
import { changed, type Listing } from '@/lib/listing/listing';
import { config } from '@/lib/platform/config';
import { formatNumber } from '@/lib/platform/i18n/format';
import type { Locale } from '@/lib/platform/i18n/site';
import type { PortalCount } from '@/lib/portal/types';

type Props = { listing: Listing; kinds: readonly PortalCount[]; locale: Locale };

/** Kinds of organisation as tabs with counts. */
export function KindTabs({ listing, kinds, locale }: Props) {
  const t = useTranslations('directory');
  const { state } = listing;
  const all = kinds.reduce((sum, { count }) => sum + count, 0);
  const tabs = [null, ...config.directory.kinds].map((kind) => ({
    kind,
    label: kind === null ? t('all') : t(`kind.${kind}`),
    count: kind === null ? all : (kinds.find(({ value }) => value === kind)?.count ?? 0),
  }));
  return (
    <nav className="tabs" aria-label={t('kindLabel')}>
      {tabs
        .filter(({ kind, count }) => kind === null || count > 0 || kind === state.kind)
        .map(({ kind, label, count }) => (
          <a
            key={kind}
            href={changed(listing, { kind })}
            rel={kind === null ? undefined : 'nofollow'}
            className={kind === state.kind ? 'on' : undefined}
            aria-current={kind === state.kind || undefined}
          >
            {label}
            <em className="ms-[6px] text-12 font-regular not-italic text-ink-3">{formatNumber(locale, count)}</em>
          </a>
        ))}
    </nav>
  );
}
