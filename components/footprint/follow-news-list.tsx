import { useLocale, useTranslations } from 'next-intl';
import { SpokenText } from '@/components/ui/spoken-text';
import type { FollowNews } from '@/lib/footprint/follow/schema';
import { formatInstant } from '@/lib/platform/i18n/format';

/** Latest news of a supplier or sector, unread ones highlighted. */
export function FollowNewsList({ news, timeZone }: { news: readonly FollowNews[]; timeZone: string }) {
  const t = useTranslations('footprint');
  const locale = useLocale();
  if (news.length === 0) return <p className="mt-2 text-14 text-ink-2">{t('noNews')}</p>;
  return (
    <ul className="mt-2 grid gap-2">
      {news.map(({ kind, id, title, path, publishedAt, fresh }) => (
        <li key={`${kind}:${id}`} className="text-14">
          <span className="me-2 text-12 text-ink-3 phone:block">{t(`news.${kind}`)}</span>
          <a
            className={`[.m_&]:inline-flex [.m_&]:min-h-11 [.m_&]:items-center ${fresh ? 'font-strong' : ''}`}
            href={path}
          >
            <SpokenText of={title} site={locale} />
          </a>
          {fresh && <span className="ms-2 rounded bg-accent px-1 text-12 text-on-accent">{t('new')}</span>}
          <time className="ms-2 text-12 whitespace-nowrap text-ink-3" dateTime={publishedAt}>
            {formatInstant(locale, publishedAt, timeZone)}
          </time>
        </li>
      ))}
    </ul>
  );
}
