import type { LegalBlock } from '@/lib/legal/types';

/** Text with the operator's addresses as links. */
function WithAddress({ text, email }: { text: string; email: string }) {
  const [first = '', ...rest] = text.split(email);
  return (
    <>
      {first}
      {rest.map((part) => (
        <span key={part}>
          <a className="underline" href={`mailto:${email}`} dir="ltr">
            {email}
          </a>
          {part}
        </span>
      ))}
    </>
  );
}

/** A paragraph, list or definition table of a legal document. */
export function LegalBody({ block, email }: { block: LegalBlock; email: string }) {
  if (typeof block === 'string')
    return (
      <p>
        <WithAddress text={block} email={email} />
      </p>
    );
  if ('list' in block)
    return (
      <ul className="grid list-disc gap-2 ps-6 marker:text-ink-3">
        {block.list.map((item) => (
          <li key={item}>
            <WithAddress text={item} email={email} />
          </li>
        ))}
      </ul>
    );
  return (
    <dl className="grid gap-x-6 border-t border-line sm:grid-cols-[max-content_minmax(0,1fr)]">
      {block.terms.map(([term, meaning]) => (
        <div key={term} className="grid gap-x-6 gap-y-1 border-b border-line py-2 sm:col-span-2 sm:grid-cols-subgrid">
          <dt className="font-medium">
            <code dir="ltr">{term}</code>
          </dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
  );
}
