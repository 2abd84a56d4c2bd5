'use client';

import { useTranslations } from 'next-intl';
import { useContext, useEffect, useRef } from 'react';
import { Icon } from '@/components/ui/icon';
import { FormScopeContext } from './form-scope';

type Props = {
  /** Reasons, if outside a form. */
  texts?: readonly string[];
  /** An update of stored data failed; says that first. */
  saves?: boolean;
};

/** Shows beside the buttons why saving failed, and takes focus. */
export function FormFailure({ texts, saves = false }: Props) {
  const t = useTranslations();
  const scope = useContext(FormScopeContext);
  const box = useRef<HTMLDivElement>(null);
  const host = scope?.host;
  useEffect(() => host?.(), [host]);
  const reasons = texts ?? scope?.failed.texts ?? [];
  const led = texts === undefined && scope?.failed.led;
  const words = reasons.join('\n');
  // biome-ignore lint/correctness/useExhaustiveDependencies: each failure anew, even in the same words
  useEffect(() => {
    if (words === '' || led || !box.current) return;
    const { top, bottom } = box.current.getBoundingClientRect();
    // The bar is sticky: if it is visible, do not scroll to its static position.
    box.current.focus({ preventScroll: top >= 0 && bottom <= window.innerHeight });
  }, [texts, scope?.failed]);
  const refused = texts === undefined ? (scope?.failed.refused ?? 0) : 0;
  if (reasons.length === 0 && refused === 0) return null;
  if (reasons.length === 0)
    return (
      <p className="flex basis-full items-start gap-2 font-strong text-bad">
        <Icon name="alert" small className="mt-1" />
        {t('form.summary', { count: refused, n: String(refused) })}
      </p>
    );
  return (
    <div ref={box} role="alert" tabIndex={-1} className="flex basis-full items-start gap-2 text-bad">
      <Icon name="alert" small className="mt-1" />
      <div className="min-w-0 [overflow-wrap:anywhere]">
        {saves && <b className="font-strong">{t('confirm.updateFailed')}</b>}
        {reasons.map((text) => (
          <p key={text} className={saves ? undefined : 'font-strong'}>
            {text}
          </p>
        ))}
      </div>
    </div>
  );
}
