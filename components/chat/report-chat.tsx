'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ReportDialog } from '@/components/report/report-dialog';
import { Checkbox } from '@/components/ui/control';
import type { Conversation } from '@/lib/chat/schema';
import { chatReportCall } from '@/lib/report/schema';
import type { MemberOwner } from './types';

/** Reports the other side of a conversation to the staff, optionally blocking it. */
export function ReportChat({ of, owner, onClose }: { of: Conversation; owner: MemberOwner; onClose: () => void }) {
  const t = useTranslations('chat');
  const [block, setBlock] = useState(false);
  const isBlocked = of.blockedBy === 'own';
  return (
    <ReportDialog
      contract={chatReportCall}
      id={of.id}
      title={t('report.title', { name: of.name ?? t('unknownBuyer') })}
      lead={t('report.lead')}
      more={{
        input: { block: block && !isBlocked },
        field: !isBlocked && (
          <Checkbox checked={block} onChange={({ target }) => setBlock(target.checked)}>
            {t('report.block')}
          </Checkbox>
        ),
      }}
      options={{ userType: owner.kind }}
      onClose={onClose}
    />
  );
}
