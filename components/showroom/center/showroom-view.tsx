'use client';

import { useTranslations } from 'next-intl';
import { Note } from '@/components/form/note';
import type { Device } from '@/lib/platform/i18n/site';
import { PreviewPane } from './preview-pane';
import { SetupHead } from './setup-head';

type Props = { companyId: number; open: boolean; device: Device };

/** The showroom's home page, read-only, for roles that may not edit. */
export function ShowroomView({ companyId, open, device }: Props) {
  const t = useTranslations('showroomCenter');
  return (
    <div className="wide">
      <SetupHead companyId={companyId} open={open} />
      <Note>{t('viewOnly')}</Note>
      <div className="mt-4">
        <PreviewPane draft={null} tried={null} first={device} onEnd={() => undefined} />
      </div>
    </div>
  );
}
