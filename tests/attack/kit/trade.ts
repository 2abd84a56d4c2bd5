import type { z } from 'zod';
import { supplierInfoCall } from '@/lib/account/schema';
import { demoPassword } from '@/lib/demo/account';
import { noticeListCall } from '@/lib/notification/schema';
import { purchaseListCall, purchasePublishCall } from '@/lib/purchase/call';
import type { PurchaseFormInput } from '@/lib/purchase/schema';
import type { QuotationFormInput } from '@/lib/quotation/schema';
import { drawName, drawPhone, registerPhone, session } from './account';
import { type Called, call } from './http';
import { from, hostOf, keepSecret, target } from './target';

/** A caller: network and, optionally, session. */
export type Who = { port: number; source: string; host: string; token?: string };
type Contract = { path: string; input: z.ZodType; output: z.ZodType };

export const anybody = (network: number, port = target.port): Who => ({
  port,
  source: from(network),
  host: hostOf('en', port),
});

/** A demo account at the attacked site; at any other without a session. */
export async function member(kind: 'supplier' | 'purchaser', username: string, network: number, port = target.port) {
  const who = anybody(network, port);
  return port === target.port ? { ...who, token: (await session(kind, username, from(network))).token } : who;
}

/** A call by its contract. */
export const send = <C extends Contract>(
  contract: C,
  input: z.input<C['input']> & object,
  who: Who,
): Promise<Called<z.output<C['output']> | null>> => call(contract.path, input, who);

const day = 86_400_000;
const inDays = (days: number): string => new Date(Date.now() + days * day).toISOString();

/** A category to publish requests in. */
export async function categoryOf(who: Who): Promise<number> {
  const { data } = await send(purchaseListCall, { siteId: 5 }, who);
  return data?.items[0]?.categoryId ?? 1;
}

/** A request that can be published. */
export const requestOf = (categoryId: number, title: string, over: Partial<PurchaseFormInput> = {}) =>
  ({
    locale: 'en',
    translations: { en: { title, details: 'For clear water.' } },
    categoryId,
    quantity: 20,
    unit: 'set',
    incoterm: 'FOB',
    place: 'Hamburg',
    targetPrice: 900,
    budget: 25_000,
    currency: 'EUR',
    shippingMethod: 'sea',
    port: 'DEHAM',
    countryCode: 'US',
    destination: 'Hamburg',
    deliveryBy: inDays(120).slice(0, 10),
    paymentMethod: 'letterOfCredit',
    validUntil: inDays(30),
    contactName: 'Probe',
    ...over,
  }) satisfies PurchaseFormInput;

export const quotationOf = (unitPrice: number) =>
  ({
    locale: 'en',
    unitPrice,
    priceQuantity: 1,
    currency: 'EUR',
    quantity: 20,
    unit: 'set',
    incoterm: 'FOB',
    place: 'Hamburg',
    leadDays: 45,
    paymentMethod: 'letterOfCredit',
    validUntil: inDays(20),
  }) satisfies QuotationFormInput;

/** Publishes a request; returns the call's response. */
export async function publish(buyer: Who, title: string, over: Partial<PurchaseFormInput> = {}) {
  const purchase = requestOf(await categoryOf(buyer), title, over);
  return send(purchasePublishCall, { id: null, revision: 0, purchase }, buyer);
}

/** The id of a supplier's company. */
export const companyOf = async (supplier: Who): Promise<number> =>
  (await send(supplierInfoCall, { siteId: 5 }, supplier)).data?.company.id ?? 1;

/** The number of an account's notices, and the status of its inbox call. */
export async function inbox(who: Who): Promise<{ status: number; total: number }> {
  const { status, data } = await send(noticeListCall, { siteId: 5 }, who);
  return { status, total: data?.total ?? 0 };
}

/** A newly registered buyer. */
export async function newBuyer(network: number, port = target.port): Promise<Who> {
  const who = anybody(network, port);
  if (port !== target.port) return who;
  const { ticket, answer } = await registerPhone(drawPhone(), who);
  if (!ticket) throw new Error(`nobody can register: ${answer.status} ${answer.text}`);
  await call('/api/register/password', { ticket, password: demoPassword, confirm: demoPassword }, who);
  const username = drawName();
  const profile = { ticket, username, name: 'Probe', email: `${username}@buyer.example`, agreement: true };
  const entered = await call<{ token: string } | null>('/api/register/profile', profile, who);
  if (!entered.data?.token) throw new Error(`a profile is refused: ${entered.status} ${entered.text}`);
  keepSecret('session token', entered.data.token);
  return { ...who, token: entered.data.token };
}
