'use client';

import { useDeferredValue, useId, useMemo } from 'react';
import { Checkbox } from '@/components/ui/control';
import { Note } from '@/components/ui/note';
import { purchaseLimits } from '@/lib/purchase/constants';
import { contactsIn } from '@/lib/purchase/mask';

// Occurs in no text; a joined string is stable across renders, so it can be deferred.
const apart = '\0';

/** The author's claim that something is no contact, and the function to make it. */
type Claim = {
  notContacts: readonly string[];
  onChange: (notContacts: string[]) => void;
  label: string;
  hint: string;
};
type Props = {
  /** the texts being written */
  texts: readonly string[];
  title: string;
  hint: string;
  /** omitted if claims are not possible */
  claim?: Claim;
};

/**
 * Previews which parts of a text will be hidden as contact details, unless the author claims otherwise. docs/domain.md,
 * rule 3.
 */
export function HiddenContacts({ texts, title, hint, claim }: Props) {
  const id = useId();
  const written = useDeferredValue(texts.join(apart));
  const hidden = useMemo(() => contactsIn(written.split(apart)), [written]);
  const mark = (contact: string, isNone: boolean) => {
    const others = claim?.notContacts.filter((one) => one !== contact) ?? [];
    claim?.onChange(isNone ? [...others, contact] : others);
  };
  return (
    <div role="status">
      {hidden.length > 0 && (
        <Note tone="warn" title={title}>
          <ul className="my-1 flex list-none flex-wrap gap-x-4 gap-y-1 p-0">
            {hidden.map((contact, index) => (
              <li key={contact} className="flex flex-wrap items-center gap-x-3">
                <bdi id={`${id}-${index}`} className="[overflow-wrap:anywhere]">
                  {contact}
                </bdi>
                {claim && contact.length <= purchaseLimits.contact && (
                  <Checkbox
                    checked={claim.notContacts.includes(contact)}
                    aria-describedby={`${id}-${index}`}
                    onChange={({ target }) => mark(contact, target.checked)}
                  >
                    {claim.label}
                  </Checkbox>
                )}
              </li>
            ))}
          </ul>
          <p>{hint}</p>
          {claim && <p>{claim.hint}</p>}
        </Note>
      )}
    </div>
  );
}
