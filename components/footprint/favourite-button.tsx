import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import type { FavouriteType } from '@/lib/footprint/schema';

type Props = {
  type: FavouriteType;
  id: number;
  name: string;
  /** With its word beside the heart, as a button of a page; else the heart of a card. */
  className?: string;
};

/** Keeps a product, a supplier or a tender; works through the page's one FavouriteKeeper, which knows and shows its state. */
export function FavouriteButton({ type, id, name, className }: Props) {
  const t = useTranslations('frame.favourite');
  return (
    <button
      type="button"
      className={className ? `${className} favb` : 'fav'}
      data-fav={`${type}:${id}`}
      aria-label={t('of', { name })}
    >
      <Icon name="heart" />
      {className && <span aria-hidden="true">{t('short')}</span>}
    </button>
  );
}
