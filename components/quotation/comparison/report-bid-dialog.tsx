'use client';

import { useTranslations } from 'next-intl';
import { ReportDialog } from '@/components/report/report-dialog';
import { quotationReportCall } from '@/lib/report/schema';
import type { DecisionProps } from './decision-props';

/** Reports a quotation to the staff. */
export function ReportBidDialog({ bid: { id, company }, onClose }: DecisionProps) {
  const t = useTranslations('report');
  return <ReportDialog contract={quotationReportCall} id={id} title={t('quotation', { company })} onClose={onClose} />;
}
