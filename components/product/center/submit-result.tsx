'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { Note } from '@/components/form/note';
import { useFailureText } from '@/components/form/use-failure-text';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { formatNumber } from '@/lib/platform/i18n/format';
import { href } from '@/lib/platform/routes/address';
import type { SubmitResult } from '@/lib/product/batch/client';
import { useFieldLabel } from './use-field-label';

type Props = { result: SubmitResult; onClose: () => void };

/** Result of a batch submission: which failed, why, and links to them. */
export function SubmitResultNote({ result, onClose }: Props) {
  const t = useTranslations('productCenter');
  const textOf = useFailureText();
  const form = useTranslations('form');
  const labelOf = useFieldLabel();
  const locale = useLocale();
  const box = useRef<HTMLDivElement>(null);
  const { submitted, refused, left, failure } = result;
  const n = (value: number) => formatNumber(locale, value);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1} className="relative mb-4 outline-none">
      <Note
        kind={refused.length + left.length > 0 ? 'warn' : 'ok'}
        role="status"
        title={t('submittedCount', { count: submitted.length, n: n(submitted.length) })}
      >
        {failure && (
          <p>
            {textOf(failure)} {t('submitLeft', { count: left.length, n: n(left.length) })}
          </p>
        )}
        {refused.length > 0 && (
          <>
            <p>{t('submitRefused', { count: refused.length, n: n(refused.length) })}</p>
            <ul className="mt-2 grid max-h-[20rem] gap-2 overflow-y-auto">
              {refused.map(({ id, name, errors }) => (
                <li key={id}>
                  <Link className="lnk" href={href('supplierProductEdit', { id })}>
                    <bdi>{name}</bdi>
                  </Link>
                  <ul>
                    {errors.map(({ field, message }) => (
                      <li key={field}>
                        {field === 'id' ? message : t('fieldProblem', { field: labelOf(field), problem: message })}
                      </li>
                    ))}
                  </ul>
                </li>
              ))}
            </ul>
          </>
        )}
        {submitted.length > 0 && (
          <details className="mt-2">
            <summary className="cursor-pointer">{t('submittedWhich')}</summary>
            <ul className="mt-1 max-h-[15rem] overflow-y-auto">
              {submitted.map(({ id, name }) => (
                <li key={id}>
                  <Link className="lnk" href={href('supplierProductEdit', { id })}>
                    <bdi>{name}</bdi>
                  </Link>
                </li>
              ))}
            </ul>
          </details>
        )}
      </Note>
      <button type="button" className="ibt absolute end-2 top-2" aria-label={form('close')} onClick={onClose}>
        <Icon name="close" small />
      </button>
    </div>
  );
}
