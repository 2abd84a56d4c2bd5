import { formatAmount } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/site';
import type { translator } from '@/lib/i18n/translate';
import { incotermRules } from '@/lib/purchase/constants';
import type { Compared } from './comparison';
import type { QuotationInput } from './schema';

type Words = Awaited<ReturnType<typeof translator>>;
type Of = {
  compared: Pick<Compared, 'unused'> | null;
  quotation: Pick<QuotationInput, 'incoterm' | 'currency' | 'freight' | 'insurance'>;
};

/** What of a quotation's stated freight and insurance its figure on the basis leaves as it is, a sentence each. */
export const unusedTexts = ({ t, locale }: { t: Words; locale: Locale }, { compared, quotation }: Of): string[] =>
  (compared?.unused ?? []).map((cost) =>
    t(`purchaseCentre.comparison.unused.${incotermRules[quotation.incoterm][cost] ? 'within' : 'beyond'}`, {
      cost,
      amount: formatAmount(locale, quotation[cost] ?? 0, quotation.currency),
      incoterm: quotation.incoterm,
    }),
  );
