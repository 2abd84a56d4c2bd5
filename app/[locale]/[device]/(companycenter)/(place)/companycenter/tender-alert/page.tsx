import { AlertSection } from '@/components/tender/alert/alert-section';
import { requireSupplier } from '@/lib/platform/auth/gate';
import { titled } from '@/lib/platform/i18n/page-title';
import { href } from '@/lib/platform/routes/address';
import { readAlertPrefill } from '@/lib/tender/alert/prefill';
import '@/app/showcase.css';

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export const generateMetadata = titled('tenderAlert.title');

export default async function SupplierTenderAlerts({ searchParams }: Props) {
  const requested = readAlertPrefill(await searchParams);
  const actor = await requireSupplier(href('supplierTenderAlert') + (requested?.query ?? ''));
  return <AlertSection actor={actor} prefill={requested?.prefill ?? null} />;
}
