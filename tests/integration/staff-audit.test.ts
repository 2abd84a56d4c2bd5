import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { GET as exportLog } from '@/app/api/admin/audit/export/route';
import { POST as setStanding } from '@/app/api/admin/standing/route';
import { setEmail } from '@/lib/account/change/write';
import { findById } from '@/lib/account/read';
import { writeAudit } from '@/lib/audit/commands';
import { database } from '@/lib/platform/db/client';
import { submitProduct } from '@/lib/product/edit/commands';
import { publishPurchase, savePurchase } from '@/lib/purchase/commands';
import { type AuditFilter, wholeAudit } from '@/lib/staff/audit/filter';
import { listAudit } from '@/lib/staff/audit/queries';
import { listAccounts } from '@/lib/staff/company/queries';
import { readCompanyFilter } from '@/lib/staff/company-list/filter';
import { listCompaniesForStaff } from '@/lib/staff/company-list/queries';
import { decide } from '@/lib/staff/review/commands';
import { searchConsole } from '@/lib/staff/search/queries';
import { demoDatabase } from '../database';
import { findReferences, makeSupplier, productOf } from '../factories';
import { Browser } from './browser-double';
import { one } from './company-kit';
import { type Colleague, ConsoleBrowser, host, makeColleague } from './staff-kit';
import { makeBidder, makePurchaser, makeQuotation, now, requestOf } from './trade-kit';

let reviewer: Colleague;
let editor: Colleague;
let support: Colleague;
let supplier: Awaited<ReturnType<typeof makeSupplier>>;
let productId = 0;
const phone = '+4935123125000';

const list = async (over: Partial<AuditFilter> = {}) =>
  (await listAudit(reviewer.actor, { ...wholeAudit, companyId: supplier.actor.companyId, ...over }, 'en')).rows;
const actions = async (over: Partial<AuditFilter> = {}) => (await list(over)).map(({ action }) => action);
const file = async (browser: Browser, query: string) =>
  exportLog(
    new Request(`http://${host}/api/admin/audit/export?${query}`, {
      headers: { host, cookie: [...browser.cookies].map((pair) => pair.join('=')).join('; ') },
    }),
  );

beforeAll(async () => {
  await demoDatabase();
  reviewer = await makeColleague('audit_reviewer', 'reviewer');
  editor = await makeColleague('audit_editor', 'editor');
  support = await makeColleague('audit_support', 'support');
  supplier = await makeSupplier('audit_supplier');
  const { companyId } = supplier.actor;
  ({ id: productId } = await submitProduct(supplier.actor, null, productOf(await findReferences(), 'Ledger pump')));
  const { review } = await one<{ review: number }>(
    sql`select id as review from review where target_id = ${productId} and kind = 'product'`,
  );
  await decide(reviewer.actor, { id: review, decision: 'reject', reason: '=HYPERLINK("http://evil.example")' });
  await reviewer.browser.settle(setStanding, {
    ...{
      companyId,
      revision: 0,
      grade: 'C',
      gradeValidUntil: null,
      membership: 'gold',
      membershipValidUntil: '2099-01-01',
      checks: [],
    },
  });
  await database().execute(sql`update account set phone = ${phone} where id = ${supplier.actor.accountId}`);
}, 240_000);

