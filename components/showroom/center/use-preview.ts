'use client';

import { useEffect, useState } from 'react';
import { callPath } from '@/lib/platform/http/call-contract';
import { CallFailure } from '@/lib/platform/http/client';
import type { Device } from '@/lib/platform/i18n/site';
import { href } from '@/lib/platform/routes/address';
import type { ShowroomDraft, showroomPreviewCall } from '@/lib/showroom/edit/schema';

const pause = 500;

const addressOf = (device: Device, name: string | null): string =>
  `${href('supplierShowroomPreview')}?${name === null ? '' : `draft=${name}&`}device=${device}`;

/** Address of a preview with a draft, updated shortly after each change; of the saved showroom without one. */
export function usePreview(draft: ShowroomDraft | null, device: Device) {
  const wanted = draft && JSON.stringify(draft);
  const [shown, setShown] = useState({ wanted: null as string | null, device, src: addressOf(device, null) });
  const [failed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try asks anew
  useEffect(() => {
    const stop = new AbortController();
    const show = (name: string | null) => {
      setFailed(false);
      setShown({ wanted, device, src: addressOf(device, name) });
    };
    if (wanted === null) {
      show(null);
      return;
    }
    const timer = setTimeout(() => {
      callPath<typeof showroomPreviewCall>('/api/showroom/preview', JSON.parse(wanted), {
        quiet: true,
        signal: stop.signal,
      }).then(
        ({ draft: name }) => show(name),
        (error: unknown) => {
          if (stop.signal.aborted) return;
          if (!(error instanceof CallFailure)) throw error;
          setFailed(true);
        },
      );
    }, pause);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [wanted, device, tries]);
  const late = shown.wanted !== wanted || shown.device !== device;
  return { src: shown.src, late: late && !failed, failed, retry: () => setTries((count) => count + 1) };
}
