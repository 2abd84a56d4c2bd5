import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';

/** Notes that the page's content is invented. */
export function Demonstration() {
  const t = useTranslations('content');
  return (
    <p className="dem">
      <Icon name="info" small />
      {t('demonstration')}
    </p>
  );
}