describe('the audit log', () => {
  it('names an import by its file, with the number of created and changed products', async () => {
    const { companyId, accountId } = supplier.actor;
    const { id } = await one<{
      id: number;
    }>(sql`insert into product_import (id, company_id, account_id, locale, name, file, state)
      values (${productId}, ${companyId}, ${accountId}, 'en', 'pumps-2026.xlsx', 'sheet/probe', 'done') returning id`);
    const entry = { action: 'product.import', targetId: id, companyId, detail: { created: 5, updated: 1 } } as const;
    await writeAudit(database(), supplier.actor, entry);
    const written = (await list()).find(({ action }) => action === 'product.import');
    expect(written).toMatchObject({ subject: 'pumps-2026.xlsx', targetId: productId });
    expect(written?.changes).toEqual([
      { field: 'created', before: null, after: '5' },
      { field: 'updated', before: null, after: '1' },
    ]);
    await database().execute(sql`delete from audit where action = 'product.import' and company_id = ${companyId}`);
    await database().execute(sql`delete from product_import where id = ${id}`);
  });

  it('names the item, with old and new values', async () => {
    const rejected = (await list()).find(({ action }) => action === 'product.reject');
    expect(rejected).toMatchObject({ subject: 'Ledger pump', targetId: productId, by: 'reviewer Probe' });
    expect(rejected?.reviewId).toEqual(expect.any(Number));
    const standing = (await list()).find(({ action }) => action === 'company.standing');
    expect(standing?.changes).toEqual([
      { field: 'membership', before: 'Regular', after: 'Gold' },
      { field: 'membershipValidUntil', before: null, after: '1 Jan 2099' },
    ]);
  });

  it('keeps the item’s name at the time', async () => {
    await database().execute(sql`update product_translation set name = 'Renamed pump' where product_id = ${productId}`);
    const named = async () =>
      (await list({ action: 'product' }))
        .filter(({ targetId }) => targetId === productId)
        .map(({ subject }) => subject);
    expect(new Set(await named())).toEqual(new Set(['Ledger pump']));
    await database().execute(sql`update product_translation set name = 'Ledger pump' where product_id = ${productId}`);
  });

  it('names a buyer’s request by its title once sent, not while a draft', async () => {
    const buyer = await makePurchaser();
    const secret = 'Vertrauliche Pressen';
    const input = (kind: 'public' | 'inquiry') =>
      requestOf({ kind, translations: { fr: { title: secret, details: 'Pour eau claire.' } } });
    const isFound = async (words: string) => {
      const wanted = { ...wholeAudit, action: 'purchase', keyword: words };
      const read = await Promise.all(
        [reviewer, editor, support].map(({ actor }) => listAudit(actor, wanted, 'en').then((log) => log.rows)),
      );
      const sheets = await Promise.all(
        [reviewer, support].map(async ({ browser }) => (await file(browser, 'action=purchase')).text()),
      );
      return JSON.stringify([read, sheets]).includes(secret);
    };
    const draft = await savePurchase(buyer, { id: null }, await input('inquiry'), now);
    await savePurchase(buyer, draft, await input('public'), now);
    expect([await isFound(secret), await isFound(String(draft.id))]).toEqual([false, false]);
    await publishPurchase(buyer, { id: draft.id, revision: draft.revision + 1 }, await input('public'), now);
    expect(await isFound(secret)).toBe(true);
    const quotationId = await makeQuotation(await makeBidder(), draft.id);
    await writeAudit(database(), null, { action: 'quotation.expire', targetId: quotationId, companyId: null });
    const [entry] = (await listAudit(reviewer.actor, { ...wholeAudit, action: 'quotation' }, 'en')).rows;
    expect(entry).toMatchObject({ targetId: quotationId, subject: secret });
  });

  it('includes staff sign-ins and refused ones, without what was typed', async () => {
    const signIns = async () =>
      (await listAudit(reviewer.actor, { ...wholeAudit, action: 'staff' }, 'en')).rows.map(
        ({ action, actorKind, username, changes }) => ({ action, actorKind, username, changes }),
      );
    const browser = new ConsoleBrowser();
    const before = (await signIns()).length;
    await browser.enter('audit_support', 'not the password');
    await browser.enter('no_such_colleague', 'not the password');
    await browser.enter(support.username, support.password);
    const after = await signIns();
    expect(after.slice(0, after.length - before)).toEqual([
      { action: 'staff.signIn', actorKind: 'staff', username: 'audit_support', changes: [] },
      { action: 'staff.signInFailed', actorKind: 'system', username: null, changes: [] },
      { action: 'staff.signInFailed', actorKind: 'staff', username: 'audit_support', changes: [] },
    ]);
  });

  it('is filtered by user, action, time, item and words', async () => {
    expect(new Set(await actions({ action: 'product' }))).toEqual(
      new Set(['product.create', 'product.submit', 'product.reject']),
    );
    expect(await actions({ action: 'product.reject' })).toEqual(['product.reject']);
    expect(new Set(await actions({ by: 'audit_rev' }))).toEqual(new Set(['product.reject', 'company.standing']));
    expect(await actions({ actorKind: 'purchaser' })).toEqual([]);
    expect(await actions({ keyword: 'ledger PUMP', actorKind: 'staff' })).toEqual(['product.reject']);
    expect(await actions({ keyword: '%' })).toEqual([]);
    expect(await actions({ from: '2099-01-01' })).toEqual([]);
    expect(await actions({ to: '2020-01-01' })).toEqual([]);
    const all = await list();
    const dayOf = ({ at }: { at: string }) => at.slice(0, 10);
    const day = dayOf(all[0] as { at: string });
    expect(await list({ from: day, to: day })).toEqual(all.filter((row) => dayOf(row) === day));
  });

  it('includes a change of e-mail with both addresses', async () => {
    const { actor } = supplier;
    const fresh = 'new@probe.example';
    await database().transaction(async (tx) => {
      const account = await findById(tx, actor.accountId);
      if (account) await setEmail(tx, account, fresh);
    });
    expect((await list({ action: 'account' }))[0]).toMatchObject({
      action: 'account.email',
      targetId: actor.accountId,
      changes: [{ field: 'email', before: 'audit_supplier@buyer.example', after: fresh }],
    });
  });

  it('can be exported safely for spreadsheets, with an audit entry', async () => {
    const response = await file(reviewer.browser, `company=${supplier.actor.companyId}&action=product.reject`);
    expect([response.status, response.headers.get('content-disposition')]).toEqual([
      200,
      'attachment; filename="audit.csv"',
    ]);
    const text = await response.text();
    expect(text).toContain('Ledger pump');
    expect(text.trim().split('\r\n')).toHaveLength(2);
    await writeAudit(database(), reviewer.actor, {
      ...{ action: 'product.disable', targetId: productId, companyId: supplier.actor.companyId },
      detail: { reason: '=cmd' },
    });
    expect(await (await file(reviewer.browser, 'action=product.disable')).text()).toContain("'=cmd");
    expect((await list({ action: 'audit.export' }))[0]?.by).toBe('reviewer Probe');
    expect((await file(supplier.browser, '')).status).toBe(401);
    expect((await file(new Browser(), '')).status).toBe(401);
  });
});

