import { notFound } from 'next/navigation';
import { QuoteSection } from '@/components/quotation/centre/quote-section';
import { requireSupplier } from '@/lib/auth/gate';
import { mayDo } from '@/lib/auth/rules';
import { current } from '@/lib/i18n/current';
import { titled } from '@/lib/i18n/page-title';
import { getPurchase } from '@/lib/purchase/queries';
import { href } from '@/lib/routes/address';

export const generateMetadata = titled('quotationCentre.quoteTitle');

export default async function SupplierPurchaseQuote({ params }: { params: Promise<{ id: string }> }) {
  const id = Number((await params).id);
  const actor = await requireSupplier(href('supplierPurchaseQuote', { id }));
  const { locale } = await current();
  const purchase = mayDo(actor.role, 'quotation') ? await getPurchase(locale, actor, id) : null;
  if (purchase === null) notFound();
  return <QuoteSection actor={actor} locale={locale} purchase={purchase} />;
}
