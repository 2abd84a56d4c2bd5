import { getTranslations } from 'next-intl/server';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { href } from '@/lib/platform/routes/address';

export default async function MissingInConsole() {
  const t = await getTranslations('console');
  return (
    <main className="grid min-h-[80vh] place-items-center p-4">
      <EmptyState icon="search" text={t('missing')}>
        <ButtonLink tone="primary" hard href={href('admin')}>
          {t('missingBack')}
        </ButtonLink>
      </EmptyState>
    </main>
  );
}
