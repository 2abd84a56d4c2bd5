'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { type ReactNode, type Ref, useDeferredValue, useEffect, useState } from 'react';
import { Button as Trigger } from 'react-aria-components/Button';
import { ComboBox, Input } from 'react-aria-components/ComboBox';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { AriaScope } from './aria-scope';
import { Button } from './button';
import { controlClass } from './control';
import type { ControlTies } from './field';
import { Icon } from './icon';
import { iconButtonStyle } from './icon-button';

/** An option: text label, optional richer rendering, and the value. */
export type ComboboxOption<T = unknown> = { key: string; label: string; show?: ReactNode; item?: T };

type Props<T> = ControlTies & {
  /** Accessible name of the list: the field's label. */
  label: string;
  /** Query key of the search, for caching. */
  queryKey: readonly unknown[];
  /** Searches options on the server or locally; for empty input the most common ones. */
  search: (words: string, signal: AbortSignal) => Promise<readonly ComboboxOption<T>[]>;
  value: ComboboxOption<T> | null;
  onChoose: (found: ComboboxOption<T> | null) => void;
  onBlur?: () => void;
  placeholder?: string;
  disabled?: boolean;
  controlRef?: Ref<HTMLInputElement>;
};

/**
 * Combobox. Text that was typed but not chosen stays, has no value, and fails validation. Arrow keys, Enter, Escape;
 * the number of results is announced in the page's language.
 */
export function Combobox<T>({ label, queryKey, search, value, onChoose, onBlur, placeholder, ...rest }: Props<T>) {
  const { disabled, controlRef, id, ...ties } = rest;
  const t = useTranslations('form.search');
  const [typed, setTyped] = useState(value?.label ?? '');
  const [shown, setShown] = useState(value);
  // The value was replaced, by a draft or merged version, or its name was loaded.
  if (shown?.key !== value?.key || shown?.label !== value?.label) {
    setShown(value);
    if (value && (shown?.key !== value.key || typed === shown.label)) setTyped(value.label);
  }
  const words = useDeferredValue(value?.label === typed ? '' : typed.trim());
  const { data, isError, refetch } = useQuery({
    queryKey: [...queryKey, words],
    queryFn: ({ signal }) => search(words, signal),
    placeholderData: (before) => before,
  });
  const found = data ?? [];
  // The list closes on scroll. It overlaps sticky bars, so that arrow keys need not scroll options from behind them.
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    if (!isOpen) return;
    const { style } = document.documentElement;
    style.scrollPaddingBlock = '0';
    return () => {
      style.scrollPaddingBlock = '';
    };
  }, [isOpen]);
  // Outside a modal dialog nothing can be clicked, so the list is rendered inside it and positioned beyond its box.
  const [around, setAround] = useState<Element>();
  const raise = (list: HTMLElement | null) => {
    if (!around || !list) return;
    list.popover = 'manual';
    list.showPopover?.();
  };
  return (
    <AriaScope>
      <ComboBox
        ref={(box) => setAround(box?.closest('dialog') ?? undefined)}
        aria-label={label}
        items={found.map((one) => ({ ...one, id: one.key }))}
        inputValue={typed}
        onInputChange={(text) => {
          setTyped(text);
          if (value && text !== value.label) onChoose(null);
        }}
        selectedKey={value?.key ?? null}
        onSelectionChange={(key) => {
          const chosen = found.find((one) => one.key === key);
          if (!chosen) return;
          onChoose(chosen);
          setTyped(chosen.label);
        }}
        onOpenChange={setIsOpen}
        onBlur={onBlur}
        isDisabled={disabled}
        isInvalid={ties['aria-invalid']}
        allowsCustomValue
        allowsEmptyCollection
        menuTrigger="input"
        className="relative flex"
      >
        <Input
          {...ties}
          id={id}
          ref={controlRef}
          type="search"
          autoComplete="off"
          enterKeyHint="search"
          placeholder={placeholder}
          className={`${controlClass} pe-10 [&::-webkit-search-cancel-button]:hidden`}
        />
        <Trigger className={iconButtonStyle({ size: 's', className: 'absolute! inset-y-0 end-0 my-auto' })}>
          <Icon name="down" small />
        </Trigger>
        <Popover
          offset={4}
          ref={raise}
          UNSTABLE_portalContainer={around}
          className="inset-auto m-0 w-(--trigger-width) rounded border border-line-2 bg-paper text-14 text-ink shadow-none"
        >
          <ListBox<ComboboxOption<T> & { id: string }>
            aria-label={label}
            className="max-h-[320px] overflow-auto p-1 shadow-none outline-none"
            renderEmptyState={() => (
              <p className="px-[10px] py-2 text-ink-3">{t(data ? 'none' : isError ? 'failed' : 'searching')}</p>
            )}
          >
            {({ key, label: text, show }) => (
              <ListBoxItem
                id={key}
                textValue={text}
                className="flex min-h-[36px] cursor-pointer items-center rounded-s px-[10px] py-2 outline-none phone:min-h-11 data-[focused]:bg-wash data-[selected]:font-strong data-[selected]:text-accent-strong forced-colors:data-[focused]:outline-2 forced-colors:data-[focused]:-outline-offset-2"
              >
                {show ?? text}
              </ListBoxItem>
            )}
          </ListBox>
        </Popover>
      </ComboBox>
      {isError && (
        <p role="alert" className="flex flex-wrap items-center gap-2 text-12 text-bad">
          {t('failed')}
          <Button size="s" onClick={() => void refetch()}>
            {t('again')}
          </Button>
        </p>
      )}
    </AriaScope>
  );
}
