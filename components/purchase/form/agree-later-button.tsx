'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { formatNumber } from '@/lib/platform/i18n/format';
import { isBlank } from '@/lib/purchase/check';
import { agreeableFields } from '@/lib/purchase/constants';
import { useNeed, useNeedsPort, useToAgree } from './agreeable';
import type { PurchaseValues } from './form-value';

// The country cannot be changed back from this button.
const fields = agreeableFields.filter((field) => field !== 'countryCode');

/** Marks all missing terms of a rejected public request as to be agreed. */
export function AgreeLaterButton() {
  const t = useTranslations('purchaseForm');
  const locale = useLocale();
  const { setValue, trigger, formState } = useFormContext<PurchaseValues>();
  const values = useWatch<PurchaseValues, typeof fields>({ name: fields });
  const toAgree = useToAgree();
  const isPublic = useNeed() === 'required';
  const [isLeft, setLeft] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const needsPort = useNeedsPort();
  const rest = fields.filter(
    (field, index) => !toAgree.includes(field) && isBlank(values[index] ?? null) && (field !== 'port' || needsPort),
  );
  if (!isPublic || !formState.isSubmitted) return null;
  const leave = async () => {
    // The button disappears; keep focus nearby without scrolling to the sticky bar's static position.
    box.current?.focus({ preventScroll: true });
    setLeft(true);
    setValue('toAgree', [...toAgree, ...rest].toSorted(), { shouldDirty: true });
    await trigger();
  };
  const isShown = rest.length > 0;
  return (
    <div ref={box} tabIndex={-1} className={isShown || isLeft ? undefined : 'hidden'}>
      {isShown ? (
        <Button onClick={() => void leave()}>
          {t('leaveRest', { count: rest.length, n: formatNumber(locale, rest.length) })}
        </Button>
      ) : (
        isLeft && (
          <p role="status" className="text-ink-2">
            {t('restLeft')}
          </p>
        )
      )}
    </div>
  );
}
