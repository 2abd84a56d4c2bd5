import { Proof } from '@/components/company/proof';
import type { Locale } from '@/lib/platform/i18n/site';
import type { SupplierProof } from '@/lib/quotation/response/read';

type Props = { of: SupplierProof | undefined; locale: Locale; form: 'line' | 'mark' };

/** What proves the supplier of a compared product, in the head of its column. */
export const HeadProof = ({ of, locale, form }: Props) =>
  of && <Proof company={of.record} locale={locale} response={of.response} form={form} />;
