import { getTranslations } from 'next-intl/server';
import { CenterMessages } from '@/components/layout/center/center-messages';
import { QueryProvider } from '@/components/layout/query-provider';
import { ButtonLink } from '@/components/ui/button';
import { PageHead } from '@/components/ui/page-head';
import { href } from '@/lib/platform/routes/address';
import { FairPlan } from './fair-plan';

type Props = {
  kind: 'purchaser' | 'supplier';
  /** The session named in the address. */
  asked: number | null;
};

/** An account's view of the fair: its meetings, and the programme to register for. */
export async function FairSection({ kind, asked }: Props) {
  const t = await getTranslations('fairCenter');
  return (
    <CenterMessages namespaces={['fairCenter', 'fair']}>
      <QueryProvider>
        <PageHead title={t('title')} lead={t(kind === 'supplier' ? 'leadSupplier' : 'lead')}>
          <ButtonLink hard href={href('fairHome')}>
            {t('visit')}
          </ButtonLink>
        </PageHead>
        <FairPlan kind={kind} asked={asked} />
      </QueryProvider>
    </CenterMessages>
  );
}
