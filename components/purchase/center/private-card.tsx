import { useLocale, useTranslations } from 'next-intl';
import { Amount } from '@/components/list/mark/money';
import { FileLinks } from '@/components/trade/file-links';
import { Card } from '@/components/ui/card';
import { FactTable, type TableFact } from '@/components/ui/fact-table';
import type { PurchaseInput } from '@/lib/purchase/schema';

type Props = {
  id: number;
  purchase: Pick<PurchaseInput, 'budget' | 'targetPrice' | 'showTargetPrice' | 'currency'>;
  files: readonly { key: string; name: string }[];
};

/** Private data and files of a request; nothing if there are none. */
export function PrivateCard({ id, purchase: { budget, targetPrice, showTargetPrice, currency }, files }: Props) {
  const t = useTranslations('purchaseCenter');
  const locale = useLocale();
  const amount = (value: number) => <Amount amount={value} currency={currency} locale={locale} />;
  const facts: TableFact[] = [
    [t('budget'), budget !== null && amount(budget)],
    [t('targetHidden'), targetPrice !== null && !showTargetPrice && amount(targetPrice)],
  ];
  const isSecret = facts.some(([, value]) => value);
  return (
    <>
      {isSecret && (
        <Card title={t('onlyYou')} padded>
          <FactTable facts={facts} caption={t('onlyYou')} />
        </Card>
      )}
      {files.length > 0 && (
        <Card title={t('ownFiles')} padded>
          <FileLinks files={files} path="/api/purchase/file" id={id} />
        </Card>
      )}
    </>
  );
}
