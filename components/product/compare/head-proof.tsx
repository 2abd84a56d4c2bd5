import { Proof } from '@/components/company/proof';
import type { Locale } from '@/lib/platform/i18n/site';
import type { SupplierProof } from '@/lib/quotation/response/read';

/** What proves the supplier of a compared product, in the head of its column. */
export const HeadProof = ({ of, locale, form }: { of: SupplierProof | undefined; locale: Locale; form: 'line' | 'mark' }) =>
  of && <Proof company={of.record} locale={locale} response={of.response} form={form} />;
