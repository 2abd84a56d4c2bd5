import type { ReactNode } from 'react';
import { SectionHead } from '@/components/ui/section-head';
import type { Device } from '@/lib/platform/i18n/site';

type Props = {
  title: string;
  more: { href: string; label: string };
  device: Device;
  /** grid classes on desktop; rows by default */
  cells?: string;
  /** cell width on a phone, where cells scroll sideways */
  snap?: string;
  children: { id: number; content: ReactNode }[];
};

/** Some of GECO's content on a country, with a link to all; nothing if empty. */
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
