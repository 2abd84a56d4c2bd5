import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PrivateCard } from '@/components/purchase/center/private-card';
import { show } from '../../ui/page';

const hidden = { budget: 25_000, targetPrice: 900, showTargetPrice: false, currency: 'EUR' };

it('a buyer sees the own budget, the hidden target price, and the own files', () => {
  show(<PrivateCard id={7} purchase={hidden} files={[{ key: 'a/b.pdf', name: 'Drawing.pdf' }]} />);
  expect(screen.getByRole('table', { name: 'Only you see this' })).toHaveTextContent(
    /Maximum budget.*€25,000.*not shown to suppliers.*€900/,
  );
  expect(screen.getByRole('link', { name: 'Drawing.pdf' })).toHaveAttribute(
    'href',
    '/api/purchase/file?id=7&key=a%2Fb.pdf',
  );
});

it('is hidden if everything is public', () => {
  const open = { ...hidden, budget: null, showTargetPrice: true };
  show(<PrivateCard id={7} purchase={open} files={[]} />);
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.queryByRole('link')).toBeNull();
});
