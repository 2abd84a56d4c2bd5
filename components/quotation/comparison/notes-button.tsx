import { useLocale, useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { formatNumber } from '@/lib/platform/i18n/format';
import type { Bid } from '@/lib/quotation/figure/types';

type Props = { items: readonly Bid[]; isOpen: boolean; onPress: () => void };

/** Toggles the buyer's notes and shows their number. */
export function NotesButton({ items, isOpen, onPress }: Props) {
  const t = useTranslations('purchaseCenter.comparison');
  const locale = useLocale();
  const count = items.filter(({ note }) => note.text !== '').length;
  return (
    <Button tone="quiet" size="s" iconEnd={isOpen ? 'up' : 'down'} aria-expanded={isOpen} onClick={onPress}>
      {count === 0 ? t('note') : t('named', { label: t('note'), text: formatNumber(locale, count) })}
    </Button>
  );
}
