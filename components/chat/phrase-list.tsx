'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type KeyboardEvent, useEffect, useId, useMemo, useRef } from 'react';
import { isComposing } from '@/components/form/enter-key';
import { usePhone } from '@/components/form/phone-scope';
import { Input } from '@/components/ui/control';
import { type PhraseCard, type PhraseId, type PhraseSide, phrases } from '@/lib/chat/phrase/schema';
import { searchPhrases } from '@/lib/chat/phrase/search';
import { phraseOutline } from '@/lib/chat/phrase/text';

type Entry = PhraseCard & { text: string; labels: readonly string[] };
type Group = { stage: Entry['stage']; entries: Entry[] };

/** Groups results by stage; the order of stages follows the best result of each. */
function groupsOf(entries: readonly Entry[]): Group[] {
  const groups = new Map<Entry['stage'], Entry[]>();
  for (const entry of entries) groups.set(entry.stage, [...(groups.get(entry.stage) ?? []), entry]);
  return [...groups].map(([stage, list]) => ({ stage, entries: list }));
}

/** Phrases available to a side, as they read unfilled. */
function useEntries(side: PhraseSide): Entry[] {
  const t = useTranslations();
  const locale = useLocale();
  return useMemo(
    () =>
      phrases
        .filter((phrase) => phrase.side === side || phrase.side === 'both')
        .map((phrase) => ({
          ...phrase,
          text: phraseOutline(phrase.id, t, locale),
          labels: phrase.params.map((name) => t(`phrase.param.${name}`)),
        })),
    [t, locale, side],
  );
}

const moves: Record<string, (at: number, count: number) => number> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at <= 0 ? count : at) - 1,
};

type OptionsProps = { id: string; groups: Group[]; active: PhraseId | undefined; onChoose: (id: PhraseId) => void };

/** Phrases grouped by stage; focus stays in the search field (aria-activedescendant). */
function Options({ id, groups, active, onChoose }: OptionsProps) {
  const t = useTranslations('phrase');
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (active) list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <div ref={list} id={id} role="listbox" aria-label={t('list')} className="max-h-[45dvh] overflow-y-auto">
      {groups.map(({ stage, entries }) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot stand in a listbox.
        <div key={stage} role="group" aria-labelledby={`${id}-${stage}`}>
          <div id={`${id}-${stage}`} role="presentation" className="px-3 pt-3 pb-1 text-12 font-strong text-ink-3">
            {t(`stage.${stage}`)}
          </div>
          {entries.map((entry) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: the field above has the keys and the focus.
            <div
              key={entry.id}
              id={`${id}-${entry.id}`}
              role="option"
              aria-selected={entry.id === active}
              onClick={() => onChoose(entry.id)}
              className="flex min-h-[36px] cursor-pointer items-center rounded-s px-3 py-2 hover:bg-wash aria-selected:bg-wash phone:min-h-11 forced-colors:aria-selected:outline-2 forced-colors:aria-selected:-outline-offset-2"
            >
              <span>{entry.text}</span>
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

type Props = {
  side: PhraseSide;
  query: string;
  onQuery: (query: string) => void;
  /** Active option; held by the parent, so that closing a form returns to it. */
  active: PhraseId | undefined;
  onActive: (id: PhraseId | undefined) => void;
  onChoose: (id: PhraseId) => void;
};

/** Combobox of phrases: typing filters, arrow keys and Enter or a click choose. */
export function PhraseList({ side, query, onQuery, active, onActive, onChoose }: Props) {
  const t = useTranslations('phrase');
  const locale = useLocale();
  const phone = usePhone();
  const id = useId();
  const entries = useEntries(side);
  const groups = useMemo(() => groupsOf(searchPhrases(query, entries, locale)), [query, entries, locale]);
  const order = groups.flatMap((group) => group.entries.map((entry) => entry.id));
  const chosen = active && order.includes(active) ? active : undefined;
  const press = (event: KeyboardEvent) => {
    if (isComposing(event) || order.length === 0) return;
    const at = chosen ? order.indexOf(chosen) : -1;
    const move = moves[event.key];
    const target = chosen ?? (query.trim() === '' ? undefined : order[0]);
    if (move) onActive(order[move(at, order.length)]);
    else if (event.key === 'Enter' && target) onChoose(target);
    else return;
    event.preventDefault();
  };
  return (
    <div className="grid gap-2">
      <Input
        type="search"
        data-first={phone ? undefined : ''}
        role="combobox"
        aria-label={t('find')}
        placeholder={t('find')}
        aria-expanded={order.length > 0}
        aria-controls={id}
        aria-autocomplete="list"
        aria-activedescendant={chosen ? `${id}-${chosen}` : undefined}
        enterKeyHint="done"
        value={query}
        onChange={({ target }) => {
          onQuery(target.value);
          onActive(undefined);
        }}
        onKeyDown={press}
      />
      <p role="status" className={order.length > 0 ? 'sr-only' : 'px-3 py-2 text-ink-3'}>
        {order.length === 0 && t('none')}
      </p>
      <Options id={id} groups={groups} active={chosen} onChoose={onChoose} />
    </div>
  );
}
