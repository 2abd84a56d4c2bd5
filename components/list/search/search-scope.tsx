import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { type BoxScope, boxScopes } from '@/lib/search/box-scope';

export type SearchFieldTexts = Record<'scope' | BoxScope, string>;
type Props = {
  as: 'row' | 'tabs' | 'none';
  scope: BoxScope;
  texts: SearchFieldTexts;
  onScope: (scope: BoxScope) => void;
  children: ReactNode;
};

/** The search field with the scope: a select in its row, tabs above it, or none. */
export function SearchField({ as, scope, texts, onScope, children }: Props) {
  return (
    <>
      {as === 'tabs' && (
        <fieldset className="scopes">
          <legend className="sr">{texts.scope}</legend>
          {boxScopes.map((choice) => (
            <label key={choice} className={choice === scope ? 'on' : undefined}>
              <input
                className="sr"
                type="radio"
                name="scope"
                value={choice}
                checked={choice === scope}
                onChange={() => onScope(choice)}
              />
              {texts[choice]}
            </label>
          ))}
        </fieldset>
      )}
      <div className="srch">
        {as === 'row' && (
          <span className="scope">
            <select
              name="scope"
              aria-label={texts.scope}
              value={scope}
              onChange={(event) => onScope(event.target.value as BoxScope)}
            >
              {boxScopes.map((choice) => (
                <option key={choice} value={choice}>
                  {texts[choice]}
                </option>
              ))}
            </select>
            <Icon name="down" small />
          </span>
        )}
        {as === 'none' && <input type="hidden" name="scope" value={scope} />}
        {children}
      </div>
    </>
  );
}
