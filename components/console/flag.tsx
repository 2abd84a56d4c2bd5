'use client';

import { useTranslations } from 'next-intl';
import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react';
import { Icon } from '@/components/ui/icon';

type Mark = 'good' | 'flag';
/** A field by its path, with what was said of it. */
export type Marked = [path: string, mark: Mark];
type Marks = {
  marks: ReadonlyMap<string, Mark>;
  putMarks: (marks: readonly Marked[]) => void;
  toggle: (paths: readonly string[], mark: Mark) => void;
  /** Whether the reader has looked at the document that the submission rests on. */
  seen: boolean;
  see: () => void;
};
const MarksContext = createContext<Marks | null>(null);

/** What the reviewer has marked so far, shared by the rows and the decision. */
export function FlagProvider({ seen: before = false, children }: { seen?: boolean; children: ReactNode }) {
  const [seen, setSeen] = useState(before);
  const [marks, setMarks] = useState<ReadonlyMap<string, Mark>>(new Map());
  const putMarks = useCallback((kept: readonly Marked[]) => setMarks(new Map(kept)), []);
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

/** The fields flagged so far, by their paths. */
export const useFlags = (): readonly string[] =>
  [...useMarks().marks].filter(([, mark]) => mark === 'flag').map(([path]) => path);

const unmarked: Pick<Marks, 'marks' | 'putMarks'> = { marks: new Map(), putMarks: () => undefined };

/** All marks, and what puts back those that were kept; none where nothing can be marked. */
export const useKeptMarks = (): Pick<Marks, 'marks' | 'putMarks'> => useContext(MarksContext) ?? unmarked;

/** Whether the document was looked at, and says that it was; outside of a submission nobody asks. */
export const useSeen = (): Pick<Marks, 'seen' | 'see'> => useContext(MarksContext) ?? { seen: true, see: () => {} };

/** Says of a field, in all of its languages, that it is fine, or that it is why the submission comes back. */
export function FlagButtons({ paths, label }: { paths: readonly string[]; label: string }) {
  const t = useTranslations('console.review');
  const { marks, toggle } = useMarks();
  const [mark, ...others] = paths.map((path) => marks.get(path));
  const isMarked = (one: Mark) => mark === one && others.every((other) => other === one);
  return (
    <span className="cs-marks">
      <button
        type="button"
        className="ibt cs-good"
        aria-pressed={isMarked('good')}
        aria-label={t('good', { field: label })}
        title={t('good', { field: label })}
        onClick={() => toggle(paths, 'good')}
      >
        <Icon name="check" small />
      </button>
      <button
        type="button"
        className="ibt cs-flag"
        aria-pressed={isMarked('flag')}
        aria-label={t('flag', { field: label })}
        title={t('flag', { field: label })}
        onClick={() => toggle(paths, 'flag')}
      >
        <Icon name="banner" small />
      </button>
    </span>
  );
}
