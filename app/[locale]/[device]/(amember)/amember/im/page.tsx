import { ChatSection } from '@/components/chat/chat-section';
import { requirePurchaser } from '@/lib/auth/gate';
import { current } from '@/lib/i18n/current';
import { titled } from '@/lib/i18n/page-title';
import { href } from '@/lib/routes/address';
import { withOpenedQuery } from '@/lib/routes/query';

export const generateMetadata = titled('chat.title');

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function PurchaserChat({ searchParams }: Props) {
  const query = await searchParams;
  const actor = await requirePurchaser(withOpenedQuery(href('purchaserIm'), query));
  const { locale } = await current();
  return <ChatSection actor={actor} locale={locale} query={query} />;
}
