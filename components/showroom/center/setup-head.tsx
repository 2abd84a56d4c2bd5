'use client';

import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { PageHead } from '@/components/ui/page-head';
import { href } from '@/lib/platform/routes/address';

type Props = { companyId: number /** whether it is public */; open: boolean; lead?: string };

/** Head of the showroom set-up, with a link to the public page. */
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
