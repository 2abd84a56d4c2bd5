'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { NumberField } from '@/components/form/number-field';
import { RadioField } from '@/components/form/radio-field';
import { type Choice, SelectField } from '@/components/form/select-field';
import { Step } from '@/components/form/step-form';
import { SwitchField } from '@/components/form/switch';
import { TextField } from '@/components/form/text-field';
import type { UploadValue } from '@/components/form/upload/upload-value';
import { config } from '@/lib/platform/config';
import { type Collection, shapes } from '@/lib/showroom/edit/collection';
import { type CollectionPart, forms, stepsOf } from './field-table';
import { GroupField } from './group-field';
import { PicturesField } from './pictures-field';
import { PlaceField } from './place-field';
import { TextFields } from './text-fields';

/** Options of an item's fields. */
export type ItemChoices = { countries: readonly Choice[]; groups: readonly Choice[] };
type Props = {
  collection: Collection;
  choices: ItemChoices;
  files: readonly UploadValue[];
  onFiles: (files: UploadValue[]) => void;
  onBusy: (busy: boolean) => void;
};

/** Fields of an item of any collection. */
export function ItemFields({ collection, choices, files, onFiles, onBusy }: Props) {
  const t = useTranslations('showroomCenter');
  const layout = useWatch({ name: 'layout' });
  const { pictures } = forms[collection];
  const { min, max } = shapes[collection].pictures;
  const field: Record<CollectionPart, () => ReactNode> = {
    texts: () => <TextFields collection={collection} />,
    pictures: () => (
      <PicturesField
        label={t(`field.${pictures}`)}
        max={max}
        need={min > 0 || layout === 'picture' ? 'required' : 'optional'}
        files={files}
        onFiles={onFiles}
        onBusy={onBusy}
      />
    ),
    group: () => <GroupField groups={choices.groups} />,
    place: () => (
      <>
        <PlaceField />
        <SelectField name="countryCode" label={t('field.country')} need="required" options={choices.countries} />
      </>
    ),
    year: () => <NumberField name="year" label={t('field.year')} need="required" whole grouped={false} />,
    partner: () => (
      <>
        <TextField
          name="name"
          label={t('field.partner')}
          hint={t('partnerHint')}
          need="required"
          maxLength={config.showroom.text.title}
          dir="auto"
        />
        <TextField
          name="website"
          label={t('field.website')}
          need="optional"
          type="url"
          autoComplete="off"
          maxLength={200}
          dir="ltr"
          placeholder="https://"
        />
      </>
    ),
    layout: () => (
      <RadioField
        name="layout"
        label={t('field.layout')}
        need="required"
        options={(['text', 'picture'] as const).map((value) => ({
          value,
          label: t(`layout.${value}`),
          hint: t(`layoutHint.${value}`),
        }))}
      />
    ),
    shown: () => <SwitchField name="shown" label={t('field.shown')} />,
  };
  return stepsOf(collection, layout).map(({ title, parts }) => (
    <Step key={title} name={title}>
      {parts.map((part) => (
        <div key={part}>{field[part]()}</div>
      ))}
    </Step>
  ));
}
