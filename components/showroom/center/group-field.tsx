'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useFormContext } from 'react-hook-form';
import { isComposing } from '@/components/form/enter-key';
import { type Choice, SelectField } from '@/components/form/select-field';
import { useFailureText } from '@/components/form/use-failure-text';
import { useHeldFocus } from '@/components/form/use-held-focus';
import { Icon } from '@/components/ui/icon';
import { config } from '@/lib/platform/config';
import { CallFailure } from '@/lib/platform/http/client';
import { saveItem } from '@/lib/showroom/edit/client';
import { itemsKey } from './use-items';

/** Required group of a case; a new one can be created inline. */
export function GroupField({ groups }: { groups: readonly Choice[] }) {
  const t = useTranslations();
  const locale = useLocale();
  const textOf = useFailureText();
  const client = useQueryClient();
  const { setValue, setFocus } = useFormContext();
  const [name, setName] = useState<string | null>(groups.length === 0 ? '' : null);
  const [made, setMade] = useState<Choice | null>(null);
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState('');
  const box = useHeldFocus<HTMLDivElement>();
  const typing = useRef<HTMLInputElement>(null);
  const open = () => {
    flushSync(() => setName(''));
    typing.current?.focus();
  };
  const add = async () => {
    const given = name?.trim();
    if (busy || !given) return;
    setBusy(true);
    setRefused('');
    try {
      const { id } = await saveItem('caseGroup', { id: null, revision: 0 }, { texts: { [locale]: { name: given } } });
      setMade({ value: String(id), label: given });
      setValue('groupId', id, { shouldDirty: true, shouldValidate: true });
      setName(null);
      setFocus('groupId');
      await client.invalidateQueries({ queryKey: itemsKey('caseGroup') });
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error;
      setRefused(textOf(error));
    } finally {
      setBusy(false);
    }
  };
  const options = made && !groups.some(({ value }) => value === made.value) ? [...groups, made] : groups;
  return (
    <div ref={box} className="hs-group">
      <SelectField name="groupId" label={t('showroomCenter.field.group')} need="required" options={options} numeric />
      {name === null ? (
        <button type="button" className="btn s q" onClick={open}>
          <Icon name="plus" small />
          {t('showroomCenter.collection.caseGroup.new')}
        </button>
      ) : (
        <div className="hs-new">
          <input
            ref={typing}
            className="ctl"
            value={name}
            maxLength={config.showroom.text.title}
            autoComplete="off"
            enterKeyHint="done"
            aria-label={t('showroomCenter.field.groupName')}
            placeholder={t('showroomCenter.field.groupName')}
            onChange={({ target }) => setName(target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || isComposing(event)) return;
              event.preventDefault();
              void add();
            }}
          />
          <button
            type="button"
            className="btn"
            aria-busy={busy || undefined}
            aria-disabled={busy || undefined}
            onClick={() => void add()}
          >
            {t('showroomCenter.addGroup')}
          </button>
        </div>
      )}
      {refused && (
        <p role="alert" className="fd-e">
          {refused}
        </p>
      )}
    </div>
  );
}
