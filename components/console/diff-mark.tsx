import type { ReactNode } from 'react';

const looks = {
  ins: 'rounded-[2px] bg-[#d3ebdb] px-[2px] text-[#12502b] no-underline forced-colors:underline',
  del: 'rounded-[2px] bg-[#f8d9da] px-[2px] text-[#8a1522] line-through',
  same: undefined,
};

/** A text segment: added, removed or unchanged. */
export function DiffMark({ kind, children }: { kind: keyof typeof looks; children: ReactNode }) {
  const Tag = kind === 'same' ? 'span' : kind;
  return <Tag className={looks[kind]}>{children}</Tag>;
}
