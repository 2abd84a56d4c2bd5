'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type ReactNode, useContext, useEffect } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { isNavigating } from '@/lib/platform/http/navigate';
import { formatList } from '@/lib/platform/i18n/format';
import { FormFailure } from './form-failure';
import { FormScopeContext } from './form-scope';
import { StepActions } from './step-form';
import { useDiscard } from './use-discard';
import { useSaveKey } from './use-save-key';
import { useSlowCall } from './use-slow-call';

type Props = {
  /** The names of the sections that are not saved; empty where all is. */
  unsaved: readonly string[];
  /** Has just been saved. */
  saved?: boolean;
  /** Is being saved. */
  saving?: boolean;
  /** Where a draft is kept, what still runs. */
  note?: ReactNode;
  /** What helps on where it was refused; stands beside how much was. */
  aid?: ReactNode;
  /** Why it was not saved, where the bar stands in no form that knows. */
  failed?: readonly string[];
  /** Lets go what is not saved; returns how to undo it. */
  onDiscard?: () => () => void;
  /** Saves without sending. */
  onSave?: () => void;
  /** What that button says, where it makes something else of it than a draft. */
  saveLabel?: string | undefined;
  /** What Ctrl+S does where nothing can be saved without sending. */
  onKey?: () => void;
  /** Offers the main action in each step of a phone's form, not in the last alone. */
  always?: boolean;
  /** The one main action: a SubmitButton or a button of its own. */
  children: ReactNode;
};

/** The bar at the foot of a long form: what is unsaved, why saving failed, and what can be done about it. */
export function SaveBar(props: Props) {
  const {
    unsaved,
    saved,
    saving = false,
    note,
    aid,
    failed,
    onDiscard,
    onSave,
    saveLabel,
    onKey,
    always,
    children,
  } = props;
  const t = useTranslations('form.save');
  const locale = useLocale();
  const scope = useContext(FormScopeContext);
  const holdEnter = scope?.holdEnter;
  // What this bar sends goes to be reviewed, which Enter in a field must not do unasked.
  useEffect(() => holdEnter?.(), [holdEnter]);
  const writing = saving || scope?.writing === true;
  const { dialog, discard } = useDiscard(() => {
    scope?.clear();
    return onDiscard?.() ?? (() => undefined);
  });
  const dirty = unsaved.length > 0;
  const late = useSlowCall(writing);
  useSaveKey(dirty && !writing ? (onSave ?? onKey) : undefined);
  useEffect(() => {
    if (!dirty) return;
    const stay = (event: BeforeUnloadEvent) => {
      // What leads to the sign-in page keeps the entries, so that nothing need be asked.
      if (!isNavigating()) event.preventDefault();
    };
    window.addEventListener('beforeunload', stay);
    return () => window.removeEventListener('beforeunload', stay);
  }, [dirty]);
  return (
    <div className="save max-[600px]:[&>button]:flex-1 max-[600px]:[&>button]:px-2 [&:has(.step-go)>button]:flex-none [&:has(.step-go)>button:disabled]:hidden">
      <FormFailure texts={failed} saves />
      {aid}
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
        {late ? <small>{t(late)}</small> : note && <small>{note}</small>}
      </div>
      {onDiscard && (
        <Button
          tone="quiet"
          className="max-[600px]:disabled:hidden"
          disabled={!dirty || writing}
          onClick={() => void discard()}
        >
          {t('discard')}
        </Button>
      )}
      {onSave && (
        <Button disabled={!saving && (!dirty || writing)} busy={saving} onClick={onSave}>
          {saving ? t('saving') : (saveLabel ?? t('draft'))}
        </Button>
      )}
      <StepActions always={always}>{children}</StepActions>
      {dialog}
    </div>
  );
}
