import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';

type Props = { items: readonly { id: number; label: string }[]; onRemove: (id: number) => void };

/** What was picked, each to be taken back. */
export function PickedChips({ items, onRemove }: Props) {
  const t = useTranslations('productForm');
  if (items.length === 0) return null;
  return (
    <ul className="pc-chips">
      {items.map(({ id, label }) => (
        <li key={id}>
          {label}
          <button type="button" aria-label={t('remove', { name: label })} onClick={() => onRemove(id)}>
            <Icon name="close" small />
          </button>
        </li>
      ))}
    </ul>
  );
}
