import type { Page } from 'playwright/test';

/**
 * Touch targets that are too small on a phone: each control of less than 44 by 44 pixels, with its size. The area of a
 * control includes its label and its pseudo-elements. A word may be narrower; a link within a text is as high as its
 * line, and a standalone link may be 24 pixels high if nothing else is near.
 */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const min = 43.5;
    const kinds =
      'a[href], button, input:not([type="hidden"]), select, textarea, summary, [role="tab"], [role="switch"]';
    const inSight = (one: Element): boolean =>
      one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && one.closest('[inert]') === null;
    /** How far an element's pseudo-elements extend beyond it. */
    const reachOf = (one: Element): { x: number; y: number } => {
      const reach = { x: 0, y: 0 };
      for (const part of ['::before', '::after']) {
        const { content, position, top, left } = getComputedStyle(one, part);
        if (content === 'none' || position !== 'absolute') continue;
        reach.y = Math.max(reach.y, -Number.parseFloat(top) || 0);
        reach.x = Math.max(reach.x, -Number.parseFloat(left) || 0);
      }
      return reach;
    };
    /** The area of a link stretched over its entire card. */
    const coveredBy = (one: Element): DOMRect | null => {
      const { content, position, top, bottom } = getComputedStyle(one, '::after');
      const over = content !== 'none' && position === 'absolute' && top === '0px' && bottom === '0px';
      const card = over && getComputedStyle(one).position === 'static' ? (one as HTMLElement).offsetParent : null;
      return card ? card.getBoundingClientRect() : null;
    };
    const boxOf = (one: Element): { width: number; height: number } => {
      const { width, height } = coveredBy(one) ?? one.getBoundingClientRect();
      const { x, y } = reachOf(one);
      return { width: width + 2 * x, height: height + 2 * y };
    };
    const isInText = (one: Element): boolean => {
      if (!/^(?:A|BUTTON)$/.test(one.tagName)) return false;
      const around = one.closest('p, li, dd, td, small, figcaption, label, legend, span:has(> a)');
      const beside = [...(around?.childNodes ?? [])].some(
        (node) => node.nodeType === Node.TEXT_NODE && /[\p{L}\p{N}]/u.test(node.textContent ?? ''),
      );
      return beside && one.getBoundingClientRect().height > 0;
    };
    const all = [...document.querySelectorAll(kinds)].filter(inSight);
    /** A control with text, whose width is that of the text. */
    const isWord = (one: Element): boolean => /^(?:A|BUTTON)$/.test(one.tagName) && /\S/.test(one.textContent ?? '');
    const isAlone = (one: Element): boolean => {
      const { top, bottom, left, right, height } = one.getBoundingClientRect();
      const room = Math.max(0, (min - height) / 2);
      const isNear = (other: DOMRect) =>
        other.bottom > top - room && other.top < bottom + room && other.right > left && other.left < right;
      return height >= 24 && !all.some((other) => !other.contains(one) && isNear(other.getBoundingClientRect()));
    };
    return all.flatMap((one) => {
      const control = one as HTMLInputElement;
      const boxes = [one, ...(control.labels ?? []), one.closest('label')].filter((part) => part !== null).map(boxOf);
      const { width } = one.getBoundingClientRect();
      // Visible to screen readers only, and operated by its label.
      const hidden = width <= 1 && boxes.length < 2;
      const narrow = isWord(one) ? 24 : min;
      const fits = boxes.some((box) => box.width >= narrow && box.height >= min);
      if (hidden || fits || isInText(one) || (one.tagName === 'A' && isAlone(one))) return [];
      const [box] = boxes;
      const name = one.getAttribute('aria-label') ?? one.textContent?.trim().slice(0, 30) ?? '';
      const place = `${one.tagName.toLowerCase()}.${one.className || (one.parentElement?.className ?? '')}`;
      return [`${Math.round(box?.width ?? 0)}×${Math.round(box?.height ?? 0)} ${place} “${name}”`];
    });
  });
