import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import GalleryPage from '@/app/[locale]/[device]/(dev)/dev/ui/page';
import { Gallery } from '@/components/site/dev/gallery';
import { samples } from '@/components/site/dev/sample';
import { flaws, show } from '@/tests/component/ui/page';

const settings = vi.hoisted(() => ({ NODE_ENV: 'production' }));
vi.mock('@/lib/platform/env', () => ({ env: () => settings }));

describe('the gallery of primitives', () => {
  it('shows them in both directions, without axe violations', async () => {
    show(<Gallery />);
    const arabic = screen.getByRole('region', { name: samples.ar.ltr });
    expect(arabic).toHaveAttribute('dir', 'rtl');
    expect(within(arabic).getAllByRole('combobox')).toHaveLength(2);
    expect(screen.getByRole('region', { name: samples.en.ltr })).toHaveAttribute('dir', 'ltr');
    const double = /^(?:heading-order|page-has-heading-one|landmark)/;
    expect((await flaws()).filter((flaw) => !double.test(flaw))).toEqual([]);
  });

  it('is a page only in development', () => {
    expect(() => GalleryPage()).toThrow(/404/);
    settings.NODE_ENV = 'development';
    expect(GalleryPage()).toBeTruthy();
  });
});
