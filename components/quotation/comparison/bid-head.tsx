import { VerificationGrade } from '@/components/list/mark/standing';
import { href } from '@/lib/platform/routes/address';
import type { Bid } from '@/lib/quotation/figure/types';
import { BidChip } from './bid-chip';
import { BidPrice } from './bid-price';
import { ChooseRadio } from './choose-radio';
import type { View } from './view';

/** Sticky head of a column: supplier, price on the buyer's basis, and conformity. */
export function BidHead({ bid, view, name }: { bid: Bid; view: View; name: string }) {
  const { company, companyId, record } = bid;
  return (
    <div className="grid h-[92px] content-center justify-items-start overflow-hidden whitespace-nowrap">
      <div className="flex w-full min-w-0 items-center gap-2 leading-[20px]">
        <ChooseRadio bid={bid} view={view} name={name} />
        <a className="min-w-0 truncate text-14 font-strong" title={company} href={href('showroomHome', { companyId })}>
          <bdi>{company}</bdi>
        </a>
      </div>
      {record && <VerificationGrade grade={record.grade} />}
      <BidPrice bid={bid} view={view} />
      <BidChip bid={bid} view={view} />
    </div>
  );
}
