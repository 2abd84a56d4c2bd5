'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import type { z } from 'zod';
import { DeletedNote } from '@/components/form/deleted-note';
import { DraftNote } from '@/components/form/draft-note';
import { Form } from '@/components/form/form';
import { Note } from '@/components/form/note';
import { toast } from '@/components/form/toast';
import { useFormConflict } from '@/components/form/use-conflict';
import { useDraft } from '@/components/form/use-draft';
import { useZodForm } from '@/components/form/use-zod-form';
import type { ChangedMeanwhile } from '@/lib/platform/revision/schema';
import type { ItemSelection, ItemWrites, WrittenItem } from '@/lib/review/item/schema';
import { ItemSaveBar } from './item-save-bar';
import { useMade } from './item-step';
import { ItemSteps } from './item-steps';
import { openStep } from './use-hash';

/** Display data of a version besides its values. */
type Beside = Pick<ChangedMeanwhile, 'files' | 'product'>;
export type ItemFormProps<I extends FieldValues, O, E extends Beside> = {
  writes: ItemWrites<O>;
  /** Draft name of the company's forms of this kind on this device. */
  draftName: string;
  id: number | null;
  /** Revision when the form was opened; 0 for a new item. */
  revision: number;
  /** Schemas for submitting and for saving a draft. */
  schema: z.ZodType<O, I>;
  draftSchema: z.ZodType<O, I>;
  values: I;
  /** Form values of a version. */
  toValues: (version: O) => I;
  /** Display data for values merged from two versions. */
  toExtra: (chosen: I, extra: E, other: Beside) => E;
  /** Renders a field whose value is not readable. */
  show?: (path: string, value: unknown, extra: E, newer: ChangedMeanwhile) => ReactNode | undefined;
  /** Display data of fields besides values. */
  extra: E;
  label: string;
  /** Labels of the sections, to list unsaved ones. */
  parts: Readonly<Record<string, string>>;
  published: boolean;
  /** In review, so it can only be submitted again. */
  waiting: boolean;
  onDone: () => void;
  children: (extra: E, setExtra: (extra: E) => void, onBusy: (busy: boolean) => void) => ReactNode;
};

/** Form of a certificate, launch or agent offer: save or submit, and keep unsaved input. */
export function ItemForm<I extends FieldValues, O extends object, E extends Beside>(props: ItemFormProps<I, O, E>) {
  const { writes, draftName, schema, draftSchema, values } = props;
  const { label, parts, published, waiting, onDone, children } = props;
  const t = useTranslations();
  const [id, setId] = useState(props.id);
  const onMade = useMade();
  // Ignores refetches after saves: the form has continued from its own revision.
  const [revision] = useState(props.revision);
  const [extra, setExtra] = useState(props.extra);
  const [busy, setBusy] = useState(false);
  const form = useZodForm(schema, values as DefaultValues<I>);
  const nameOf = (of: number | null) => `${draftName}:${of ?? 'new'}`;
  const draft = useDraft({
    form,
    name: nameOf(props.id),
    revision,
    isNew: props.id === null,
    values,
    extra,
    onExtra: setExtra,
    extraOf: props.toExtra,
  });
  const conflict = useFormConflict({
    form,
    revision: draft.revision(),
    keyed: true,
    toValues: props.toValues,
    show: (path, value, newer) => props.show?.(path, value, extra, newer),
    onApply: (chosen, saved, newer) => {
      setExtra(props.toExtra(chosen, extra, newer));
      draft.rebase(saved, newer.revision, props.toExtra(saved, extra, newer));
    },
  });
  const send = async <W extends WrittenItem>(
    checked: O,
    write: (input: O & ItemSelection) => Promise<W>,
  ): Promise<W> => {
    const submitted = structuredClone(form.getValues());
    const answer = await conflict.send(checked, (read) =>
      write({ ...checked, id: conflict.deleted ? null : id, revision: read, idempotencyKey: draft.key() }),
    );
    draft.saved(submitted, answer.revision, nameOf(answer.id));
    return answer;
  };
  const submit = async (checked: O) => {
    const { waiting: waits } = await send(checked, writes.submit);
    toast(t(waits ? 'done.submitted' : 'showcaseItem.nothingChanged'));
    onDone();
    openStep('');
  };
  const save = async (checked: O) => {
    const saved = await send(checked, writes.save);
    setId(saved.id);
    if (id !== saved.id) onMade(saved.id);
    onDone();
  };
  return (
    <Form form={form} onSubmit={submit} summary label={label} className="fs ri-form">
      {conflict.deleted && <DeletedNote {...conflict.deleted} />}
      <DraftNote draft={draft} />
      {published && !conflict.deleted && <Note>{t('showcaseItem.publishedStays')}</Note>}
      <ItemSteps parts={parts}>
        {children(extra, setExtra, setBusy)}
        {conflict.dialog}
        <ItemSaveBar
          parts={parts}
          deleted={conflict.deleted !== null}
          schema={draftSchema}
          busy={busy}
          onDiscard={draft.discard}
          onSave={waiting && !conflict.deleted ? undefined : save}
        />
      </ItemSteps>
    </Form>
  );
}
