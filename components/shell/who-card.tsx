import type { ShellProps } from './types';

/** The signed-in account and its role. */
export function WhoCard({ who }: Pick<ShellProps, 'who'>) {
  return (
    <div className="cc-who">
      <span className="cc-av">{who.initials}</span>
      <span>
        <b>{who.name}</b>
        <small>{who.detail}</small>
      </span>
    </div>
  );
}
