import type { Page } from 'playwright';
import type { Device, Locale } from '@/lib/platform/i18n/site';
import type { RouteName } from '@/lib/platform/routes/table';
import { centerScreens, staff, type Visitor, visitors } from '../e2e/center-screen';
import { screens } from '../e2e/screen';
import { states } from './state';

export type View = { site: Locale; device: Device };
/** One screenshot: who views what where, and what is done before it is taken. */
export type Shot = View & {
  name: string;
  visitor: Pick<Visitor, 'who' | 'kind'>;
  /** An address, or the page with a link whose first match is opened. */
  address: string | { from: string; link: RegExp };
  act?: (page: Page) => Promise<void>;
};

const anyone = { who: null, kind: 'purchaser' } as const;
// German for its long words.
const sites = ['en', 'zh', 'ar', 'de'] as const;
const hashOf = (name: string): number => [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 7);
/** A desktop and a phone in languages chosen by the name's hash, so that a new screen does not change others. */
const viewsOf = (name: string): View[] => {
  const first = hashOf(name);
  const site = (index: number) => sites[index % sites.length] ?? 'en';
  return [
    { site: site(first), device: 'd' },
    { site: site(first + 1 + ((first >>> 8) % 3)), device: 'm' },
  ];
};

/** Every screen of a visitor, once per address. */
const ofVisitor = ({ who, kind, names }: Visitor): Shot[] =>
  names.flatMap((route: RouteName) => {
    const addresses = centerScreens[route];
    if (!addresses) throw new Error(`${route} has no entry`);
    const list = 'length' in addresses ? addresses : [addresses];
    return list.flatMap((address) => {
      const name = `${who ?? 'anyone'} ${typeof address === 'string' ? address : route}`;
      // The console has two languages and a desktop layout.
      const views: View[] = kind === 'staff' ? [{ site: 'zh', device: 'd' }] : viewsOf(name);
      return views.map((view) => ({ ...view, name, address, visitor: { who, kind } }));
    });
  });

/** Every screenshot of a set, grouped by account. Reads addresses from the running site. */
export async function shots(): Promise<Shot[]> {
  const open = (await screens()).flatMap(({ name, path }) =>
    viewsOf(name).map((view): Shot => ({ ...view, name, address: path, visitor: anyone })),
  );
  const all = [...open, ...[...visitors, ...staff].flatMap(ofVisitor), ...states];
  return all.sort((one, other) => (one.visitor.who ?? '').localeCompare(other.visitor.who ?? ''));
}
