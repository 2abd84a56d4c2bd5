import { getTranslations } from 'next-intl/server';
import { EmptyState } from '@/components/centre/empty-state';
import { href } from '@/lib/routes/address';

export default async function MissingInConsole() {
  const t = await getTranslations('console');
  return (
    <main className="cs-alone">
      <EmptyState icon="search" text={t('missing')}>
        <a className="btn p" href={href('admin')}>
          {t('missingBack')}
        </a>
      </EmptyState>
    </main>
  );
}
