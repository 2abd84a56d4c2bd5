import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import type { FollowType } from '@/lib/footprint/follow/schema';

type Props = { type: FollowType; id: number; name: string; className?: string };

/** Follows a supplier, sector or request; handled by the page's single FavouriteKeeper, with texts of its own. */
export function FollowButton({ type, id, name, className = 'btn' }: Props) {
  const t = useTranslations('frame.follow');
  return (
    <button
      type="button"
      className={`${className} group cursor-pointer`}
      data-fav={`follow-${type}:${id}`}
      data-ask={t('question')}
      data-added={t('added')}
      data-deleted={t('deleted')}
      aria-pressed="false"
    >
      <span className="inline-flex items-center gap-2 group-aria-pressed:hidden">
        <Icon name="plus" small />
        {t('off')}
      </span>
      <span className="hidden items-center gap-2 group-aria-pressed:inline-flex">
        <Icon name="check" small />
        {t('on')}
      </span>{' '}
      <span className="sr">
        <bdi>{name}</bdi>
      </span>
    </button>
  );
}
