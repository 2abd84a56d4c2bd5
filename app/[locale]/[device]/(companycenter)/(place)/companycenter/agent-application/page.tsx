import { ReceivedSection } from '@/components/agent/application/received-section';
import { requireSupplier } from '@/lib/platform/auth/gate';
import { titled } from '@/lib/platform/i18n/page-title';
import { href } from '@/lib/platform/routes/address';

export const generateMetadata = titled('agentApplication.received');

export default async function SupplierAgentApplications() {
  const actor = await requireSupplier(href('supplierAgentApplication'));
  return <ReceivedSection actor={actor} />;
}
