'use client';

import { useTranslations } from 'next-intl';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { Icon } from '@/components/ui/icon';
import { useFormScope } from './form-scope';

const FlaggedContext = createContext<ReadonlySet<string>>(new Set());

/** Marks the fields that a reviewer flagged, by name. */
export function FlaggedFields({ names, children }: { names: readonly string[]; children: ReactNode }) {
  const { idOf } = useFormScope();
  const ids = useMemo(() => new Set(names.map(idOf)), [names, idOf]);
  return <FlaggedContext value={ids}>{children}</FlaggedContext>;
}

/** Id of the flag text of a field; undefined if not flagged. */
export const useFlag = (id: string): string | undefined =>
  useContext(FlaggedContext).has(id) ? `${id}-flag` : undefined;

/** Says that the reviewer flagged a field; nothing for others. */
export function FieldFlag({ id }: { id: string }) {
  const t = useTranslations('form');
  const flag = useFlag(id);
  return (
    flag && (
      <p id={flag} className="flex items-start gap-1 text-12 font-strong text-warn">
        <Icon name="alert" small />
        {t('flagged')}
      </p>
    )
  );
}
