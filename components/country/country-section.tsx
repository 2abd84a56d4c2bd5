import type { ReactNode } from 'react';
import { SectionHead } from '@/components/ui/section-head';
import type { Device } from '@/lib/platform/i18n/site';

type Props = {
  title: string;
  more: { href: string; label: string };
  device: Device;
  /** how cells stand on a large screen; rows where it is left out */
  cells?: string;
  /** how wide a cell is on a small screen, where cells are moved sideways */
  snap?: string;
  children: { id: number; content: ReactNode }[];
};

/** Some of what GECO has of a country, with the way to all; nothing where there is none. */
export function CountrySection({ title, more, device, cells, snap = '', children }: Props) {
  if (children.length === 0) return null;
  const mobile = device === 'm';
  return (
    <section className="sec">
      <div className="wrap">
        <SectionHead title={title} more={more} bare={mobile} />
        {!cells && children.map(({ content }) => content)}
        {cells && !mobile && <div className={`cells ${cells}`}>{children.map(({ content }) => content)}</div>}
      </div>
      {cells && mobile && (
        <ul className={`hs snap ${snap}`}>
          {children.map(({ id, content }) => (
            <li key={id} className="card">
              {content}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
