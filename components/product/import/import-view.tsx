'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import type { CategoryLeaf } from '@/components/form/category-leaf';
import { toast } from '@/components/form/toast';
import { useFailureText } from '@/components/form/use-failure-text';
import { LoadFailure } from '@/components/layout/center/load-failure';
import { Skeleton } from '@/components/ui/skeleton';
import { CallFailure } from '@/lib/platform/http/client';
import { sites } from '@/lib/platform/i18n/site';
import { useImport, useImportAct } from '@/lib/product/sheet/client';
import type {
  importConfirmCall,
  importDropCall,
  importEncodingCall,
  importGroupCall,
  importStartCall,
} from '@/lib/product/sheet/schema';
import { ImportEncoding } from './import-encoding';
import { ImportErrors } from './import-errors';
import { ImportGet } from './import-get';
import { ImportGroups } from './import-groups';
import { ImportPreview } from './import-preview';
import { ImportProgress } from './import-progress';
import { ImportResult } from './import-result';
import { ImportSend } from './import-send';

/** A company's import in its current state: next step, progress, errors, result. */
export function ImportView({ leaves }: { leaves: readonly CategoryLeaf[] }) {
  const t = useTranslations();
  const locale = useLocale();
  const textOf = useFailureText();
  const [page, setPage] = useState(1);
  const [errorPage, setErrorPage] = useState(1);
  const [busy, setBusy] = useState(false);
  const { data, isError, refetch } = useImport(locale, page, errorPage);
  const act = useImportAct();
  const run = async (work: () => Promise<void>) => {
    if (busy) return;
    setBusy(true);
    setPage(1);
    setErrorPage(1);
    try {
      await work();
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error;
      toast(textOf(error), 'bad');
    } finally {
      setBusy(false);
    }
  };
  if (isError && data === undefined) return <LoadFailure onRetry={() => void refetch()} />;
  if (data === undefined) return <Skeleton label={t('center.loading')} />;
  const start = (file: string, archive: string | null) =>
    run(() =>
      act<typeof importStartCall>('/api/product/import/start', { siteId: sites[locale].siteId, file, archive }),
    );
  if (data === null)
    return (
      <div className="grid max-w-[960px] gap-6">
        <ImportGet leaves={leaves} />
        <ImportSend busy={busy} onSend={(file, archive) => void start(file, archive)} />
      </div>
    );
  const { id, state } = data;
  const errors = <ImportErrors view={data} page={errorPage} onPage={setErrorPage} />;
  const drop = () => void run(() => act<typeof importDropCall>('/api/product/import/drop', { id }));
  return (
    <div className="grid max-w-[960px] gap-6">
      {(state === 'reading' || state === 'writing') && <ImportProgress view={data} busy={busy} onDrop={drop} />}
      {state === 'asking' && (
        <ImportEncoding
          view={data}
          busy={busy}
          onChoose={(encoding) =>
            void run(() => act<typeof importEncodingCall>('/api/product/import/encoding', { id, encoding }))
          }
          onDrop={drop}
        />
      )}
      {state === 'ready' && (
        <ImportPreview
          view={data}
          page={page}
          busy={busy}
          onPage={setPage}
          onConfirm={() => void run(() => act<typeof importConfirmCall>('/api/product/import/confirm', { id }))}
          onDrop={drop}
        >
          <ImportGroups
            names={data.newGroups}
            busy={busy}
            onMake={() => void run(() => act<typeof importGroupCall>('/api/product/import/group', { id }))}
          />
          {errors}
        </ImportPreview>
      )}
      {(state === 'done' || state === 'failed') && <ImportResult view={data} busy={busy} onDrop={drop} />}
      {state !== 'ready' && errors}
    </div>
  );
}
