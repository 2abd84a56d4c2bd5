import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';

/** Says that what the page tells is made up. */
export function Demonstration() {
  const t = useTranslations('content');
  return (
    <p className="dem">
      <Icon name="info" small />
      {t('demonstration')}
    </p>
  );
}
