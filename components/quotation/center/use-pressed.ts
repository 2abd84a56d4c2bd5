import { useEffect, useState } from 'react';

/** Whether a toggle is on: as it was read, or as it was pressed since, until it has been read anew. */
export function usePressed(stored: boolean): [boolean, (pressed: boolean) => void] {
  const [pressed, setPressed] = useState<boolean | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was read takes the place of what was pressed
  useEffect(() => setPressed(null), [stored]);
  return [pressed ?? stored, setPressed];
}
