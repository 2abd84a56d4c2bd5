'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { CategorySearch } from '@/components/form/category-search';
import { GroupFrame } from '@/components/form/field-frame';
import { useBound } from '@/components/form/use-bound';
import { useHeldFocus } from '@/components/form/use-held-focus';
import { Icon } from '@/components/ui/icon';
import { config } from '@/lib/platform/config';
import { formatNumber } from '@/lib/platform/i18n/format';
import type { Industry } from './industry';

type Props = { label: string; industries: readonly Industry[] };
const max = config.company.categories;

/** Industries of a company: first a sector, then its categories. docs/domain.md, Required fields. */
export function CategoryField({ label, industries }: Props) {
  const t = useTranslations('companyForm.category');
  const limit = useTranslations('validation');
  const locale = useLocale();
  const { field, id, error, aria } = useBound({ name: 'categories', label, need: 'required' });
  const first = useRef<HTMLSelectElement>(null);
  const chips = useHeldFocus<HTMLUListElement>(first);
  const chosen: number[] = field.value ?? [];
  const [typed, setTyped] = useState('');
  const [sector, setSector] = useState<number | null>(null);
  const sectors = industries.filter(({ parents }) => parents.length === 0);
  const within = industries.filter(({ parents }) => parents[0] === sector);
  const full = chosen.length >= max;
  const nameOf = (of: Industry) => [...of.path, of.name].join(' › ');
  const leaves = industries.map((one) => ({ id: one.id, label: one.name, path: nameOf(one) }));
  const toggle = (one: number) =>
    chosen.includes(one) ? field.onChange(chosen.filter((other) => other !== one)) : add(one);
  const add = (one: number) => {
    if (one > 0 && !chosen.includes(one) && !full) field.onChange([...chosen, one]);
  };
  return (
    <GroupFrame id={id} label={label} need="required" error={error}>
      <div className="grid gap-2">
        {chosen.length > 0 && (
          <ul ref={chips} className="flex flex-wrap gap-[6px]">
            {industries
              .filter((one) => chosen.includes(one.id))
              .map((one) => (
                <li
                  key={one.id}
                  className="inline-flex max-w-full items-center gap-[2px] rounded-s border border-line bg-wash ps-2 leading-[1.4] in-disabled:min-h-7 in-disabled:pe-2"
                >
                  <span>{nameOf(one)}</span>
                  <button
                    type="button"
                    className="grid size-7 flex-none cursor-pointer place-items-center text-ink-2 in-disabled:hidden phone:size-11"
                    aria-label={t('remove', { name: one.name })}
                    onClick={() => field.onChange(chosen.filter((other) => other !== one.id))}
                  >
                    <Icon name="close" small />
                  </button>
                </li>
              ))}
          </ul>
        )}
        {!full && <CategorySearch leaves={leaves} value={chosen} typed={typed} onTyped={setTyped} onToggle={toggle} />}
        <div className="g2" hidden={typed.trim() !== ''}>
          <select
            {...aria}
            ref={(control) => {
              first.current = control;
              field.ref(control);
            }}
            className="ctl sel"
            aria-label={t('sector')}
            value={sector ?? ''}
            disabled={full}
            onBlur={field.onBlur}
            onChange={({ target }) => setSector(target.value === '' ? null : Number(target.value))}
          >
            <option value="">{t('sector')}</option>
            {sectors.map((one) => (
              <option key={one.id} value={one.id}>
                {one.name}
              </option>
            ))}
          </select>
          <select
            className="ctl sel"
            aria-label={t('kind')}
            value=""
            disabled={full || sector === null}
            onChange={({ target }) => add(Number(target.value))}
          >
            <option value="">{t('kind')}</option>
            {sectors
              .filter((one) => one.id === sector)
              .map((one) => (
                <option key={one.id} value={one.id} disabled={chosen.includes(one.id)}>
                  {t('whole', { name: one.name })}
                </option>
              ))}
            {within.map((one) => (
              <option key={one.id} value={one.id} disabled={chosen.includes(one.id)}>
                {[...one.path.slice(1), one.name].join(' › ')}
              </option>
            ))}
          </select>
        </div>
        <p className="fd-h" role="status">
          {full ? limit('tagCategoryLimit') : sector !== null && chosen.length === 0 ? t('next') : ''}{' '}
          {t('count', { n: formatNumber(locale, chosen.length), max: formatNumber(locale, max) })}
        </p>
      </div>
    </GroupFrame>
  );
}