describe('account contacts', () => {
  const changed = { action: 'account.phone', before: '+49 351 00000-11', after: '+493510000022' };

  beforeAll(async () => {
    const { accountId, companyId } = supplier.actor;
    const note = { action: changed.action, targetId: accountId, companyId };
    await writeAudit(database(), supplier.actor, {
      ...note,
      detail: { before: { phone: changed.before }, after: { phone: changed.after } },
    });
    await writeAudit(database(), reviewer.actor, {
      ...{ action: 'product.disable', targetId: productId, companyId },
      detail: { reason: 'Wrote to (lena@probe.example), called +49 351 12345-67 on 2024-05-17' },
    });
  });

  it('are in the log and its file for staff who contact suppliers, and masked for editors', async () => {
    const filter = { ...wholeAudit, companyId: supplier.actor.companyId };
    const contactsOf = async ({ actor, browser }: Colleague) => {
      const { rows } = await listAudit(actor, filter, 'en');
      const phone = rows.find(({ action }) => action === 'account.phone')?.changes[0];
      const reason = rows.find((row) => row.reason?.startsWith('Wrote'))?.reason;
      return { phone, reason, file: await (await file(browser, `company=${filter.companyId}`)).text() };
    };
    for (const colleague of [reviewer, support]) {
      const { phone, reason, file: text } = await contactsOf(colleague);
      expect(phone).toEqual({ field: 'phone', before: changed.before, after: changed.after });
      expect(reason).toContain('lena@probe.example');
      for (const contact of [changed.after, 'lena@probe.example', '12345-67']) expect(text).toContain(contact);
    }
    const { phone, reason, file: text } = await contactsOf(editor);
    expect(phone).toEqual({ field: 'phone', before: '+49…11', after: '+49…22' });
    expect(reason).toBe('Wrote to (l…@probe.example), called +49…67 on 2024-05-17');
    for (const contact of [changed.before, changed.after, 'lena@', '12345']) expect(text).not.toContain(contact);
  });

  it('are masked for editors on a company’s page and in search, and not searchable by them', async () => {
    const { companyId } = supplier.actor;
    const [shown] = await listAccounts(editor.actor, companyId);
    expect([shown?.phone, shown?.email?.slice(0, 3)]).toEqual(['+49…00', 'n…@']);
    expect((await listAccounts(support.actor, companyId))[0]?.phone).toBe(phone);
    const hits = async (keyword: string) => (await searchConsole(editor.actor, keyword, 'en')).accounts;
    expect(await hits('audit_supplier')).toMatchObject([{ phone: '+49…00', email: expect.stringMatching(/^n…@/) }]);
    expect([...(await hits(phone)), ...(await hits('@probe.example'))]).toEqual([]);
  });

  it('exported are logged with the query', async () => {
    await file(reviewer.browser, `company=${supplier.actor.companyId}&action=account.phone&from=2024-01-01`);
    const [entry] = await list({ action: 'audit.export' });
    expect(entry).toMatchObject({
      by: 'reviewer Probe',
      companyId: supplier.actor.companyId,
      changes: [
        { field: 'count', after: '1' },
        { field: 'filter', after: '2024-01-01 account.phone' },
      ],
    });
  });
});

