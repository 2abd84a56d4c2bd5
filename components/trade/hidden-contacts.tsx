'use client';

import { useDeferredValue, useMemo } from 'react';
import { Note } from '@/components/ui/note';
import { contactsIn } from '@/lib/purchase/mask';

// Is in no text; a value that is not made anew at each render can be deferred.
const apart = '\0';

type Props = {
  /** what is being written */
  texts: readonly string[];
  title: string;
  hint: string;
};

/** What others will not see of a text before its buyer's contacts are opened to them. docs/domain.md, rule 3. */
export function HiddenContacts({ texts, title, hint }: Props) {
  const written = useDeferredValue(texts.join(apart));
  const hidden = useMemo(() => contactsIn(written.split(apart)), [written]);
  return (
    <div role="status">
      {hidden.length > 0 && (
        <Note tone="warn" title={title}>
          <ul className="my-1 flex list-none flex-wrap gap-x-4 gap-y-1 p-0">
            {hidden.map((contact) => (
              <li key={contact}>
                <bdi>{contact}</bdi>
              </li>
            ))}
          </ul>
          <p>{hint}</p>
        </Note>
      )}
    </div>
  );
}
