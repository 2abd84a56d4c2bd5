import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { QuotationAnchor } from '@/components/quotation/center/quotation-anchor';

it('leads to the own quotation only when a version was sent', () => {
  const scroll = vi.fn();
  HTMLElement.prototype.scrollIntoView = scroll;
  const show = (versions: number) => (
    <QuotationAnchor versions={versions}>{versions > 0 && <p>Version {versions}</p>}</QuotationAnchor>
  );
  const { rerender } = render(show(0));
  rerender(show(0));
  expect(scroll).not.toHaveBeenCalled();
  rerender(show(1));
  expect(scroll).toHaveBeenCalledTimes(1);
  expect(document.activeElement).toBe(screen.getByText('Version 1').parentElement);
  rerender(show(1));
  expect(scroll).toHaveBeenCalledTimes(1);
  rerender(show(2));
  expect(scroll).toHaveBeenCalledTimes(2);
});
