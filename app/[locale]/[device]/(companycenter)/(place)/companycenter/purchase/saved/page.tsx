import { SavedSection } from '@/components/purchase/saved/saved-section';
import { requireSupplier } from '@/lib/platform/auth/gate';
import { titled } from '@/lib/platform/i18n/page-title';
import { href } from '@/lib/platform/routes/address';
import { readPrefill } from '@/lib/purchase/saved/prefill';

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export const generateMetadata = titled('quotationCenter.saved.title');

export default async function SavedSearches({ searchParams }: Props) {
  const requested = readPrefill(await searchParams);
  const actor = await requireSupplier(requested?.address ?? href('supplierSavedSearch'));
  return <SavedSection actor={actor} prefill={requested?.prefill ?? null} />;
}
