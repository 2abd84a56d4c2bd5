import { Icon } from '@/components/ui/icon';
import type { SuggestedText } from './search-suggestion';

type Group = 'suggestions' | 'recent' | 'hot';
export type SearchWord = SuggestedText & { group: Group };
type Props = {
  id: string;
  hidden: boolean;
  words: SearchWord[];
  active: number;
  texts: Record<Group | 'clear', string>;
  onChoose: (text: string) => void;
  onClear: () => void;
};

const icons = { suggestions: 'search', recent: 'clock', hot: 'flame' } as const;
const groups = ['suggestions', 'recent', 'hot'] as const;

/** Suggestions of the search box: completions, or recent and popular searches. */
export function SearchPanel({ id, hidden, words, active, texts, onChoose, onClear }: Props) {
  const numbered = words.map((word, index) => ({ ...word, at: index }));
  return (
    <div className="sg" hidden={hidden}>
      <div id={id} role="listbox" aria-label={texts.suggestions}>
        {groups.map((group) => {
          const members = numbered.filter((word) => word.group === group);
          if (!members.length) return null;
          return (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset may not stand in a listbox.
            <div key={group} role="group" aria-label={texts[group]}>
              {group !== 'suggestions' && (
                <p className="sg-h" aria-hidden="true">
                  {texts[group]}
                </p>
              )}
              {members.map(({ text, label, at }) => (
                // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the combobox's, which holds the focus.
                <div
                  key={text}
                  id={`${id}-${at}`}
                  role="option"
                  aria-selected={at === active}
                  tabIndex={-1}
                  onPointerDown={(event) => event.preventDefault()}
                  onClick={() => onChoose(text)}
                >
                  <Icon name={icons[group]} small />
                  <bdi>{text}</bdi>
                  {label && <small className="ms-auto flex-none ps-2 text-ink-3">{label}</small>}
                </div>
              ))}
            </div>
          );
        })}
      </div>
      {words.some(({ group }) => group === 'recent') && (
        <button type="button" className="sg-c" onClick={onClear}>
          {texts.clear}
        </button>
      )}
    </div>
  );
}