describe('the console search', () => {
  const people = async (keyword: string) =>
    (await searchConsole(reviewer.actor, keyword, 'en')).accounts.map(({ username }) => username);

  it('finds users by username, e-mail and telephone in any spelling', async () => {
    for (const keyword of [
      'audit_supplier',
      'AUDIT_SUP',
      '@probe.example',
      '+49 351 23125 000',
      '0049 351 23125000',
      '+49 (0) 351 / 23125-000',
      '0351 23125000',
      '23125000',
    ])
      expect(await people(keyword), keyword).toContain('audit_supplier');
    expect(await people('99999999999')).toEqual([]);
    expect(await people('audit_reviewer')).toEqual([]);
  });
});

describe('the list of companies', () => {
  const found = async (query: Record<string, string>) =>
    (await listCompaniesForStaff(reviewer.actor, readCompanyFilter(query), 'en')).rows;

  it('is filtered by status, standing, country and words', async () => {
    const { companyId } = supplier.actor;
    const own = { q: String(companyId) };
    expect(await found({ ...own, membership: 'gold', status: 'normal', country: 'de', grade: 'C' })).toMatchObject([
      { id: companyId, country: 'Germany', products: 1, expiresOn: '2099-01-01' },
    ]);
    const others: Record<string, string>[] = [
      { membership: 'diamond' },
      { status: 'draft' },
      { country: 'FR' },
      { grade: 'A' },
    ];
    for (const other of others) expect(await found({ ...own, ...other }), JSON.stringify(other)).toEqual([]);
    const names = (await found({ order: 'name' })).map(({ name }) => name);
    expect(names.length).toBeGreaterThan(5);
    const { total, pages } = await listCompaniesForStaff(reviewer.actor, readCompanyFilter({}), 'en');
    expect(pages).toBe(Math.ceil(total / 25));
  });
});
