import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import type { Chosen } from './chosen-filter';
import { Money } from './mark/money';

/** An active filter that a tap removes; an amount is followed by its value in the reader's currency. */
export function ChosenChip({ chosen: { label, href, amount } }: { chosen: Chosen }) {
  const t = useTranslations('list');
  return (
    <a className="chip on" href={href} rel="nofollow" aria-label={t('remove', { label })}>
      {amount ? (
        <bdi className="[&_[data-converted]]:ms-1 [&_[data-converted]]:inline [&_data]:after:hidden! [&_time]:hidden">
          <Money of={amount}>{label}</Money>
        </bdi>
      ) : (
        <bdi data-q="">{label}</bdi>
      )}
      <Icon name="close" />
    </a>
  );
}

/** Active filters as removable chips. */
export function ChosenChips({ chosen, clear }: { chosen: Chosen[]; clear: string | null }) {
  const t = useTranslations('list');
  if (!chosen.length) return null;
  return (
    <ul className="chosen" aria-label={t('chosen')}>
      {chosen.map((one) => (
        <li key={one.label}>
          <ChosenChip chosen={one} />
        </li>
      ))}
      {clear !== null && (
        <li>
          <a className="lnk" href={clear} rel="nofollow">
            {t('clearAll')}
          </a>
        </li>
      )}
    </ul>
  );
}
