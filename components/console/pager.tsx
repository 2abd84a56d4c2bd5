import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { ConsoleLocale } from '@/lib/platform/i18n/console';
import { formatNumber } from '@/lib/platform/i18n/format';

type Props = { page: number; more: boolean; locale: ConsoleLocale; address: (page: number) => string };

/** Links to the previous and next page. */
export function Pager({ page, more, locale, address }: Props) {
  const t = useTranslations('console.queue');
  if (page === 1 && !more) return null;
  return (
    <nav className="mt-4 flex items-center gap-3 text-ink-2" aria-label={t('pages')}>
      {page > 1 && (
        <ButtonLink size="s" data-keep="page before" href={address(page - 1)}>
          <Icon name="start" small />
          {t('previous')}
        </ButtonLink>
      )}
      <span>{t('page', { n: formatNumber(locale, page) })}</span>
      {more && (
        <ButtonLink size="s" data-keep="page after" href={address(page + 1)}>
          {t('next')}
          <Icon name="end" small />
        </ButtonLink>
      )}
    </nav>
  );
}
