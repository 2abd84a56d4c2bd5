import { sql } from 'drizzle-orm';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { database, rows } from '@/lib/platform/db/client';
import { saveItem } from '@/lib/showroom/edit/item/write';
import { listOwnItems } from '@/lib/showroom/edit/queries';
import { getShowroom } from '@/lib/showroom/queries';
import { hideable, hideShowroomItem, showShowroomItem } from '@/lib/showroom/review/commands';
import { demoDatabase } from '../database';
import { dropMade, makeCompany, makeStaff } from '../factories';
import { outcome, sample } from './showroom-kit';

beforeAll(demoDatabase);
afterEach(dropMade);

async function makeItem(kind: (typeof hideable)[number]) {
  const { owner, id: companyId } = await makeCompany();
  const group = await saveItem(owner, { collection: 'caseGroup', id: null, item: sample('caseGroup') });
  const { id } = await saveItem(owner, { collection: kind, id: null, item: sample(kind, group.id) });
  const shown = async () => {
    const showroom = await getShowroom('en', companyId);
    return ({ case: showroom?.cases, module: showroom?.modules, page: showroom?.pages }[kind] ?? []).some(
      (item) => item.id === id,
    );
  };
  return { owner, companyId, item: { kind, id }, shown };
}

describe.each(hideable)('a %s', (kind) => {
  it('is hidden with a reason sent to its owner, and restored', async () => {
    const reviewer = await makeStaff(['reviewer']);
    const { owner, companyId, item, shown } = await makeItem(kind);
    await hideShowroomItem(reviewer, item, '  Shows a plant of another company ');
    expect(await shown()).toBe(false);
    const [own] = (await listOwnItems(owner, { collection: kind })).items;
    expect(own?.hiddenReason).toBe('Shows a plant of another company');
    await saveItem(owner, { collection: kind, id: item.id, item: { ...(own?.values as object) } });
    expect(await shown()).toBe(false);
    await showShowroomItem(reviewer, item);
    expect(await shown()).toBe(true);
    const notices = await rows<{ type: string; name: string; reason: string | null }>(
      database(),
      sql`select type, values ->> 'name' as name, values ->> 'reason' as reason from notification where account_id = ${owner.accountId} order by id`,
    );
    expect(notices).toEqual([
      { type: 'showroomHidden', name: 'The title', reason: 'Shows a plant of another company' },
      { type: 'showroomShown', name: 'The title', reason: null },
    ]);
    const deeds = await rows<{ action: string }>(
      database(),
      sql`select action from audit where company_id = ${companyId} and target_id = ${item.id} order by id`,
    );
    expect(deeds.map(({ action }) => action)).toEqual([`${kind}.hide`, `${kind}.show`]);
  });

  it('is decided once, by a reviewer, with a reason', async () => {
    const reviewer = await makeStaff(['reviewer']);
    const { item } = await makeItem(kind);
    expect(await outcome(hideShowroomItem(await makeStaff(['support']), item, 'No'))).toBe('role:staffRole');
    expect(await outcome(hideShowroomItem(reviewer, item, '  '))).toBe('reason:required');
    expect(await outcome(hideShowroomItem(reviewer, item, 'x'.repeat(501)))).toBe('reason:characterLimit:500');
    expect(await outcome(showShowroomItem(reviewer, item))).toBe('id:decided');
    const hide = () => outcome(hideShowroomItem(reviewer, item, 'Not yours'));
    expect((await Promise.all([hide(), hide()])).toSorted()).toEqual(['id:decided', 'saved']);
    expect(await outcome(hideShowroomItem(reviewer, { kind, id: 2_000_000_000 }, 'No'))).toBe('notFound');
  });
});
