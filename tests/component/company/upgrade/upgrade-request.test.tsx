import { render } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { expect, it } from 'vitest';
import { UpgradeRequest } from '@/components/company/upgrade/upgrade-request';
import type { OwnUpgrade } from '@/lib/company/upgrade/types';
import english from '@/messages/en.json';

it('the link at the top focuses its target', () => {
  const upgrade = {
    standing: { grade: 'A', membership: 'diamond', gradeValidUntil: null, membershipValidUntil: null },
    wish: null,
    caps: [],
  } as unknown as OwnUpgrade;
  render(
    <NextIntlClientProvider locale="en" messages={english} timeZone="UTC">
      <UpgradeRequest companyId={1} upgrade={upgrade} owner={false} timeZone="UTC" />
    </NextIntlClientProvider>,
  );
  const place = document.getElementById('request');
  place?.focus();
  expect(place).toHaveFocus();
});
