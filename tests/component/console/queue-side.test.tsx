import { render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { expect, it, vi } from 'vitest';
import { QueueSide } from '@/components/console/queue-side';
import type { QueueRow } from '@/lib/staff/types';
import english from '@/messages/en.json';

const row: QueueRow = {
  ...{ id: 7, kind: 'product', targetId: 4, title: 'نصف مقطورة مسطحة', locale: 'ar', companyId: 1, company: 'Works' },
  ...{ grade: 'C', membership: 'regular', change: false, rejections: 0, submittedAt: '2026-03-12T14:05:00Z' },
};
const show = (rows: QueueRow[], open: number) =>
  render(
    <NextIntlClientProvider locale="en" messages={english} timeZone="UTC">
      <QueueSide
        kind="product"
        id={open}
        queue={{ rows, total: rows.length, pages: 1 }}
        filter={{ page: 1, newest: false, grade: null }}
        locale="en"
      />
    </NextIntlClientProvider>,
  );

it('an Arabic title is truncated at its end, in its own direction', () => {
  show([row], 8);
  const title = screen.getByText(row.title);
  expect(title.tagName).toBe('B');
  expect(title).toHaveAttribute('dir', 'auto');
});

it('scrolls the open submission into view', () => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return this.tagName === 'ASIDE' ? new DOMRect(0, 52, 272, 600) : new DOMRect(0, 1000, 272, 60);
  });
  show([row, { ...row, id: 8 }], 8);
  expect(screen.getByRole('complementary').scrollTop).toBe(1060 - 652);
  vi.restoreAllMocks();
});
