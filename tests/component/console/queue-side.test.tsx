import { render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { expect, it } from 'vitest';
import { QueueSide } from '@/components/console/queue-side';
import type { QueueRow } from '@/lib/staff/types';
import english from '@/messages/en.json';

it('an Arabic title is cut at its end, since its box runs its way', () => {
  const row: QueueRow = {
    ...{ id: 7, kind: 'product', targetId: 4, title: 'نصف مقطورة مسطحة', locale: 'ar', companyId: 1, company: 'Works' },
    ...{ grade: 'C', membership: 'regular', change: false, rejections: 0, submittedAt: '2026-03-12T14:05:00Z' },
  };
  render(
    <NextIntlClientProvider locale="en" messages={english} timeZone="UTC">
      <QueueSide
        kind="product"
        id={8}
        queue={{ rows: [row], total: 1, pages: 1 }}
        filter={{ page: 1, newest: false, grade: null }}
        locale="en"
      />
    </NextIntlClientProvider>,
  );
  const title = screen.getByText(row.title);
  expect(title.tagName).toBe('B');
  expect(title).toHaveAttribute('dir', 'auto');
});
