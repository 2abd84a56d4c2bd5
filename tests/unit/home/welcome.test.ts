import { expect, it } from 'vitest';
import { welcomeGroups } from '@/components/site/home/welcome/welcome-group';
import { href } from '@/lib/platform/routes/address';

it('links a new buyer to asking for quotations', () => {
  const buyers = welcomeGroups('desk@operator.example').find(({ key }) => key === 'buyers');
  expect(buyers?.steps.map(({ to }) => to)).toContain(href('purchaseForm'));
});
