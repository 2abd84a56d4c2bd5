'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { purchaseReportCall } from '@/lib/report/schema';
import { ReportDialog } from './report-dialog';

/** Report button of a request for suppliers. */
export function ReportPurchase({ id }: { id: number }) {
  const t = useTranslations('report');
  const [isOpen, setOpen] = useState(false);
  const [isSent, setSent] = useState(false);
  if (isSent) return <p className="text-ink-2">{t('sent')}</p>;
  return (
    <div>
      <Button size="s" onClick={() => setOpen(true)}>
        {t('request')}
      </Button>
      {isOpen && (
        <ReportDialog
          contract={purchaseReportCall}
          id={id}
          title={t('request')}
          onClose={() => setOpen(false)}
          onDone={() => setSent(true)}
        />
      )}
    </div>
  );
}
