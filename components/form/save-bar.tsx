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
  /** Labels of unsaved sections; empty if all is saved. */
  unsaved: readonly string[];
  /** Was just saved. */
  saved?: boolean;
  /** Saving. */
  saving?: boolean;
  /** Where the draft is stored, or progress. */
  note?: ReactNode;
  /** Help for fixing errors, beside their count. */
  aid?: ReactNode;
  /** Why saving failed, if outside a form. */
  failed?: readonly string[];
  /** Discards unsaved changes; returns an undo function. */
  onDiscard?: () => () => void;
  /** Saves without submitting. */
  onSave?: () => void;
  /** Label of the save button if it does not save a draft. */
  saveLabel?: string | undefined;
  /** Action of Ctrl+S if there is no save without submitting. */
  onKey?: () => void;
  /** Shows the main action in every step on a phone, not only the last. */
  always?: boolean;
  /** The main action: a SubmitButton or other button. */
  children: ReactNode;
};

/** Footer bar of a long form: unsaved changes, errors and actions. */
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
  // Submitting starts a review, which Enter must not do by accident.
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
      // Going to sign-in keeps the input, so no confirmation is needed.
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
