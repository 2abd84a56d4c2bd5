import { getTranslations } from 'next-intl/server';
import { EmptyState } from '@/components/ui/empty-state';
import { Link } from '@/components/ui/link';
import { PageHead } from '@/components/ui/page-head';
import { href } from '@/lib/platform/routes/address';

export default async function MissingInCenter() {
  const t = await getTranslations();
  return (
    <>
      <PageHead title={t('plain.missing')} />
      <EmptyState icon="search" text={t('plain.missingText')}>
        <Link className="btn p" href={href('supplierHome')}>
          {t('center.dashboard')}
        </Link>
      </EmptyState>
    </>
  );
}
