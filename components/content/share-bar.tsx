import { useTranslations } from 'next-intl';
import { PrintButton } from '@/components/ui/print-button';
import { ShareButton } from '@/components/ui/share-button';

/** Share and print buttons. */
export function ShareBar({ title, url }: { title: string; url: string }) {
  const t = useTranslations('content');
  return (
    <div className="ct-share print-no">
      <ShareButton title={title} url={url} label={t('share')} copied={t('copied')} className="btn" />
      <PrintButton label={t('print')} />
    </div>
  );
}
