import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Checkbox, Select } from '@/components/ui/control';
import { Popover } from '@/components/ui/popover';
import { formatDay } from '@/lib/platform/i18n/format';
import type { QuotationComparison } from '@/lib/quotation/figure/types';
import { BasisForm } from './basis-form';
import { BasisNote, ratesOf } from './basis-note';
import { type ComparisonOrder, orders } from './sort-order';
import type { ComparedRequest } from './view';

type Props = {
  id: number;
  comparison: QuotationComparison;
  asked: ComparedRequest;
  /** Weight form. */
  weights: ReactNode;
  order: ComparisonOrder;
  onOrder: (order: ComparisonOrder) => void;
  onlyDifferent: boolean;
  onOnlyDifferent: (only: boolean) => void;
};

/** Basis, weights and order of a comparison in one line. */
export function ControlLine({ id, comparison, asked, weights, order, onOrder, onlyDifferent, onOnlyDifferent }: Props) {
  const t = useTranslations('purchaseCenter.comparison');
  const locale = useLocale();
  const { basis } = comparison;
  const latest = ratesOf(comparison)
    .map(({ date }) => date)
    .sort()
    .at(-1);
  const terms = basis ? `${basis.incoterm} ${asked.place}`.trim() : t('basisName');
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the focus is that of its controls.
    <div
      className="-m-1 flex scroll-px-1 items-center gap-2 p-1 max-md:overflow-x-auto md:flex-wrap print:hidden"
      // Browsers do not scroll partly visible elements fully into view.
      onFocus={({ target }) => target.scrollIntoView({ block: 'nearest', inline: 'nearest' })}
    >
      <BasisForm id={id} comparison={comparison} />
      <Popover
        label={t('basisName')}
        words={
          <>
            <bdi dir={basis ? 'ltr' : undefined}>{terms}</bdi>
            {latest && <span className="text-ink-2">{t('ratesOf', { date: formatDay(locale, latest) })}</span>}
          </>
        }
      >
        <BasisNote comparison={comparison} asked={asked} />
      </Popover>
      {weights}
      <div className="w-[190px] flex-none">
        <Select
          aria-label={t('order')}
          className="h-10! phone:h-11!"
          value={order}
          onChange={({ target }) => onOrder(orders.find((one) => one === target.value) ?? 'score')}
          options={orders.map((value) => ({ value, label: t(`orders.${value}`) }))}
        />
      </div>
      <div className="flex-none">
        <Checkbox checked={onlyDifferent} onChange={({ target }) => onOnlyDifferent(target.checked)}>
          {t('differences')}
        </Checkbox>
      </div>
    </div>
  );
}
