import 'server-only';
import { notFound } from 'next/navigation';
import { pageLocale } from '@/lib/platform/i18n/page-locale';
import type { Device, Locale } from '@/lib/platform/i18n/site';
import { cachedRead } from '@/lib/platform/pagestore/cached-read';
import { getCase, getPage, getPageOwner } from './detail/queries';
import { getShowroom } from './queries';
import type { Showroom, ShowroomCaseDetail, ShowroomPageDetail } from './types';

export type ShowroomView = { showroom: Showroom; locale: Locale; device: Device };

/** The showroom of a page, in the visitor's language; calls notFound() if there is none. */
export async function openShowroom(companyId: string | number): Promise<ShowroomView> {
  const { locale, device } = await pageLocale();
  const id = Number(companyId);
  const showroom = await cachedRead([`company:${id}`], ['showroom', locale, id], () => getShowroom(locale, id));
  if (!showroom) notFound();
  return { showroom, locale, device };
}

/** The entry with this id; calls notFound() if there is none. */
export function pick<Entry extends { id: number }>(entries: readonly Entry[], id: string): Entry {
  return entries.find((entry) => entry.id === Number(id)) ?? notFound();
}

/** Returns the entries; calls notFound() if empty, as pages without content do not exist. */
export function some<Entry>(entries: readonly Entry[]): readonly Entry[] {
  if (entries.length === 0) notFound();
  return entries;
}

/** A showroom with one of its cases; calls notFound() if the case is not shown. */
export async function openCase(
  companyId: string,
  id: string,
): Promise<{ view: ShowroomView; item: ShowroomCaseDetail }> {
  const view = await openShowroom(companyId);
  const { showroom, locale } = view;
  const item = await cachedRead(
    [`company:${showroom.company.id}`],
    ['showroom-case', locale, showroom.company.id, id],
    () => getCase(locale, showroom, Number(id)),
  );
  return item ? { view, item } : notFound();
}

/** A custom page with its showroom; calls notFound() if it is not shown. */
export async function openPage(id: string): Promise<{ view: ShowroomView; item: ShowroomPageDetail }> {
  const owner = await cachedRead([`showroom-page:${id}`], ['showroom-page-owner', id], () => getPageOwner(Number(id)));
  if (owner === null) notFound();
  const view = await openShowroom(owner);
  pick(view.showroom.pages, id);
  const item = await cachedRead([`company:${owner}`], ['showroom-page', view.locale, id], () =>
    getPage(view.locale, Number(id)),
  );
  return item ? { view, item } : notFound();
}
