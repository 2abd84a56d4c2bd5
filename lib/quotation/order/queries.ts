import 'server-only';
import { and, eq } from 'drizzle-orm';
import { getCompany } from '@/lib/company/queries';
import type { MemberActor } from '@/lib/platform/auth/actor';
import { mayDo } from '@/lib/platform/auth/rules';
import { database } from '@/lib/platform/db/client';
import { purchaseRequest } from '@/lib/platform/db/schema/purchase';
import { quotation } from '@/lib/platform/db/schema/quotation';
import type { Locale } from '@/lib/platform/i18n/site';
import { companyNames } from '@/lib/purchase/own/name/queries';
import { getPurchase } from '@/lib/purchase/queries';
import { getUploads } from '@/lib/upload/queries';
import { findLastVersion, readInput } from '../write';
import type { OrderParty, PurchaseOrder } from './types';

/** Address lines, without a city, region or country that an earlier line already contains. */
const addressOf = (parts: readonly string[]): string[] => {
  const contains = (line: string, part: string) => line.toLocaleLowerCase().includes(part.toLocaleLowerCase());
  return parts.filter((part, index) => part !== '' && !parts.slice(0, index).some((line) => contains(line, part)));
};

/** A supplier as its showroom shows it; its name alone while it has none. */
async function sellerOf(site: Locale, companyId: number): Promise<OrderParty> {
  const publicCompany = await getCompany(site, companyId);
  if (!publicCompany) {
    const name = (await companyNames(site, [companyId])).get(companyId) ?? '';
    return { name, person: '', address: [], registration: '', phone: '', email: '', showroomId: null };
  }
  const { name, contactName: person, address, city, region, country, registrationNumber, phone, email } = publicCompany;
  return {
    name: name.text,
    person,
    address: addressOf([address, city, region, country]),
    registration: registrationNumber ?? '',
    phone,
    email,
    showroomId: companyId,
  };
}

/**
 * The order resulting from a request's award: parties, last version of the quotation, time of acceptance. For the buyer
 * and the winner's users with the quotation role; otherwise, or without an award, null.
 */
export async function getOrder(actor: MemberActor, site: Locale, requestId: number): Promise<PurchaseOrder | null> {
  if (actor.kind === 'supplier' && !mayDo(actor.role, 'quotation')) return null;
  const isParty =
    actor.kind === 'supplier'
      ? eq(quotation.companyId, actor.companyId)
      : eq(purchaseRequest.accountId, actor.accountId);
  const [found] = await database()
    .select({ row: quotation, awardedAt: purchaseRequest.endedAt })
    .from(quotation)
    .innerJoin(purchaseRequest, eq(purchaseRequest.id, quotation.requestId))
    .where(
      and(
        eq(purchaseRequest.id, requestId),
        eq(purchaseRequest.state, 'awarded'),
        eq(quotation.state, 'accepted'),
        isParty,
      ),
    );
  const purchase = found && (await getPurchase(site, actor, requestId));
  if (!found?.awardedAt || !purchase?.contact) return null;
  const { row, awardedAt } = found;
  const { companyName, name, phone, email } = purchase.contact;
  const address = [purchase.destination].filter(Boolean);
  const last = await findLastVersion(database(), row.id);
  const files = (await getUploads(database(), row.attachments)).map(({ key, name: file }) => ({ key, name: file }));
  return {
    number: `${requestId}-${row.id}`,
    requestId,
    quotationId: row.id,
    awardedAt: awardedAt.toISOString(),
    title: purchase.title,
    request: { lines: purchase.specification, spoken: purchase.locale },
    deliveryBy: purchase.deliveryBy,
    version: { number: last?.number ?? 1, quotation: await readInput(database(), row), files },
    buyer: {
      name: companyName || name,
      person: companyName ? name : '',
      address,
      registration: '',
      phone: phone ?? '',
      email: email ?? '',
      showroomId: null,
    },
    seller: await sellerOf(site, row.companyId),
  };
}
