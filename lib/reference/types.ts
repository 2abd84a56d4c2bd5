import type { Continent } from '@/lib/platform/config';

export type Country = { code: string; name: string; continent: Continent; callingCode: string; currency: string };
export type CategoryNode = {
  id: number;
  key: string;
  name: string;
  slogan: string;
  picture: string | null;
  /** public products in it and its descendants */
  products: number;
  children: CategoryNode[];
};
export type Tag = { id: number; key: string; name: string };
export type NavItem = {
  id: number;
  key: string;
  position: 'header' | 'footer';
  section: string;
  /** a route name, with ':' and its parameter if it has one */
  route: string;
  sortBy: string | null;
  label: string;
};
export type FriendLink = { id: number; name: string; url: string };
export type Tdk = { page: string; title: string; description: string; keywords: string };
