'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useFormContext } from 'react-hook-form';
import { KeptText } from '@/components/form/kept-text';
import { SaveBar } from '@/components/form/save-bar';
import { SubmitButton } from '@/components/form/submit-button';
import { useSave } from '@/components/form/use-save';
import { formatNumber } from '@/lib/platform/i18n/format';
import { purchaseDraft } from '@/lib/purchase/check';
import type { PurchaseInput } from '@/lib/purchase/schema';
import { AgreeLaterButton } from './agree-later-button';
import { useChangedPaths } from './agreeable';
import { type AnyPart, type PurchaseValues, partNames, partOf } from './form-value';

type Props = {
  /** Files are uploading. */
  busy: boolean;
  deleted: boolean;
  /** Number of exclusive recipients; 0 for a public request. */
  recipients: number;
  onDiscard: () => () => void;
  /** Missing if an account is needed, with a note above. */
  onSave: ((purchase: PurchaseInput) => Promise<void>) | undefined;
};

/** Labels of sections with unsent changes. */
export function useUnsavedParts(names: readonly AnyPart[], of: (path: string) => AnyPart): string[] {
  const t = useTranslations('purchaseForm');
  const { isDirty } = useFormContext<PurchaseValues>().formState;
  const changed = new Set(useChangedPaths().map(of));
  return isDirty ? names.filter((part) => changed.has(part)).map((part) => t(part)) : [];
}

const nothing = async () => undefined;

/** Unsaved changes, saving as draft and publishing; publishing waits for uploads. */
export function PurchaseSaveBar({ busy, deleted, recipients, onDiscard, onSave }: Props) {
  const t = useTranslations();
  const locale = useLocale();
  const { save, saving, saved } = useSave<PurchaseValues, PurchaseInput>({
    schema: purchaseDraft,
    onSave: onSave ?? nothing,
  });
  const unsaved = useUnsavedParts(partNames, partOf);
  return (
    <SaveBar
      unsaved={unsaved}
      saved={saved}
      saving={saving}
      aid={<AgreeLaterButton />}
      note={busy ? t('purchaseForm.uploading') : unsaved.length > 0 ? <KeptText /> : null}
      saveLabel={deleted ? t('form.gone.saveNew') : undefined}
      onDiscard={onDiscard}
      onSave={onSave && (() => void save())}
    >
      {onSave && (
        <SubmitButton size="m" disabled={busy || saving}>
          {recipients > 0
            ? t('purchaseForm.sendTo', { count: recipients, n: formatNumber(locale, recipients) })
            : t('purchaseForm.publish')}
        </SubmitButton>
      )}
    </SaveBar>
  );
}
