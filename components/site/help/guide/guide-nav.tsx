export type GuideGroup = { title: string; links: readonly { href: string; label: string }[] };

type Props = { groups: readonly GuideGroup[]; here: string; label: string };

const link =
  'flex min-h-[36px] items-center border-s-2 px-3 py-1 leading-[var(--lh-snug)] wrap-anywhere hover:text-accent phone:min-h-11';

/** Pages of a guide in groups, the current one marked. */
export function GuideNav({ groups, here, label }: Props) {
  return (
    <nav className="grid gap-5 phone:px-4 phone:pb-4" aria-label={label}>
      {groups.map(({ title, links }) => (
        <div key={title}>
          <p className="mb-1 text-12 font-strong text-ink-3">{title}</p>
          <ul>
            {links.map(({ href, label: name }) => (
              <li key={href}>
                <a
                  href={href}
                  className={`${link} ${href === here ? 'border-accent bg-accent-soft font-strong text-accent-strong' : 'border-line text-ink-2'}`}
                  aria-current={href === here ? 'page' : undefined}
                >
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
