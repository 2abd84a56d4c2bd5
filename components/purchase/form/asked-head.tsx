import { useLocale, useTranslations } from 'next-intl';
import { formatList, formatNumber } from '@/lib/platform/i18n/format';
import type { AskedCompany } from './form-value';

type Props = { simple: boolean; companies: readonly AskedCompany[] };

/** Page heading; for an inquiry with its recipients. */
export function AskedHead({ simple, companies }: Props) {
  const t = useTranslations('purchaseForm');
  const locale = useLocale();
  const [only] = companies;
  const count = companies.length;
  const names = companies.map(({ name }) => name);
  const title = only
    ? t('askedHeading', { count, n: formatNumber(locale, count), name: only.name })
    : t(simple ? 'simpleHeading' : 'heading');
  return (
    <>
      <h1 className="ttl">{title}</h1>
      <p className="mt-2 mb-5 max-w-[72ch] text-ink-2">
        {only ? t('askedLead', { names: formatList(locale, names) }) : t(simple ? 'simpleLead' : 'lead')}
      </p>
    </>
  );
}
