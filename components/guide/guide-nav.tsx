export type GuideGroup = { title: string; links: readonly { href: string; label: string }[] };

type Props = { groups: readonly GuideGroup[]; here: string; label: string };

/** The pages of a guide in their groups; the one shown is marked. */
export function GuideNav({ groups, here, label }: Props) {
  return (
    <nav className="gd-nav" aria-label={label}>
      {groups.map(({ title, links }) => (
        <div key={title}>
          <p>{title}</p>
          <ul>
            {links.map(({ href, label: name }) => (
              <li key={href}>
                <a href={href} aria-current={href === here ? 'page' : undefined}>
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
