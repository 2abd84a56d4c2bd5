import { describe, expect, it } from 'vitest';
import { readXml } from '@/lib/platform/import/xml';
import { resultOf } from '@/lib/tender/import/eforms/result';

type Tender = { amount?: number; rank?: number };
type Lot = { code?: string; tenders: number[] };

/** A result notice; tender 1 is Supplier 1's, and so on. */
function noticeOf({
  lots,
  tenders,
  contracts = [],
  total = '',
}: {
  lots: Lot[];
  tenders: Tender[];
  contracts?: number[];
  total?: string;
}) {
  const ids = (numbers: number[]) => numbers.map((id) => `<LotTender><ID>TEN-${id}</ID></LotTender>`).join('');
  const text = `<Notice><UBLExtensions><UBLExtension><ExtensionContent><EformsExtension><NoticeResult>${total}
    ${lots.map(({ code = 'selec-w', tenders: own }) => `<LotResult>${code && `<TenderResultCode>${code}</TenderResultCode>`}${ids(own)}</LotResult>`).join('')}
    ${tenders
      .map(
        ({ amount, rank }, index) => `<LotTender><ID>TEN-${index + 1}</ID>${rank ? `<RankCode>${rank}</RankCode>` : ''}
          ${amount ? `<LegalMonetaryTotal><PayableAmount currencyID="EUR">${amount}</PayableAmount></LegalMonetaryTotal>` : ''}
          <TenderingParty><ID>TPA-${index + 1}</ID></TenderingParty></LotTender>
          <TenderingParty><ID>TPA-${index + 1}</ID><Tenderer><ID>ORG-${index + 1}</ID></Tenderer></TenderingParty>`,
      )
      .join('')}
    ${contracts.map((id) => `<SettledContract>${ids([id])}</SettledContract>`).join('')}</NoticeResult>
    <Organizations>${tenders
      .map(
        (_, index) =>
          `<Organization><Company><PartyIdentification><ID>ORG-${index + 1}</ID></PartyIdentification><PartyName><Name>Supplier ${index + 1}</Name></PartyName></Company></Organization>`,
      )
      .join('')}</Organizations></EformsExtension></ExtensionContent></UBLExtension></UBLExtensions></Notice>`;
  const { facts, names } = resultOf(readXml(Buffer.from(text)), []) ?? { facts: {}, names: {} };
  return { amount: facts.awardAmount, to: names.awardedTo };
}

describe('the award of a notice', () => {
  const [dear, cheap] = [{ amount: 180_000 }, { amount: 100_000 }];

  it('is the contracted tender’s, beside one that lost', () =>
    expect(
      noticeOf({
        lots: [{ tenders: [1, 2] }],
        tenders: [
          { ...cheap, rank: 1 },
          { ...dear, rank: 2 },
        ],
        contracts: [1],
      }),
    ).toEqual({
      amount: 10_000_000,
      to: 'Supplier 1',
    }));

  it('is the second-ranked tender’s if it has the contract', () =>
    expect(
      noticeOf({
        lots: [{ tenders: [1, 2] }],
        tenders: [
          { ...cheap, rank: 1 },
          { ...dear, rank: 2 },
        ],
        contracts: [2],
      }),
    ).toEqual({
      amount: 18_000_000,
      to: 'Supplier 2',
    }));

  it('is the first-ranked tender’s without a contract', () =>
    expect(
      noticeOf({
        lots: [{ tenders: [1, 2] }],
        tenders: [
          { ...dear, rank: 2 },
          { ...cheap, rank: 1 },
        ],
      }),
    ).toEqual({
      amount: 10_000_000,
      to: 'Supplier 2',
    }));

  it('includes all lots won, and no other', () => {
    const lots = [
      { tenders: [1, 2] },
      { tenders: [3] },
      { code: 'clos-nw', tenders: [4] },
      { code: 'open-nw', tenders: [5] },
    ];
    const tenders = [
      { ...cheap, rank: 1 },
      { ...dear, rank: 2 },
      { amount: 5 },
      { amount: 7, rank: 1 },
      { amount: 9, rank: 1 },
    ];
    expect(noticeOf({ lots, tenders })).toEqual({ amount: 10_000_500, to: 'Supplier 1, Supplier 3' });
  });

  it('includes everybody with a contract for the same lot', () =>
    expect(
      noticeOf({ lots: [{ tenders: [1, 2, 3] }], tenders: [cheap, dear, { amount: 1 }], contracts: [1, 2] }),
    ).toEqual({
      amount: 28_000_000,
      to: 'Supplier 1, Supplier 2',
    }));

  it('is not guessed among tenders without rank or contract', () =>
    expect(noticeOf({ lots: [{ tenders: [1, 2] }], tenders: [cheap, dear] })).toEqual({ amount: null, to: '' }));

  it('is the notice’s total', () =>
    expect(
      noticeOf({
        lots: [{ tenders: [1, 2] }],
        tenders: [cheap, dear],
        contracts: [1],
        total: '<TotalAmount currencyID="EUR">99</TotalAmount>',
      }),
    ).toEqual({ amount: 9900, to: 'Supplier 1' }));
});
