import type { ReactNode } from 'react';

type Props = {
  title: ReactNode;
  text: ReactNode;
  time: { instant: string; shown: string };
  /** Not seen yet. */
  fresh: boolean;
};

/** A news row of the purchaser's home page. */
export function NewsItem({ title, text, time, fresh }: Props) {
  return (
    <li className="grid gap-[2px] border-b border-line px-4 py-3 last:border-b-0">
      <b
        className={`phone:[&_a]:inline-flex phone:[&_a]:min-h-11 phone:[&_a]:items-center ${fresh ? 'font-[650]' : 'font-medium'}`}
      >
        {title}
      </b>
      <span className="text-ink-2">{text}</span>
      <time className="text-12 text-ink-3" dateTime={time.instant}>
        {time.shown}
      </time>
    </li>
  );
}
