import { useTranslations } from 'next-intl';
import { RadioField } from '@/components/form/radio-field';
import { Step } from '@/components/form/step-form';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import type { PurchaseExtra } from './form-value';

type Props = { extra: PurchaseExtra; onExtra: (extra: PurchaseExtra) => void };

/** Who is asked, and who sees the request; nothing where no supplier was chosen. */
export function AskedPart({ extra, onExtra }: Props) {
  const t = useTranslations('purchaseForm');
  const { companies } = extra;
  if (companies.length === 0) return null;
  return (
    <Step name="goods">
      <Card title={t('asked')} padded>
        <ul className="m-0 grid list-none gap-2 p-0" aria-label={t('asked')}>
          {companies.map(({ id, name, invited }) => (
            <li key={id} className="flex flex-wrap items-center gap-3">
              <bdi className="font-medium">{name}</bdi>
              {!invited && companies.length > 1 && (
                <Button
                  size="s"
                  aria-label={t('removeCompany', { name })}
                  onClick={() => onExtra({ ...extra, companies: companies.filter((one) => one.id !== id) })}
                >
                  {t('remove')}
                </Button>
              )}
            </li>
          ))}
        </ul>
        <RadioField
          name="kind"
          label={t('kind')}
          options={[
            { value: 'inquiry', label: t('kindInquiry'), hint: t('kindInquiryHint') },
            { value: 'public', label: t('kindPublic'), hint: t('kindPublicHint') },
          ]}
        />
      </Card>
    </Step>
  );
}
