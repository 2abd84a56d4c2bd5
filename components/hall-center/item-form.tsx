'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import type { DefaultValues } from 'react-hook-form';
import type { z } from 'zod';
import { ConflictPictures, filesOfKeys } from '@/components/form/conflict-pictures';
import { Form } from '@/components/form/form';
import { Note } from '@/components/form/note';
import { SubmitButton } from '@/components/form/submit-button';
import { toast } from '@/components/form/toast';
import { putChosen, useConflict } from '@/components/form/use-conflict';
import { useZodForm } from '@/components/form/use-zod-form';
import { dropDraft, readDraft, writeDraft } from '@/components/review-item/local-draft';
import type { UploadValue } from '@/components/upload/upload-value';
import { saveItem } from '@/lib/hall/edit/client';
import type { Collection } from '@/lib/hall/edit/collection';
import { type ItemDraft, items } from '@/lib/hall/edit/item';
import type { OwnItem } from '@/lib/hall/edit/types';
import { type Choices, ItemFields } from './item-fields';
import { filesOf, type ItemValues, valuesOf } from './item-value';

type Props = {
  companyId: number;
  collection: Collection;
  /** null for a new one */
  item: OwnItem | null;
  choices: Choices;
  onSaved: () => void;
  onClose: () => void;
};

/** The form of one item; what is not saved stays on this device until it is, or is discarded. */
export function ItemForm({ companyId, collection, item, choices, onSaved, onClose }: Props) {
  const t = useTranslations();
  const locale = useLocale();
  const [values] = useState(() => valuesOf(collection, locale, item && (item.values as ItemValues)));
  // Of when the form was opened: the list behind it is read anew.
  const [revision, setRevision] = useState(item?.revision ?? 0);
  const [files, setFiles] = useState(() => filesOf(item));
  const [busy, setBusy] = useState(false);
  const [restored, setRestored] = useState(false);
  const schema = items[collection] as unknown as z.ZodType<ItemValues, ItemValues>;
  const form = useZodForm(schema, values as DefaultValues<ItemValues>);
  const { isDirty } = form.formState;
  const draftName = `hall:${companyId}:${collection}:${item?.id ?? 'new'}`;

  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was kept before the form was opened
  useEffect(() => {
    const kept = readDraft<ItemValues, UploadValue[]>(draftName);
    if (!kept) return;
    form.reset({ ...values, ...kept.values }, { keepDefaultValues: true });
    setFiles(kept.extra);
    setRestored(true);
  }, []);
  useEffect(() => {
    if (!isDirty) return;
    const keep = () => writeDraft(draftName, { values: form.getValues(), extra: files });
    keep();
    const { unsubscribe } = form.watch(keep);
    return unsubscribe;
  }, [form, isDirty, draftName, files]);

  const conflict = useConflict<ItemValues, ItemValues>({
    revision,
    onRevision: setRevision,
    base: () => form.formState.defaultValues ?? {},
    toValues: (version) => valuesOf(collection, locale, version),
    show: (path, value) => {
      if (path === 'pictures') return <ConflictPictures keys={value as string[]} />;
      if (path === 'groupId') return choices.groups.find((one) => one.value === String(value))?.label;
      if (path === 'countryCode') return choices.countries.find((one) => one.value === value)?.label;
      return path === 'domestic' ? t(value ? 'hallCenter.domestic' : 'hallCenter.international') : undefined;
    },
    onApply: (chosen, saved, told) => {
      setFiles(filesOfKeys(chosen.pictures ?? [], files, told));
      putChosen(form, chosen, saved);
    },
  });
  const discard = () => {
    form.reset(values);
    // After the form: every change of it is kept, this one too.
    dropDraft(draftName);
    setFiles(filesOf(item));
    setRestored(false);
  };
  const submit = async (checked: ItemValues) => {
    await conflict.send(checked, (read) =>
      saveItem(collection, { id: item?.id ?? null, revision: read }, checked as ItemDraft),
    );
    dropDraft(draftName);
    toast(t(item ? 'done.updated' : 'done.added'));
    onSaved();
  };
  return (
    <Form
      form={form}
      onSubmit={submit}
      summary
      className="hs-form"
      label={t(`hallCenter.collection.${collection}.title`)}
    >
      {restored && (
        <Note role="status">
          {t('showcaseItem.restored')}{' '}
          <button type="button" className="lnk" onClick={discard}>
            {t('form.save.discard')}
          </button>
        </Note>
      )}
      {item?.hiddenReason && (
        <Note kind="bad" title={t('hallCenter.hidden')}>
          <p>{t('review.reason', { reason: item.hiddenReason })}</p>
        </Note>
      )}
      <div className="fs">
        <ItemFields collection={collection} files={files} onFiles={setFiles} onBusy={setBusy} choices={choices} />
      </div>
      {conflict.dialog}
      <footer>
        <small role="status">{busy ? t('hallCenter.uploading') : isDirty ? t('showcaseItem.keptHere') : ''}</small>
        <button type="button" className="btn" onClick={onClose}>
          {t('confirm.cancel')}
        </button>
        <SubmitButton className="btn p" disabled={busy}>
          {t('hallCenter.save')}
        </SubmitButton>
      </footer>
    </Form>
  );
}
