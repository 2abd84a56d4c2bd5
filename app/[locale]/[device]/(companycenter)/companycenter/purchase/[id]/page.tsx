import { notFound } from 'next/navigation';
import { QuoteSection } from '@/components/quotation/center/quote-section';
import { requireSupplier } from '@/lib/platform/auth/gate';
import { mayDo } from '@/lib/platform/auth/rules';
import { pageLocale } from '@/lib/platform/i18n/page-locale';
import { titled } from '@/lib/platform/i18n/page-title';
import { href } from '@/lib/platform/routes/address';
import { getPurchase } from '@/lib/purchase/queries';

export const generateMetadata = titled('quotationCenter.quoteTitle');

export default async function SupplierPurchaseQuote({ params }: { params: Promise<{ id: string }> }) {
  const id = Number((await params).id);
  const actor = await requireSupplier(href('supplierPurchaseQuote', { id }));
  const { locale } = await pageLocale();
  const purchase = mayDo(actor.role, 'quotation') ? await getPurchase(locale, actor, id) : null;
  if (purchase === null) notFound();
  return <QuoteSection actor={actor} locale={locale} purchase={purchase} />;
}
