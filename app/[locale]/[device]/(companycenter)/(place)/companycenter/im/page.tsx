import { ChatSection } from '@/components/chat/chat-section';
import { requireSupplier } from '@/lib/platform/auth/gate';
import { pageLocale } from '@/lib/platform/i18n/page-locale';
import { titled } from '@/lib/platform/i18n/page-title';
import { href } from '@/lib/platform/routes/address';
import { withOpenedQuery } from '@/lib/platform/routes/query';

export const generateMetadata = titled('chat.title');

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function SupplierChat({ searchParams }: Props) {
  const query = await searchParams;
  const actor = await requireSupplier(withOpenedQuery(href('supplierIm'), query));
  const { locale } = await pageLocale();
  return <ChatSection actor={actor} locale={locale} query={query} />;
}
