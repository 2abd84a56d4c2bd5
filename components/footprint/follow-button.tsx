import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import type { FollowType } from '@/lib/footprint/follow/schema';
import { rowMark } from './favourite-button';

type Props = {
  type: FollowType;
  id: number;
  name: string;
  /** language of the name, if it may differ from the page's */
  lang?: string;
  className?: string;
  inRow?: boolean;
};

/** Follows a supplier, sector or request; handled by the page's single FavouriteKeeper, with texts of its own. */
export function FollowButton({ type, id, name, lang, className = 'btn', inRow }: Props) {
  const t = useTranslations('frame.follow');
  return (
    <button
      type="button"
      className={inRow ? rowMark : `${className} group cursor-pointer`}
      data-fav={`follow-${type}:${id}`}
      data-ask={t('question')}
      data-added={t('added')}
      data-deleted={t('deleted')}
      aria-pressed="false"
    >
      {inRow ? (
        <>
          <Icon name="bell" />
          <span className="sr">{t('off')}</span>
        </>
      ) : (
        <>
          <span className="inline-flex items-center gap-2 group-aria-pressed:hidden">
            <Icon name="plus" small />
            {t('off')}
          </span>
          <span className="hidden items-center gap-2 group-aria-pressed:inline-flex">
            <Icon name="check" small />
            {t('on')}
          </span>
        </>
      )}{' '}
      <span className="sr">
        <bdi lang={lang}>{name}</bdi>
      </span>
    </button>
  );
}
