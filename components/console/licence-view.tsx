'use client';

import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { CallFailure } from '@/lib/platform/http/client';
import { callConsole } from '@/lib/staff/client';
import { fileCall } from '@/lib/staff/schema';
import { DocumentViewer } from './document-viewer';
import { useSeen } from './flag';
import type { TypedFact } from './types';

type Props = { companyId: number; fileKey: string; alt: string; readOnly: boolean; facts: readonly TypedFact[] };
type Opened = { address: string; type: string };

/**
 * A licence or registration document, fetched on demand by an address valid for five minutes, shown beside the typed
 * values. PDFs use the browser's viewer, which is isolated from the console.
 */
export function LicenceView({ companyId, fileKey, alt, readOnly, facts }: Props) {
  const t = useTranslations();
  const { see } = useSeen();
  const box = useRef<HTMLDialogElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const [opened, setOpened] = useState<Opened | null>(null);
  const [wrong, setWrong] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const show = async () => {
    if (busy) return;
    setBusy(true);
    setWrong(null);
    try {
      const file = await callConsole(fileCall, { companyId, key: fileKey });
      setOpened(file);
      see();
      box.current?.showModal();
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error;
      setWrong(error.message || t('form.offline'));
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="grid justify-items-start gap-[6px]">
      <small className="flex items-center gap-1 text-ink-3">
        <Icon name="lock" small />
        {t('console.review.private')}
      </small>
      <Button
        ref={opener}
        size="s"
        icon="document"
        onClick={show}
        disabled={readOnly}
        busy={busy}
        aria-haspopup="dialog"
      >
        {t(busy ? 'console.document.loading' : 'console.review.showFile')}
      </Button>
      <span role="status" className="fd-e empty:hidden">
        {wrong}
      </span>
      <dialog
        ref={box}
        aria-label={alt}
        className="m-auto h-[96dvh] w-[98vw] max-w-none border border-line-2 bg-paper p-0 text-ink"
        onClose={() => {
          setOpened(null);
          opener.current?.focus();
        }}
      >
        {opened && (
          <DocumentViewer
            {...opened}
            alt={alt}
            facts={facts}
            onClose={() => box.current?.close()}
            onMissing={() => {
              box.current?.close();
              setWrong(t('console.review.noFile'));
            }}
          />
        )}
      </dialog>
    </div>
  );
}
