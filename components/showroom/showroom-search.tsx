import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { href } from '@/lib/platform/routes/address';

/** Search form over one supplier's products and cases. */
export function ShowroomSearch({ companyId, keyword = '' }: { companyId: number; keyword?: string }) {
  const t = useTranslations('showroom');
  return (
    <search className="hall-s" aria-label={t('searchLabel')}>
      <form action={href('siteSearch')}>
        <input type="hidden" name="company" value={companyId} />
        <input
          type="search"
          name="q"
          defaultValue={keyword}
          placeholder={t('searchLabel')}
          aria-label={t('searchField')}
          autoComplete="off"
          enterKeyHint="search"
        />
        <button type="submit" aria-label={t('searchLabel')}>
          <Icon name="search" small />
        </button>
      </form>
    </search>
  );
}
