import { describe, expect, it } from 'vitest';
import { openSession, type Session, session } from '../kit/account';
import { ask, call, each } from '../kit/http';
import { effort, from, hostOf, target } from '../kit/target';
import { against, openWeak } from '../kit/weak';
import { probesOf, queryFindings, sampleOf } from '../text';
import { type TextCall, textCalls } from '../text-call';

type Asked = { port: number; source: string; host: string; token: string | null };

// Accounts no other family uses at the same time: a call that succeeds may end their sessions.
const username = { staff: 'staff_admin', supplier: 'supplier_c_regular', purchaser: 'buyer_es' };
const sessions = new Map<keyof typeof username, Promise<Session>>();

/** Headers and session of somebody who may make a call; a `member` call is made by a purchaser. */
async function actorOf({ actor, path }: TextCall, port: number): Promise<Asked> {
  const rule = actor?.replace('?', '');
  const staff = rule === 'staff' || path.startsWith('/api/admin/');
  const kind = staff ? 'staff' : rule === 'supplier' ? 'supplier' : 'purchaser';
  if (!rule || port !== target.port)
    return { port, source: from(121), host: hostOf(staff ? 'zh' : 'en', port), token: null };
  const own = sessions.get(kind) ?? openSession(kind, username[kind], from(121));
  sessions.set(kind, own);
  return { port, source: from(121), host: hostOf(staff ? 'zh' : 'en', port), token: (await own).token };
}

/** Every fifth call, by the seed, as the integration test hostile-text sends all of them; all in a longer run. */
const sampled = <T>(calls: readonly T[]): T[] =>
  calls.filter((_, index) => effort > 1 || index % 5 === target.seed % 5);

/** Sends text that cannot be stored in every field of the calls, more in a longer run; returns those accepted. */
async function hostileBodies(port: number, calls: readonly TextCall[]): Promise<string[]> {
  const found: string[] = [];
  await each(
    calls.filter(({ method }) => method === 'POST'),
    3,
    async (one) => {
      const actor = await actorOf(one, port);
      for (const { body, field, what, unstorable } of probesOf(one.path, sampleOf(one.input))) {
        if (!unstorable && effort === 1) continue;
        const headers = { 'content-type': 'application/json', ...(actor.token ? { authorization: actor.token } : {}) };
        const { status } = await ask({ ...actor, path: one.path, body, headers });
        if (status >= 500 || status === 0 || (unstorable && status < 400))
          found.push(`${one.path} ${field} ${what}: ${status}`);
      }
    },
  );
  return found;
}

const queries = async (port: number, calls: readonly TextCall[]): Promise<string[]> => {
  const found = await queryFindings(calls, async (one, path) => {
    const { token, ...caller } = await actorOf(one, port);
    const { status } = await ask({ ...caller, path, headers: token ? { authorization: token } : {} });
    return { status, errors: [] };
  });
  return found.map(({ path, field, what, status }) => `${path} ${field} ${what}: ${status}`);
};

const signs = ['%00', 'a%00b', '%ED%A0%80', '%C0%80', '%FF', '%', '%E0%A4%A', '%01', '%0d%0a', `${'a'.repeat(3000)}`];
const pages = [
  '/product_search_*.html',
  '/company_search_*.html',
  '/agent_search_*.html',
  '/newproduct_search_*.html',
  '/directory_search_*.html',
  '/search_*.html',
  '/company/search/1/*.html',
  '/product/*.html',
  '/product/list.html?price=*',
  '/search.html?q=*',
  '/tender.html?country=*',
  '/api/*',
  '/storage/*',
  '/_next/image?url=*&w=96&q=75',
  '/*.html',
];
const consolePages = ['/admin/search?q=*', '/admin/audit?page=*', '/admin/*', '/admin/review/*'];

/** Addresses with invalid text; returns the pages that fail. */
async function hostileAddresses(port: number, list: readonly string[], cookie = ''): Promise<string[]> {
  const tried = list.flatMap((path) => signs.map((sign) => path.replace('*', sign)));
  const answers = await each(tried, 3, (path, turn) =>
    ask({
      path,
      port,
      source: from(122 + (turn % 5)),
      host: hostOf(cookie ? 'zh' : 'en', port),
      headers: cookie ? { cookie } : {},
    }),
  );
  return answers.flatMap(({ status }, index) =>
    status >= 500 || status === 0 ? [`${tried[index]?.slice(0, 80)}: ${status}`] : [],
  );
}

