import { useLocale, useTranslations } from 'next-intl';
import { Proof } from '@/components/company/proof';
import { BidChip } from './bid-chip';
import { CellText } from './cell-text';
import { ScoreText } from './score-text';
import { byGroup, type View } from './view';

/** The comparison for print: one card per quotation. */
export function ComparisonCards(view: View) {
  const { items, scores, unstated } = view;
  const locale = useLocale();
  const t = useTranslations('purchaseCenter.comparison');
  const groups = useTranslations('purchaseCenter.comparison.group');
  return (
    <ul className="m-0 grid list-none gap-4 p-0">
      {items.map((bid, index) => (
        <li key={bid.id} className="min-w-0 rounded border border-line bg-paper break-inside-avoid">
          <div className="grid gap-2 border-b border-line p-4">
            <b className="text-16 font-strong">
              <bdi>{bid.company}</bdi>
            </b>
            {bid.record && <Proof company={bid.record} locale={locale} response={bid.response} />}
            <BidChip bid={bid} view={view} />
            <ScoreText bid={bid} scored={scores.get(bid.id)} view={view} />
          </div>
          {byGroup(view).map(([group, own]) => (
            <section key={group} className="border-b border-line px-4 py-3">
              <h3 className="mb-2 text-12 font-strong text-ink-2">{groups(group as 'price')}</h3>
              <dl className="m-0 grid gap-2">
                {own.map((row) => (
                  <div key={row.key} className="grid grid-cols-[2fr_3fr] gap-3">
                    <dt className="text-ink-2 [overflow-wrap:anywhere]">
                      <span>{row.label}</span>
                      {row.wanted && <span className="block text-12 font-strong">{row.wanted}</span>}
                    </dt>
                    <dd className="m-0 min-w-0 [overflow-wrap:anywhere] whitespace-pre-line">
                      {row.cells[index] && <CellText cell={row.cells[index]} />}
                    </dd>
                  </div>
                ))}
              </dl>
            </section>
          ))}
          <div className="grid gap-2 p-4">
            {bid.files.length > 0 && (
              <p>{t('named', { label: t('row.files'), text: bid.files.map(({ name }) => name).join('; ') })}</p>
            )}
            {bid.note.text !== '' && <p>{t('named', { label: t('note'), text: bid.note.text })}</p>}
          </div>
        </li>
      ))}
      {unstated.length > 0 && <li className="text-12 text-ink-2">{t('unstated', { rows: unstated.join('; ') })}</li>}
    </ul>
  );
}
