'use client';

import { useEffect, useState } from 'react';
import { MissingFrame, MissingText, MissingTitle } from '@/components/layout/missing-frame';
import type { Locale } from '@/lib/platform/i18n/site';
import { href } from '@/lib/platform/routes/address';

type Texts = Record<'failed' | 'failedText' | 'again' | 'reference' | 'toHome', string>;

/** Error page: generic text and the reference under which the server logged the error, never its message. */
export function FailedPage({ locale, digest, onAgain }: { locale: Locale; digest?: string; onAgain: () => void }) {
  const [texts, setTexts] = useState<Texts | null>(null);
  useEffect(() => {
    import(`../../messages/${locale}.json`).then(({ default: { plain } }: { default: { plain: Texts } }) =>
      setTexts(plain),
    );
  }, [locale]);
  if (!texts) return <MissingFrame aria-busy="true" />;
  return (
    <MissingFrame role="alert">
      <MissingTitle>{texts.failed}</MissingTitle>
      <MissingText>{texts.failedText}</MissingText>
      <div className="row">
        <button type="button" className="btn p" onClick={onAgain}>
          {texts.again}
        </button>
        <a className="btn" href={href('home')}>
          {texts.toHome}
        </a>
      </div>
      {digest && <MissingText>{texts.reference.replace('{id}', digest)}</MissingText>}
    </MissingFrame>
  );
}
