'use client';

import { useTranslations } from 'next-intl';
import { TextArea } from '@/components/form/text-area';
import { UploadField } from '@/components/form/upload/upload-field';
import type { UploadValue } from '@/components/form/upload/upload-value';
import { useBound } from '@/components/form/use-bound';
import { Card } from '@/components/ui/card';
import { config } from '@/lib/platform/config';
import { quotationLimits } from '@/lib/quotation/constants';

type Props = {
  files: readonly UploadValue[];
  onFiles: (files: UploadValue[]) => void;
  onBusy: (busy: boolean) => void;
};

/** Message to the buyer, and files. */
export function MessagePart({ files, onFiles, onBusy }: Props) {
  const t = useTranslations('quotationCenter');
  const { field, id, error } = useBound({ name: 'attachments', label: t('attachments') });
  return (
    <Card title={t('words')} padded>
      <TextArea name="message" label={t('message')} need="optional" limit={quotationLimits.message} />
      <div id={id} ref={field.ref} tabIndex={-1}>
        <UploadField
          kind="attachment"
          userType="supplier"
          label={t('attachments')}
          need="optional"
          max={config.upload.attachments}
          value={files}
          error={error ?? undefined}
          onBusy={onBusy}
          onChange={(next) => {
            onFiles(next);
            field.onChange(next.map(({ key }) => key));
          }}
        />
      </div>
    </Card>
  );
}
