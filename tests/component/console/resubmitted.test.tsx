import { render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { ReviewHead } from '@/components/console/review-head';
import { Submission } from '@/components/console/submission';
import type { ReviewDecision, ReviewView } from '@/lib/staff/review/types';
import english from '@/messages/en.json';

const show = (node: ReactNode) =>
  render(
    <NextIntlClientProvider locale="en" messages={english} timeZone="UTC">
      {node}
    </NextIntlClientProvider>,
  );
const rejected: ReviewDecision = {
  ...{ id: 3, reason: 'Ein Bild ist unscharf.', at: '2026-03-12T14:05:00Z', by: 'Anna' },
  state: 'rejected',
};
const review: ReviewView = {
  ...{ id: 7, kind: 'product', targetId: 4, title: 'Pump', locale: 'de', companyId: 1, company: 'Works' },
  ...{ grade: 'C', membership: 'regular', state: 'pending', reason: null, fresh: true, submittedBy: null },
  ...{ submittedAt: '2026-03-13T08:00:00Z', decidedAt: null, decidedBy: null, reader: 'de', fields: [], since: [] },
  ...{ flags: [], earlierFlags: [], unseen: false, seen: true, held: null, checks: [], history: [rejected] },
};

it('a resubmission is marked in the queue with its round', () => {
  show(<Submission row={{ change: false, rejections: 1 }} locale="en" />);
  expect(screen.getByText('Resubmitted (round 2)')).toBeInTheDocument();
});

it('a resubmission shows the last rejection’s reason at its top', () => {
  show(<ReviewHead review={review} locale="en" timeZone="UTC" />);
  expect(screen.getByText(/^Rejected by Anna on 12 Mar 2026/)).toBeInTheDocument();
  expect(screen.getByText('Ein Bild ist unscharf.')).toBeInTheDocument();
});

it('shows no earlier rejection of what was approved since', () => {
  const approved: ReviewDecision = { ...rejected, id: 5, state: 'approved', reason: null };
  show(<ReviewHead review={{ ...review, history: [approved, rejected] }} locale="en" timeZone="UTC" />);
  expect(screen.queryByText('Ein Bild ist unscharf.')).toBeNull();
});
