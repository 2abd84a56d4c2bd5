import { useTranslations } from 'next-intl';
import { href } from '@/lib/platform/routes/address';

type Props = { place: 'top' | 'bottom' };

/** Link to register as a supplier; above the text also the price. */
export function SupplierWay({ place }: Props) {
  const t = useTranslations('about');
  return (
    <div className="my-6 print:hidden">
      {place === 'top' && <p className="mb-3">{t('supplierFree')}</p>}
      <a className="btn p l h-auto min-h-11 whitespace-normal text-center" href={href('supplierRegister')}>
        {t('supplierRegister')}
      </a>
    </div>
  );
}
