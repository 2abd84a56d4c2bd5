import type { TextWithLanguage } from '@/lib/platform/i18n/text-with-language';
import { href } from '@/lib/platform/routes/address';
import type { Showroom } from './types';

/** Sections of a showroom with their own URL. */
export type Section = 'home' | 'base' | 'products' | 'cases' | 'powers' | 'team' | 'contact';
/** Position of a page in a showroom; 'search' is not in the navigation, a number is a custom page. */
export type SectionPlace = Section | 'search' | number;
export type PlaceLink = { place: Section; href: string } | { place: number; title: TextWithLanguage; href: string };

/** A showroom's navigation: sections with content, in reading order. */
export function placeLinks({ company, cases, powers, team, pages }: Showroom): PlaceLink[] {
  const params = { companyId: company.id };
  return [
    { place: 'home', href: href('showroomHome', params) },
    { place: 'base', href: href('showroomBase', params) },
    ...(company.productCount > 0 ? [{ place: 'products' as const, href: href('showroomProduct', params) }] : []),
    ...(cases.length > 0 ? [{ place: 'cases' as const, href: href('showroomCaseList', params) }] : []),
    ...(powers.length > 0 ? [{ place: 'powers' as const, href: href('showroomPowerList', params) }] : []),
    ...(team.length > 0 ? [{ place: 'team' as const, href: href('showroomTeamList', params) }] : []),
    ...pages.map(({ id, title }) => ({ place: id, title, href: href('showroomCustom', { id }) })),
    { place: 'contact', href: href('showroomContact', params) },
  ];
}
