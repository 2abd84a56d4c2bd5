'use client';

import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { PageHead } from '@/components/ui/page-head';
import { href } from '@/lib/platform/routes/address';

type Props = { companyId: number /** whether visitors can open it */; open: boolean; lead?: string };

/** The head of the showroom's set-up, with the way to what visitors see. */
export function SetupHead({ companyId, open, lead }: Props) {
  const t = useTranslations('showroomCenter');
  return (
    <PageHead title={t('title')} lead={lead}>
      <a
        className="btn"
        href={open ? href('showroomHome', { companyId }) : href('supplierShowroomPreview')}
        target="_blank"
        rel="noopener"
      >
        <Icon name="eye" />
        {t(open ? 'open' : 'openPreview')}
      </a>
    </PageHead>
  );
}
