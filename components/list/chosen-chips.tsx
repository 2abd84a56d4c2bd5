import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import type { Chosen } from './chosen-filter';

/** Active filters as removable chips. */
export function ChosenChips({ chosen, clear }: { chosen: Chosen[]; clear: string | null }) {
  const t = useTranslations('list');
  if (!chosen.length) return null;
  return (
    <ul className="chosen" aria-label={t('chosen')}>
      {chosen.map(({ label, href }) => (
        <li key={label}>
          <a className="chip on" href={href} rel="nofollow" aria-label={t('remove', { label })}>
            <bdi data-q="">{label}</bdi>
            <Icon name="close" />
          </a>
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
