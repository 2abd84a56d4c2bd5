'use client';

import { Button } from 'react-aria-components/Button';
import { Menu as AriaMenu, MenuItem, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { AriaScope } from './aria-scope';
import { buttonStyle } from './button';
import { Icon } from './icon';
import { iconButtonStyle } from './icon-button';

/** An action, or a link. */
export type MenuEntry = { key: string; label: string; icon?: string; danger?: boolean; off?: boolean } & (
  | { run: () => void }
  | { href: string }
);

type Props = {
  /** Accessible name: the button is an icon. */
  label: string;
  icon?: string;
  size?: 's' | 'm';
  /** Shows the label beside the icon. */
  labelled?: boolean;
  entries: readonly MenuEntry[];
};

const row =
  'flex min-h-[36px] cursor-pointer items-center gap-2 rounded-s px-[10px] py-2 no-underline outline-none phone:min-h-11 data-[focused]:bg-wash data-[disabled]:cursor-not-allowed data-[disabled]:text-ink-3 forced-colors:data-[focused]:outline-2 forced-colors:data-[focused]:-outline-offset-2';

/** Menu of further actions: arrow keys, first letters, Escape. */
export function Menu({ label, icon = 'more', size = 's', labelled = false, entries }: Props) {
  if (entries.length === 0) return null;
  return (
    <AriaScope>
      <MenuTrigger>
        {labelled ? (
          <Button className={buttonStyle({ size })}>
            <Icon name={icon} small />
            {label}
          </Button>
        ) : (
          <Button aria-label={label} className={iconButtonStyle({ size })}>
            <Icon name={icon} small />
          </Button>
        )}
        <Popover
          placement="bottom end"
          offset={4}
          className="min-w-[200px] overflow-auto shadow-none rounded border border-line-2 bg-paper p-1 text-14 text-ink"
        >
          <AriaMenu aria-label={label} className="outline-none">
            {entries.map((entry) => (
              <MenuItem
                key={entry.key}
                id={entry.key}
                textValue={entry.label}
                isDisabled={entry.off}
                className={`${row} ${entry.danger ? 'text-bad' : 'text-ink'}`}
                {...('href' in entry ? { href: entry.href } : { onAction: entry.run })}
              >
                {entry.icon && <Icon name={entry.icon} small />}
                {entry.label}
              </MenuItem>
            ))}
          </AriaMenu>
        </Popover>
      </MenuTrigger>
    </AriaScope>
  );
}
