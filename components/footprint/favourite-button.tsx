import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import type { FavouriteType } from '@/lib/footprint/schema';

type Props = {
  type: FavouriteType;
  id: number;
  name: string;
  /** As a page button with a label; else only a card's heart. */
  className?: string;
  /** A heart at the end of a table's row. */
  inRow?: boolean;
};

/** A mark of a table's row. */
export const rowMark = 'fav grid size-8 place-items-center bg-transparent text-ink-3 phone:size-11';

/**
 * Button to mark a product, supplier or tender as favourite; handled by the page's single FavouriteKeeper, which loads
 * and shows the state.
 */
export function FavouriteButton({ type, id, name, className, inRow }: Props) {
  const t = useTranslations('frame.favourite');
  return (
    <button
      type="button"
      className={className ? `${className} favb` : inRow ? rowMark : 'fav'}
      data-fav={`${type}:${id}`}
      aria-label={t('of', { name })}
    >
      <Icon name="heart" />
      {className && <span aria-hidden="true">{t('short')}</span>}
    </button>
  );
}
