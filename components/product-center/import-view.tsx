'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { LoadFailure } from '@/components/centre/load-failure';
import { SkeletonRows } from '@/components/centre/skeleton-rows';
import { toast } from '@/components/form/toast';
import { useFailureText } from '@/components/form/use-failure-text';
import { CallFailure } from '@/lib/http/client';
import { sites } from '@/lib/i18n/site';
import { useImport, useImportAct } from '@/lib/product/sheet/client';
import type { CategoryLeaf } from './category-leaf';
import { ImportEncoding } from './import-encoding';
import { ImportErrors } from './import-errors';
import { ImportGet } from './import-get';
import { ImportGroups } from './import-groups';
import { ImportPreview } from './import-preview';
import { ImportProgress } from './import-progress';
import { ImportResult } from './import-result';
import { ImportSend } from './import-send';

/** A company's import as it stands: what to do next, how far it is, what was found, what came of it. */
export function ImportView({ leaves }: { leaves: readonly CategoryLeaf[] }) {
  const t = useTranslations();
  const locale = useLocale();
  const textOf = useFailureText();
  const [page, setPage] = useState(1);
  const [errorPage, setErrorPage] = useState(1);
  const [busy, setBusy] = useState(false);
  const { data, isError, refetch } = useImport(locale, page, errorPage);
  const act = useImportAct();
  const run = async (work: Parameters<typeof act>[0]) => {
    if (busy) return;
    setBusy(true);
    setPage(1);
    setErrorPage(1);
    try {
      await act(work);
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error;
      toast(textOf(error), 'bad');
    } finally {
      setBusy(false);
    }
  };
  if (isError && data === undefined) return <LoadFailure onRetry={() => void refetch()} />;
  if (data === undefined) return <SkeletonRows label={t('centre.loading')} />;
  const start = (file: string, archive: string | null) =>
    run({ name: 'start', input: { siteId: sites[locale].siteId, file, archive } });
  if (data === null)
    return (
      <div className="im">
        <ImportGet leaves={leaves} />
        <ImportSend busy={busy} onSend={(file, archive) => void start(file, archive)} />
      </div>
    );
  const { id, state } = data;
  const errors = <ImportErrors view={data} page={errorPage} onPage={setErrorPage} />;
  const drop = () => void run({ name: 'drop', input: { id } });
  return (
    <div className="im">
      {(state === 'reading' || state === 'writing') && <ImportProgress view={data} busy={busy} onDrop={drop} />}
      {state === 'asking' && (
        <ImportEncoding
          view={data}
          busy={busy}
          onChoose={(encoding) => void run({ name: 'encoding', input: { id, encoding } })}
          onDrop={drop}
        />
      )}
      {state === 'ready' && (
        <ImportPreview
          view={data}
          page={page}
          busy={busy}
          onPage={setPage}
          onConfirm={() => void run({ name: 'confirm', input: { id } })}
          onDrop={drop}
        >
          <ImportGroups names={data.newGroups} busy={busy} onMake={() => void run({ name: 'group', input: { id } })} />
          {errors}
        </ImportPreview>
      )}
      {(state === 'done' || state === 'failed') && <ImportResult view={data} busy={busy} onDrop={drop} />}
      {state !== 'ready' && errors}
    </div>
  );
}
