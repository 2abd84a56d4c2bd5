import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button';
import { Note } from '@/components/ui/note';
import { href } from '@/lib/platform/routes/address';

const steps = ['confirm', 'contract', 'deliver'] as const;

/** Next steps of either side after an award, with a link to the order sheet if a request is given. */
export function AwardNext({ side, requestId }: { side: 'buyer' | 'seller'; requestId?: number }) {
  const t = useTranslations('order');
  return (
    <Note tone="ok" title={t('next')}>
      <ol className="m-0 grid list-decimal gap-1 ps-5">
        {steps.map((step) => (
          <li key={step}>{t(`step.${side}.${step}`)}</li>
        ))}
      </ol>
      {requestId !== undefined && (
        <p className="mt-2">
          <ButtonLink
            size="s"
            icon="document"
            href={href(side === 'buyer' ? 'purchaserOrder' : 'supplierOrder', { id: requestId })}
          >
            {t('open')}
          </ButtonLink>
        </p>
      )}
    </Note>
  );
}
