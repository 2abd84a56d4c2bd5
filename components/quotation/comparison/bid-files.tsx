import { useTranslations } from 'next-intl';
import { FileLinks } from '@/components/trade/file-links';
import type { Bid } from '@/lib/quotation/figure/types';

/** Attachments of a quotation. */
export function BidFiles({ bid: { id, files } }: { bid: Bid }) {
  const t = useTranslations('purchaseCenter.comparison');
  return files.length === 0 ? (
    <span>{t('noFiles')}</span>
  ) : (
    <FileLinks files={files} path="/api/quotation/file" id={id} />
  );
}
