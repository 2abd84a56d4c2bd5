import { useLocale, useTranslations } from 'next-intl';
import { useFormContext } from 'react-hook-form';
import { RadioField } from '@/components/form/radio-field';
import { Step } from '@/components/form/step-form';
import { Card } from '@/components/ui/card';
import { IconButton } from '@/components/ui/icon-button';
import { useSignedIn } from '@/lib/platform/http/signed-in';
import { formatNumber } from '@/lib/platform/i18n/format';
import { purchaseLimits } from '@/lib/purchase/constants';
import { SupplierField } from '../supplier-field';
import type { AskedCompany, PurchaseExtra, PurchaseValues } from './form-value';

type Props = { extra: PurchaseExtra; onExtra: (extra: PurchaseExtra) => void };

/** Suppliers addressed, up to twenty, and visibility of the request. */
export function AskedPart({ extra, onExtra }: Props) {
  const t = useTranslations('purchaseForm');
  const signedIn = useSignedIn().kinds.includes('purchaser');
  const { setValue } = useFormContext<PurchaseValues>();
  const { companies } = extra;
  const max = formatNumber(useLocale(), purchaseLimits.invitations);
  const isFull = companies.length >= purchaseLimits.invitations;
  const put = (chosen: readonly AskedCompany[]) => {
    // Picking suppliers makes the request private until changed.
    if (companies.length === 0) setValue('kind', 'inquiry', { shouldDirty: true });
    if (chosen.length === 0) setValue('kind', 'public', { shouldDirty: true });
    onExtra({ ...extra, companies: chosen });
  };
  return (
    <Step name="goods">
      <Card title={t('asked')} padded>
        {companies.length > 0 && (
          <ul className="m-0 flex list-none flex-wrap gap-2 p-0" aria-label={t('asked')}>
            {companies.map(({ id, name, invited }) => (
              <li key={id} className="flex min-h-10 items-center gap-1 rounded border border-line px-3">
                <bdi className="font-medium">{name}</bdi>
                {!invited && (
                  <IconButton
                    icon="close"
                    size="s"
                    label={t('removeCompany', { name })}
                    onClick={() => put(companies.filter((one) => one.id !== id))}
                  />
                )}
              </li>
            ))}
          </ul>
        )}
        <SupplierField
          label={t('askedField')}
          need="optional"
          hint={t(isFull ? 'askedFull' : signedIn ? 'askedHint' : 'askedName', { max })}
          known={companies.map(({ id }) => id)}
          isFull={isFull}
          signedIn={signedIn}
          onPick={(guest) => put([...companies, { ...guest, invited: false }])}
        />
        {companies.length > 0 && (
          <RadioField
            name="kind"
            label={t('kind')}
            options={[
              { value: 'inquiry', label: t('kindInquiry'), hint: t('kindInquiryHint') },
              { value: 'public', label: t('kindPublic'), hint: t('kindPublicHint') },
            ]}
          />
        )}
      </Card>
    </Step>
  );
}
