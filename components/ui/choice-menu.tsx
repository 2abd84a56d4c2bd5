import type { ReactNode } from 'react';
import { buttonStyle } from './button';
import { Icon } from './icon';
import '@/app/table.css';

export type MenuChoice = {
  key: string;
  label: ReactNode;
  /** Number of results, formatted. */
  count?: string;
  href: string;
  on: boolean;
};

type Props = {
  /** Unique on the page. */
  id: string;
  /** Accessible name of the choices. */
  label: string;
  /** Content of the button; by default the label. */
  words?: ReactNode;
  /** Whether something other than the default is chosen. */
  active?: boolean;
  choices: readonly MenuChoice[];
};

/** A filter of a list as a button with a panel of links; opens and closes without a script. */
export function ChoiceMenu({ id, label, words = label, active, choices }: Props) {
  return (
    <div className="flex-none" data-menu>
      <button
        type="button"
        popoverTarget={id}
        className={buttonStyle({ size: 's', className: active ? 'text-accent-strong' : '' })}
      >
        {words}
        <Icon name="down" small />
      </button>
      <nav id={id} popover="auto" aria-label={label} className="cm">
        <ul>
          {choices.map(({ key, label: name, count, href, on }) => (
            <li key={key}>
              <a href={href} rel={href.includes('?') ? 'nofollow' : undefined} aria-current={on || undefined}>
                {name}
                {count !== undefined && <em>{count}</em>}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