const names = ['A\r\nB', 'A\nB', 'A\u202ebc', '\u200b', '\u200b\u2060', 'A\u2028B', 'A\u0085B', 'x\u2066y', 'A\tB'];
/** Names that are accepted although they break mail lines, reorder the text around them or are invisible. */
async function oddNames(port: number, token: string): Promise<string[]> {
  const answers = await each(names, 1, (name) =>
    call('/api/account/name', { name }, { port, token, source: from(127), host: hostOf('en', port) }),
  );
  return answers.flatMap(({ status }, index) => (status === 400 ? [] : [`${JSON.stringify(names[index])}: ${status}`]));
}

const center = [
  'index',
  'companyInfo',
  'companyInfo/certificate',
  'history',
  'productService',
  'productService/new',
  'productService/group',
  'productService/import',
  'showSetting',
  'showSetting/preview',
  'userManage',
  'case',
  'launch',
  'agentOffer',
  'message',
  'upgrade',
];
/** Supplier center pages that fail for one of a company's users. */
async function failingPages(port: number, cookie: string): Promise<string[]> {
  const tried = center.flatMap((page) => [`/companycenter/${page}.html`, `/companycenter/${page}.html?page=-1`]);
  const answers = await each(tried, 2, (path) =>
    ask({ path, port, source: from(128), host: hostOf('en', port), headers: { cookie } }),
  );
  return answers.flatMap(({ status }, index) => (status < 500 && status > 0 ? [] : [`${tried[index]}: ${status}`]));
}

describe('text: invalid and unstorable text', () => {
  it('is refused in every field of a call', async () => {
    const calls = sampled((await textCalls()).filter(({ method }) => method === 'POST'));
    expect(calls.length).toBeGreaterThan(40);
    expect(await hostileBodies(target.port, calls)).toEqual([]);
  });
  it('is refused in every query', async () => expect(await queries(target.port, await textCalls())).toEqual([]));
  it('every address shows a page', async () => expect(await hostileAddresses(target.port, pages)).toEqual([]));
  it('every address of the console shows a page', async () => {
    const { cookie } = await openSession('staff', username.staff);
    expect(await hostileAddresses(target.port, consolePages, cookie)).toEqual([]);
  });
  it('a name must be a single line', async () => {
    const { token } = await openSession('purchaser', username.purchaser, from(127));
    expect(await oddNames(target.port, token)).toEqual([]);
  });
  it.each(['supplier_a_diamond', 'supplier_editor', 'supplier_sales', 'waiting_fenghe', 'rejected_ruoshui'])(
    'shows %s every page of the center, or the reason why not',
    async (name) => {
      const { cookie } = await session('supplier', name);
      expect(await failingPages(target.port, cookie)).toEqual([]);
    },
  );

  it('control: detects a site that accepts, or fails on, everything', async () => {
    const [first, ...rest] = (await textCalls()).filter(({ path }) => path === '/api/sign_in');
    expect(rest).toEqual([]);
    const calls = first ? [first] : [];
    const taken = await against(
      openWeak(() => ({})),
      (port) => hostileBodies(port, calls),
    );
    expect(taken.length).toBeGreaterThan(20);
    const broken = () => openWeak((path, body) => ({ status: /%00|\\u/.test(path + body) ? 500 : 200 }));
    expect(await against(broken(), (port) => hostileBodies(port, calls))).not.toEqual([]);
    expect(await against(broken(), (port) => hostileAddresses(port, pages))).not.toEqual([]);
    expect(
      await against(
        openWeak(() => ({})),
        (port) => oddNames(port, 'x'),
      ),
    ).toHaveLength(names.length);
    expect(
      await against(
        openWeak(() => ({ status: 500 })),
        (port) => failingPages(port, 'x'),
      ),
    ).not.toEqual([]);
    const get = (await textCalls()).filter(({ path }) => path === '/api/suggest');
    expect(
      await against(
        openWeak(() => ({})),
        (port) => queries(port, get),
      ),
    ).not.toEqual([]);
  });
});
