'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { GroupFrame } from '@/components/form/field-frame';
import { useBound } from '@/components/form/use-bound';
import { Icon } from '@/components/ui/icon';
import { formatNumber } from '@/lib/platform/i18n/format';
import type { ContinentChoice } from './types';

const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Country picker by continent, with search; selected ones are chips above. */
export function CountryField({ label, continents }: { label: string; continents: readonly ContinentChoice[] }) {
  const t = useTranslations('showcaseItem');
  const locale = useLocale();
  const [query, setQuery] = useState('');
  const { field, id, error } = useBound({ name: 'countries', label });
  const picked: readonly string[] = field.value ?? [];
  const names = new Map(continents.flatMap(({ countries }) => countries.map(({ code, name }) => [code, name])));
  const set = (codes: readonly string[], on: boolean) =>
    field.onChange(on ? [...new Set([...picked, ...codes])] : picked.filter((code) => !codes.includes(code)));
  const word = fold(query.trim());
  return (
    <GroupFrame id={id} label={label} error={error}>
      {picked.length > 0 && (
        <ul className="ri-chips">
          {picked.map((code) => (
            <li key={code}>
              <button
                type="button"
                onClick={() => set([code], false)}
                aria-label={t('unpick', { name: names.get(code) ?? code })}
              >
                {names.get(code) ?? code}
                <Icon name="close" small />
              </button>
            </li>
          ))}
          <li>
            <button type="button" className="lnk" onClick={() => field.onChange([])}>
              {t('unpickAll')}
            </button>
          </li>
        </ul>
      )}
      <input
        ref={field.ref}
        type="search"
        autoComplete="off"
        enterKeyHint="next"
        className="ctl"
        value={query}
        aria-label={t('searchCountry')}
        placeholder={t('searchCountry')}
        onChange={({ target }) => setQuery(target.value)}
        onBlur={field.onBlur}
      />
      <div className="ri-ct">
        {continents.map(({ slug, label: continent, countries }) => {
          const found = countries.filter(({ name }) => fold(name).includes(word));
          if (found.length === 0) return null;
          const codes = countries.map(({ code }) => code);
          const count = codes.filter((code) => picked.includes(code)).length;
          return (
            <details key={slug} open={word !== '' || undefined}>
              <summary>
                {continent}
                <small>
                  {t('pickedOf', { n: formatNumber(locale, count), all: formatNumber(locale, codes.length) })}
                </small>
              </summary>
              {word === '' && (
                <label className="ri-all">
                  <input
                    type="checkbox"
                    checked={count === codes.length}
                    ref={(box) => {
                      if (box) box.indeterminate = count > 0 && count < codes.length;
                    }}
                    onChange={({ target }) => set(codes, target.checked)}
                  />
                  {t('wholeContinent', { continent })}
                </label>
              )}
              <div className="ri-cs">
                {found.map(({ code, name }) => (
                  <label key={code}>
                    <input
                      type="checkbox"
                      checked={picked.includes(code)}
                      onChange={({ target }) => set([code], target.checked)}
                    />
                    {name}
                  </label>
                ))}
              </div>
            </details>
          );
        })}
      </div>
    </GroupFrame>
  );
}
