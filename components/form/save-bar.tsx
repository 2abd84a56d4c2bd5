'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type ReactNode, useEffect } from 'react';
import { Icon } from '@/components/ui/icon';
import { formatList } from '@/lib/i18n/format';

type Props = {
  /** The names of the sections that are not saved; empty where all is. */
  unsaved: readonly string[];
  /** Has just been saved. */
  saved?: boolean;
  /** Where a draft is kept, what still runs. */
  note?: ReactNode;
  onDiscard?: () => void;
  /** Saves without sending. */
  onSave?: () => void;
  /** The one main action: a SubmitButton or a button of its own. */
  children: ReactNode;
};

/** The bar at the foot of a long form: what is unsaved, and what can be done about it. */
export function SaveBar({ unsaved, saved, note, onDiscard, onSave, children }: Props) {
  const t = useTranslations('form.save');
  const locale = useLocale();
  const dirty = unsaved.length > 0;
  useEffect(() => {
    if (!dirty) return;
    const stay = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', stay);
    return () => window.removeEventListener('beforeunload', stay);
  }, [dirty]);
  return (
    <div className="save">
      <div role="status" className="save-s">
        {dirty && (
          <>
            <i className="dirty" aria-hidden="true" />
            <b>{t('unsaved', { sections: formatList(locale, [...unsaved]) })}</b>
          </>
        )}
        {!dirty && saved && (
          <>
            <Icon name="check" small />
            <b>{t('saved')}</b>
          </>
        )}
        {note && <small>{note}</small>}
      </div>
      {onDiscard && (
        <button type="button" className="btn q" disabled={!dirty} onClick={onDiscard}>
          {t('discard')}
        </button>
      )}
      {onSave && (
        <button type="button" className="btn" disabled={!dirty} onClick={onSave}>
          {t('draft')}
        </button>
      )}
      {children}
    </div>
  );
}
