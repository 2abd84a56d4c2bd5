import { useSyncExternalStore } from 'react';
import { onClear, readTab, writeTab } from '@/lib/platform/http/tab-state';
import { isLocale, sites } from '@/lib/platform/i18n/site';
import type { PurchaserInfo, SupplierInfo } from './schema';

/** Client state kept per tab; never a token. docs/domain.md, The API. */
export type ClientState = {
  siteId: number;
  userInfo: SupplierInfo | null;
  cgsInfo: PurchaserInfo | null;
  companyInfo: SupplierInfo['company'] | null;
  /** Unread notices and messages of supplier and purchaser; null if not signed in. */
  newsNum: number | null;
  cgsNewNum: number | null;
  /** The messages among them. */
  chatNum: number | null;
  cgsChatNum: number | null;
  /** Updates of followed suppliers and sectors. */
  followNum: number | null;
  cgsFollowNum: number | null;
};

const none: ClientState = {
  siteId: sites.zh.siteId,
  userInfo: null,
  cgsInfo: null,
  companyInfo: null,
  newsNum: null,
  cgsNewNum: null,
  chatNum: null,
  cgsChatNum: null,
  followNum: null,
  cgsFollowNum: null,
};
const listeners = new Set<() => void>();
let known: ClientState | null = null;

const siteHere = (): number => {
  const { lang } = document.documentElement;
  return isLocale(lang) ? sites[lang].siteId : sites.zh.siteId;
};

const publish = (state: ClientState): void => {
  known = state;
  for (const listener of listeners) listener();
};

export const readState = (): ClientState => {
  known ??= { ...none, ...readTab(), siteId: siteHere() };
  return known;
};

/** Merges `part` into the state of this tab. */
export const writeState = (part: Partial<ClientState>): void => {
  const state = { ...readState(), ...part };
  writeTab(state);
  publish(state);
};

onClear(() => publish({ ...none, siteId: siteHere() }));

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The tab's state for a component; empty during server rendering. */
export const useClientState = (): ClientState => useSyncExternalStore(subscribe, readState, () => none);
