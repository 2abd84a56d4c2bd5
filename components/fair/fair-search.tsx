import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { href } from '@/lib/routes/address';

/** Looks for a keyword among what takes part in the fair; a plain form, sent where every search form is. */
export function FairSearch({ keyword = '' }: { keyword?: string | undefined }) {
  const t = useTranslations('fair');
  return (
    <search className="hall-s oc-s" aria-label={t('search')}>
      <form action={href('siteSearch')}>
        <input type="hidden" name="scope" value="fair" />
        <input
          type="search"
          name="q"
          defaultValue={keyword}
          placeholder={t('search')}
          aria-label={t('search')}
          maxLength={120}
          autoComplete="off"
          enterKeyHint="search"
        />
        <button type="submit" aria-label={t('search')}>
          <Icon name="search" small />
        </button>
      </form>
    </search>
  );
}
