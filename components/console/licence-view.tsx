'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { CallFailure } from '@/lib/http/client';
import { callConsole } from '@/lib/staff/client';
import { fileCall } from '@/lib/staff/schema';
import { isPdf } from '@/lib/storage/picture';

type Props = { companyId: number; fileKey: string; alt: string; readOnly: boolean };

/** A licence or registration document, fetched by an address of five minutes once it is asked for. */
export function LicenceView({ companyId, fileKey, alt, readOnly }: Props) {
  const t = useTranslations();
  const [address, setAddress] = useState<string | null>(null);
  const [wrong, setWrong] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const show = async () => {
    setBusy(true);
    setWrong(null);
    try {
      setAddress((await callConsole<{ address: string }>(fileCall.path, { companyId, key: fileKey })).address);
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error;
      setWrong(error.message || t('form.offline'));
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="cs-lic">
      <small className="muted">
        <Icon name="lock" small />
        {t('console.review.private')}
      </small>
      {address === null ? (
        <button type="button" className="btn s" onClick={show} disabled={readOnly || busy}>
          <Icon name="document" small />
          {t('console.review.showFile')}
        </button>
      ) : (
        <>
          {!isPdf(fileKey) && (
            <img
              src={address}
              alt={alt}
              onError={() => {
                setAddress(null);
                setWrong(t('console.review.noFile'));
              }}
            />
          )}
          <a className="lnk" href={address} target="_blank" rel="noreferrer">
            {t(isPdf(fileKey) ? 'console.review.savePdf' : 'console.review.openFile')}
          </a>
        </>
      )}
      <span role="status" className="fd-e">
        {wrong}
      </span>
    </div>
  );
}
