import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { OwnTime } from '@/components/list/mark/own-time';

const readIn = (timeZone: string, offset = 0) => {
  const options = Intl.DateTimeFormat().resolvedOptions();
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({ ...options, timeZone });
  return render(<OwnTime iso="2026-11-28T12:00:00.000Z" offset={offset} locale="en" text="Your time: #" />);
};

afterEach(() => {
  vi.restoreAllMocks();
  cleanup();
});

it('shows a time in the visitor’s time zone', () => {
  readIn('Africa/Nairobi');
  expect(screen.getByText(/^Your time: 28 Nov 2026, 15:00$/)).toBeDefined();
});

it('is hidden if equal to the time shown', () => {
  expect(readIn('UTC').container.textContent).toBe('');
  cleanup();
  expect(readIn('Africa/Nairobi', 180).container.textContent).toBe('');
});
