import { describe, expect, it } from 'vitest';
import { placeLinks } from '@/lib/showroom/navigation';
import type { Showroom } from '@/lib/showroom/types';

type Given = Parameters<typeof placeLinks>[0];
const company = (productCount: number) => ({ id: 12, productCount }) as Showroom['company'];
const empty = { cases: [], powers: [], team: [], pages: [] };
const placesOf = (showroom: Partial<Given>) =>
  placeLinks({ ...empty, company: company(0), ...showroom } as Given).map(({ place }) => place);

describe('a showroom’s navigation', () => {
  it('has only existing sections', () => {
    expect(placesOf({})).toEqual(['home', 'base', 'contact']);
    expect(placesOf({ company: company(3) })).toEqual(['home', 'base', 'products', 'contact']);
  });

  it('links to the supplier’s own pages by id', () => {
    const page = { id: 7, title: { text: 'Factory visit', locale: 'en' as const } };
    const links = placeLinks({ ...empty, company: company(0), pages: [page] } as unknown as Given);
    expect(links.find(({ place }) => place === 7)?.href).toBe('/company/custom/7.html');
  });
});
