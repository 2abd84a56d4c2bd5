'use client';

import { useRouter } from 'next/navigation';
import { type FormEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import { isComposing } from '@/components/form/enter-key';
import { Icon } from '@/components/ui/icon';
import type { BoxScope } from '@/lib/search/box-scope';
import { SearchPanel, type SearchWord } from './search-panel';
import { forgetSearches, keepSearch, recentSearches } from './search-recent';
import { SearchField, type SearchFieldTexts } from './search-scope';
import { useSuggestion } from './search-suggestion';

export type SearchTexts = SearchFieldTexts &
  Record<'label' | 'field' | 'submit' | 'suggestions' | 'recent' | 'hot' | 'clear', string>;

export type SearchBoxProps = {
  /** form action without JavaScript */
  action: string;
  siteId: number;
  texts: SearchTexts;
  /** `row`: a select beside the field; `tabs`: tabs above it; `none`: fixed scope */
  scopes: 'row' | 'tabs' | 'none';
  scope?: BoxScope;
  /** the keyword searched, on a results page */
  value?: string;
};

// Loaded on demand: the route table is large and only needed for searching.
const addressOf = async (scope: BoxScope, keyword: string): Promise<string> =>
  (await import('@/lib/platform/routes/search-scope')).scopeAddress(scope, keyword);

/** Search of the whole platform with completions; a plain form without JavaScript. */
export function SearchBox({ action, siteId, texts, scopes, scope: given = 'product', value = '' }: SearchBoxProps) {
  const router = useRouter();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState(value);
  const [shown, setShown] = useState(value);
  const [scope, setScope] = useState(given);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const [recent, setRecent] = useState<string[]>([]);
  const offered = useSuggestion({ open, typed: typed.trim(), scope, siteId });
  const words: SearchWord[] = typed.trim()
    ? offered.map((one) => ({ ...one, group: 'suggestions' }))
    : [
        ...recent.map((text): SearchWord => ({ text, group: 'recent' })),
        ...offered.filter(({ text }) => !recent.includes(text)).map((one): SearchWord => ({ ...one, group: 'hot' })),
      ];

  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  const begin = () => {
    setRecent(recentSearches());
    setOpen(true);
  };
  const go = async (text: string) => {
    const keyword = text.trim();
    setTyped(text);
    setShown(text);
    close();
    if (keyword) keepSearch(keyword);
    const address = await addressOf(scope, keyword).catch(() => null);
    if (address !== null) return router.push(address);
    // If loading fails, submit natively: the browser shows its offline page, and reload searches.
    form.current?.submit();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    go(shown);
  };
  const type = (field: HTMLInputElement) => {
    setTyped(field.value);
    setShown(field.value);
    setActive(-1);
    setOpen(field === document.activeElement);
  };
  const move = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    if (event.key === 'Escape' && open) {
      event.preventDefault();
      setShown(typed);
      return close();
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    if (!open) return begin();
    const places = words.length + 1;
    const next = ((active + 1 + step + places) % places) - 1;
    setActive(next);
    setShown(words[next]?.text ?? typed);
  };

  const expanded = open && words.length > 0;
  return (
    // biome-ignore lint/a11y/useSemanticElements: Safari 16 does not know <search>.
    <form
      ref={form}
      className={`sbox by-${scopes}`}
      role="search"
      aria-label={texts.label}
      action={action}
      onSubmit={submit}
      onBlur={(event) => event.currentTarget.contains(event.relatedTarget) || close()}
    >
      <SearchField as={scopes} scope={scope} texts={texts} onScope={setScope}>
        <input
          type="search"
          name="q"
          role="combobox"
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={120}
          dir="auto"
          placeholder={scope === 'product' || scope === 'all' ? texts.field : texts[scope]}
          aria-label={texts.field}
          aria-autocomplete="list"
          aria-expanded={expanded}
          aria-controls={id}
          aria-activedescendant={active >= 0 ? `${id}-${active}` : undefined}
          value={shown}
          onChange={(event) => type(event.target)}
          onFocus={begin}
          onClick={begin}
          onKeyDown={move}
        />
        <button type="submit">
          <Icon name="search" />
          <span>{texts.submit}</span>
        </button>
      </SearchField>
      <SearchPanel
        id={id}
        hidden={!expanded}
        words={words}
        active={active}
        texts={texts}
        onChoose={go}
        onClear={() => {
          forgetSearches();
          setRecent([]);
        }}
      />
    </form>
  );
}
