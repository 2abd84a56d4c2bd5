import { useEffect, useState } from 'react';

/** Toggle state: the stored value, overridden by clicks until the next refetch. */
export function usePressed(stored: boolean): [boolean, (pressed: boolean) => void] {
  const [pressed, setPressed] = useState<boolean | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was read takes the place of what was pressed
  useEffect(() => setPressed(null), [stored]);
  return [pressed ?? stored, setPressed];
}
