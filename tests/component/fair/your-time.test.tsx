import { render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { YourTime } from '@/components/fair/your-time';

const at = (timeZone: string) => {
  const options = new Intl.DateTimeFormat().resolvedOptions();
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({ ...options, timeZone });
};
const session = {
  from: '2026-12-15T22:00:00Z',
  to: '2026-12-15T22:45:00Z',
  locale: 'de',
  text: 'Bei Ihnen: #',
} as const;

afterEach(() => vi.restoreAllMocks());

it('shows a session’s time in the visitor’s zone, with its date', async () => {
  at('Asia/Dubai');
  render(<YourTime {...session} />);
  expect(await screen.findByText('Bei Ihnen: Mi., 16. Dezember 2026, 02:00–02:45 Uhr')).toBeInTheDocument();
});

it('is hidden if the visitor’s zone is UTC', () => {
  at('Africa/Accra');
  const { container } = render(<YourTime {...session} />);
  expect(container).toBeEmptyDOMElement();
});
