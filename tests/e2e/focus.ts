import type { Page } from 'playwright/test';

/**
 * Presses a key that moves the focus `stops` times; returns each control that is entirely covered while focused.
 * @throws Error if most presses reach no control
 */
export async function coveredStops(page: Page, key: 'Tab' | 'Shift+Tab', stops: number): Promise<string[]> {
  const covered = new Set<string>();
  let lost = 0;
  for (let stop = 0; stop < stops; stop++) {
    await page.keyboard.press(key);
    const name = await page.evaluate(() => {
      const one = document.activeElement;
      const box = one?.getClientRects()[0];
      if (!one || one === document.body || !box) return null;
      const parts = [0.5, 0.1, 0.9];
      const isInSight = parts.some((x) =>
        parts.some((y) => {
          const hit = document.elementFromPoint(box.left + x * box.width, box.top + y * box.height);
          return hit !== null && (one.contains(hit) || hit.contains(one));
        }),
      );
      if (isInSight) return '';
      const words = one.getAttribute('aria-label') ?? one.textContent?.trim().slice(0, 40) ?? '';
      return `${one.tagName.toLowerCase()} “${words || (one as HTMLInputElement).name}” at ${Math.round(box.top)}`;
    });
    if (name === null) lost += 1;
    else if (name) covered.add(name);
  }
  if (lost > stops / 2) throw new Error(`${lost} of ${stops} presses of ${key} reach no control`);
  return [...covered];
}
