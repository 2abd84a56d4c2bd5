'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import type { DefaultValues } from 'react-hook-form';
import type { z } from 'zod';
import { ConflictPictures, filesOfKeys } from '@/components/form/conflict-pictures';
import { DeletedNote } from '@/components/form/deleted-note';
import { DraftNote } from '@/components/form/draft-note';
import { Form } from '@/components/form/form';
import { FormFailure } from '@/components/form/form-failure';
import { KeptText } from '@/components/form/kept-text';
import { Note } from '@/components/form/note';
import { StepActions } from '@/components/form/step-form';
import { SubmitButton } from '@/components/form/submit-button';
import { toast } from '@/components/form/toast';
import { useFormConflict } from '@/components/form/use-conflict';
import { useDeletedDraft } from '@/components/form/use-deleted-draft';
import { useDraft } from '@/components/form/use-draft';
import { useSaveKey } from '@/components/form/use-save-key';
import { useZodForm } from '@/components/form/use-zod-form';
import { saveItem } from '@/lib/showroom/edit/client';
import type { Collection } from '@/lib/showroom/edit/collection';
import { type ItemDraft, items } from '@/lib/showroom/edit/item/schema';
import type { OwnItem } from '@/lib/showroom/edit/types';
import { type ItemChoices, ItemFields } from './item-fields';
import { ItemSteps } from './item-steps';
import { filesOf, type ItemValues, valuesOf } from './item-value';

type Props = {
  companyId: number;
  collection: Collection;
  /** null for a new item */
  item: OwnItem | null;
  /** Deleted since it was opened; input becomes a new item. */
  missing?: boolean;
  choices: ItemChoices;
  onSaved: () => void;
  onClose: () => void;
};

/** Form of an item; unsaved input is kept on this device. */
export function ItemForm({ companyId, collection, item, missing: deleted, choices, onSaved, onClose }: Props) {
  const t = useTranslations();
  const locale = useLocale();
  const [values] = useState(() => valuesOf(collection, locale, item && (item.values as ItemValues)));
  // Ignores refetches of the list: the input is based on the version first shown.
  const [opened] = useState(item?.revision ?? 0);
  const [extra, setExtra] = useState(() => ({ files: filesOf(item) }));
  const [busy, setBusy] = useState(false);
  const schema = items[collection] as z.ZodType<ItemValues, ItemValues>;
  const form = useZodForm<ItemValues, ItemValues>(schema, values as DefaultValues<ItemValues>);
  const { isDirty } = form.formState;
  const nameOf = (id: number | null) => `hall:${companyId}:${collection}:${id ?? 'new'}`;
  type Beside = Parameters<typeof filesOfKeys>[2];
  const shownOf = ({ pictures = [] }: ItemValues, { files }: typeof extra, other: Beside) => ({
    files: filesOfKeys(pictures, files, other),
  });
  const draft = useDraft({
    form,
    name: nameOf(item?.id ?? null),
    revision: opened,
    isNew: item === null,
    values,
    extra,
    onExtra: setExtra,
    extraOf: shownOf,
  });
  const conflict = useFormConflict({
    form,
    revision: draft.revision(),
    keyed: true,
    toValues: (version) => valuesOf(collection, locale, version),
    show: (path, value) => {
      if (path === 'pictures') return <ConflictPictures keys={value as string[]} />;
      if (path === 'groupId') return choices.groups.find((one) => one.value === String(value))?.label;
      if (path === 'countryCode') return choices.countries.find((one) => one.value === value)?.label;
      return path === 'domestic' ? t(value ? 'showroomCenter.domestic' : 'showroomCenter.international') : undefined;
    },
    onApply: (chosen, saved, newer) => {
      setExtra(shownOf(chosen, extra, newer));
      draft.rebase(saved, newer.revision, shownOf(saved, extra, newer));
    },
  });
  const deletion = conflict.deleted ?? (deleted ? { deletion: null } : null);
  useDeletedDraft(deletion !== null, nameOf(item?.id ?? null), nameOf(null));
  const sender = useRef<HTMLSpanElement>(null);
  useSaveKey(() => sender.current?.closest('form')?.requestSubmit());
  const submit = async (checked: ItemValues) => {
    const submitted = structuredClone(form.getValues());
    const saved = await conflict.send(checked, (read) => {
      const which =
        deletion || !item ? { id: null, revision: read, idempotencyKey: draft.key() } : { id: item.id, revision: read };
      return saveItem(collection, which, checked as ItemDraft);
    });
    draft.saved(submitted, saved.revision, nameOf(saved.id));
    toast(t(item && !deletion ? 'done.updated' : 'done.added'));
    onSaved();
  };
  return (
    <Form
      form={form}
      onSubmit={submit}
      summary
      className="hs-form"
      label={t(`showroomCenter.collection.${collection}.title`)}
    >
      {deletion && <DeletedNote {...deletion} />}
      <DraftNote draft={draft} drawer />
      {item?.hiddenReason && (
        <Note kind="bad" title={t('showroomCenter.hidden')}>
          <p>{t('review.reason', { reason: item.hiddenReason })}</p>
        </Note>
      )}
      <ItemSteps collection={collection}>
        <div className="fs">
          <span ref={sender} hidden />
          <ItemFields
            collection={collection}
            files={extra.files}
            onFiles={(files) => setExtra({ files })}
            onBusy={setBusy}
            choices={choices}
          />
        </div>
        {conflict.dialog}
        <footer>
          <FormFailure saves />
          <small role="status">{busy ? t('showroomCenter.uploading') : isDirty ? <KeptText /> : ''}</small>
          <button type="button" className="btn" data-leaves onClick={onClose}>
            {t('confirm.cancel')}
          </button>
          <StepActions always={item !== null}>
            <SubmitButton size="m" disabled={busy}>
              {t(deletion ? 'form.gone.saveNew' : 'showroomCenter.save')}
            </SubmitButton>
          </StepActions>
        </footer>
      </ItemSteps>
    </Form>
  );
}
