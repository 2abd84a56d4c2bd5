'use client';

import { type MouseEvent, useEffect, useState } from 'react';

type Texts = { more: string; end: string; loading: string; failed: string };
type Part = { address: string; html: string; next: string | null };
type Props = {
  /** address of the next page; null at the end */
  next: string | null;
  texts: Texts;
};

/** Loaded pages by the first page's address, to restore them on Back. */
const kept = new Map<string, Part[]>();

const partOf = async (address: string): Promise<Part> => {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(String(answer.status));
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  const items = page.querySelector('[data-items]');
  if (!items) throw new Error('no items');
  return { address, html: items.innerHTML, next: page.querySelector('[data-more]')?.getAttribute('href') ?? null };
};

/** Loads further pages of a listing until the end; without JavaScript a link to the next page. */
export function LoadMore({ next: first, texts }: Props) {
  const [parts, setParts] = useState<Part[]>(() => (first ? (kept.get(first) ?? []) : []));
  const [status, setStatus] = useState<'' | 'loading' | 'failed'>('');
  const last = parts.at(-1);
  const next = last ? last.next : first;
  // Notifies code that processes the page's items, such as the comparison checkboxes.
  useEffect(() => {
    if (parts.length) document.dispatchEvent(new Event('items'));
  }, [parts]);
  const load = async (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || !first || !next) return;
    event.preventDefault();
    if (status === 'loading') return;
    setStatus('loading');
    try {
      const all = [...parts, await partOf(next)];
      kept.set(first, all);
      setParts(all);
      setStatus('');
    } catch {
      setStatus('failed');
    }
  };
  return (
    <>
      {parts.map(({ address, html }) => (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own server's markup of the same listing
        <div key={address} dangerouslySetInnerHTML={{ __html: html }} />
      ))}
      {status === 'loading' && (
        <div className="sk" aria-hidden="true">
          <i />
          <i />
          <i />
        </div>
      )}
      <p className="sr" role="status">
        {status === 'loading' ? texts.loading : ''}
      </p>
      {status === 'failed' && (
        <p className="bad" role="alert">
          {texts.failed}
        </p>
      )}
      {next ? (
        <a className="btn w l more" href={next} rel="next" data-more onClick={load}>
          {status === 'loading' ? texts.loading : texts.more}
        </a>
      ) : (
        <p className="end">{texts.end}</p>
      )}
    </>
  );
}
