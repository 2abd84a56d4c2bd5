'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { BoundField } from '@/components/form/bound-field';
import type { Need } from '@/components/form/use-bound';
import { Combobox, type ComboboxOption } from '@/components/ui/combobox';
import { callContract } from '@/lib/platform/http/call-contract';
import { sites } from '@/lib/platform/i18n/site';
import { portSearchCall } from '@/lib/port/schema';
import { noPort } from '@/lib/purchase/constants';

/** A port by UN/LOCODE, or none. */
export function PortField({ need }: { need: Need }) {
  const t = useTranslations('purchaseForm');
  const { siteId } = sites[useLocale()];
  const label = t('port');
  const [found, setFound] = useState<ComboboxOption | null>(null);
  const none: ComboboxOption = { key: noPort, label: t('noPort') };
  const find = async (keyword: string, signal: AbortSignal): Promise<ComboboxOption[]> => {
    const ports = await callContract(portSearchCall, { siteId, keyword }, { quiet: true, userType: null, signal });
    return ports.map(({ code, name, country }) => ({ key: code, label: t('portName', { name, country, code }) }));
  };
  const search = async (keyword: string, signal: AbortSignal): Promise<readonly ComboboxOption[]> => {
    if (keyword === '') return [none];
    return [...(await find(keyword, signal)), none];
  };
  const written: string = useWatch({ name: 'port' });
  const { data: named } = useQuery({
    queryKey: ['port', 'named', written],
    queryFn: async ({ signal }) => (await find(written, signal)).find(({ key }) => key === written) ?? null,
    enabled: written !== '' && written !== noPort && found?.key !== written,
  });
  return (
    <BoundField name="port" label={label} hint={t('portHint')} need={need}>
      {(ties, { value, onChange, onBlur, ref }) => {
        // For a stored port only the code is known until its name is loaded.
        const known = [found, named].find((port) => port?.key === value) ?? { key: value, label: value };
        const chosen = value === noPort ? none : value ? known : null;
        return (
          <Combobox
            {...ties}
            label={label}
            queryKey={['port']}
            search={search}
            value={chosen}
            onChoose={(port) => {
              setFound(port);
              onChange(port?.key ?? '');
            }}
            onBlur={onBlur}
            controlRef={ref}
            placeholder={t('portSearch')}
          />
        );
      }}
    </BoundField>
  );
}
