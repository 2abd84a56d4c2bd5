'use client';

import { useTranslations } from 'next-intl';
import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react';
import { Icon } from '@/components/ui/icon';

type Mark = 'good' | 'flag';
/** A field path with its mark. */
export type MarkedField = [path: string, mark: Mark];
type Marks = {
  marks: ReadonlyMap<string, Mark>;
  putMarks: (marks: readonly MarkedField[]) => void;
  toggle: (paths: readonly string[], mark: Mark) => void;
  /** Whether the reviewer has viewed the submission's document. */
  seen: boolean;
  see: () => void;
};
const MarksContext = createContext<Marks | null>(null);

/** The reviewer's marks, shared by rows and decision. */
export function FlagProvider({ seen: before = false, children }: { seen?: boolean; children: ReactNode }) {
  const [seen, setSeen] = useState(before);
  const [marks, setMarks] = useState<ReadonlyMap<string, Mark>>(new Map());
  const putMarks = useCallback((kept: readonly MarkedField[]) => setMarks(new Map(kept)), []);
  const value = useMemo<Marks>(
    () => ({
      marks,
      putMarks,
      seen,
      see: () => setSeen(true),
      toggle: (paths, mark) =>
        setMarks((before) => {
          const after = new Map(before);
          const marked = paths.every((path) => before.get(path) === mark);
          for (const path of paths) {
            if (marked) after.delete(path);
            else after.set(path, mark);
          }
          return after;
        }),
    }),
    [marks, seen, putMarks],
  );
  return <MarksContext value={value}>{children}</MarksContext>;
}

/** @throws Error outside of a FlagProvider */
function useMarks(): Marks {
  const marks = useContext(MarksContext);
  if (!marks) throw new Error('marks are used outside of a submission');
  return marks;
}

/** Paths of the flagged fields. */
export const useFlags = (): readonly string[] =>
  [...useMarks().marks].filter(([, mark]) => mark === 'flag').map(([path]) => path);

const unmarked: Pick<Marks, 'marks' | 'putMarks'> = { marks: new Map(), putMarks: () => undefined };

/** All marks, and a function to restore saved ones; empty where marking is disabled. */
export const useKeptMarks = (): Pick<Marks, 'marks' | 'putMarks'> => useContext(MarksContext) ?? unmarked;

/** Whether the document was viewed, and a function to record that; a no-op outside a submission. */
export const useSeen = (): Pick<Marks, 'seen' | 'see'> => useContext(MarksContext) ?? { seen: true, see: () => {} };

const looks = {
  good: 'aria-pressed:bg-ok-soft aria-pressed:text-ok',
  flag: 'aria-pressed:bg-bad-soft aria-pressed:text-bad',
};

/** Marks a field, in all its languages, as fine or as a reason for rejection. */
export function FlagButtons({ paths, label }: { paths: readonly string[]; label: string }) {
  const t = useTranslations('console.review');
  const { marks, toggle } = useMarks();
  const [mark, ...others] = paths.map((path) => marks.get(path));
  const isMarked = (one: Mark) => mark === one && others.every((other) => other === one);
  return (
    <span className="flex gap-[2px] max-lg:-ms-3">
      {(
        [
          ['good', 'check'],
          ['flag', 'banner'],
        ] as const
      ).map(([kind, icon]) => (
        <button
          key={kind}
          type="button"
          className={`inline-grid size-[34px] flex-none cursor-pointer place-items-center rounded text-ink-2 hover:bg-wash-2 max-lg:size-11 forced-colors:aria-pressed:bg-[Highlight] forced-colors:aria-pressed:text-[HighlightText] forced-colors:aria-pressed:[forced-color-adjust:none] ${looks[kind]}`}
          data-mark={kind}
          aria-pressed={isMarked(kind)}
          aria-label={t(kind, { field: label })}
          title={t(kind, { field: label })}
          onClick={() => toggle(paths, kind)}
        >
          <Icon name={icon} small />
        </button>
      ))}
    </span>
  );
}
