import { describe, expect, it } from 'vitest';
import { alertListCall, alertSaveCall, alertStateCall } from '@/lib/tender/alert/schema';
import { each, range } from '../kit/http';
import { target } from '../kit/target';
import { member, send, type Who } from '../kit/trade';
import { against, openWeak } from '../kit/weak';

const siteId = 5;
const probe = { name: 'Probe', words: 'pump' };

/** Changes, pauses and deletes another account's tender alert; reports what was let through. */
async function foreignAlert(owner: Who, others: readonly Who[]): Promise<string[]> {
  const { data } = await send(alertSaveCall, { siteId, alert: probe }, owner);
  const id = data?.id ?? 0;
  const tries = others.flatMap((who) => [
    () => send(alertSaveCall, { siteId, id, alert: { ...probe, name: 'Taken' } }, who),
    ...(['paused', 'deleted', 'active'] as const).map((state) => () => send(alertStateCall, { id, state }, who)),
  ]);
  const answers = await each(tries, 1, (attempt) => attempt());
  const list = await send(alertListCall, { siteId }, owner);
  const kept = list.data?.items?.find((item) => item.id === id);
  await send(alertStateCall, { id, state: 'deleted' }, owner);
  return [
    ...answers.flatMap(({ status }) => (status === 404 ? [] : [`another's alert is answered with ${status}`])),
    ...(kept?.name === probe.name && kept.state === 'active' ? [] : ['the alert is not as it was']),
  ];
}

/** Reads the list of alerts again and again; reports if it is never limited. */
async function endlessAlerts(who: Who): Promise<string[]> {
  const answers = await each(range(90), 4, () => send(alertListCall, { siteId }, who));
  return answers.some(({ status }) => status === 429) ? [] : [`${answers.length} lists in a row were answered`];
}

const owner = (port = target.port) => member('supplier', 'supplier_a_diamond', 191, port);
const buyer = (port = target.port) => member('purchaser', 'buyer_fr', 192, port);
const rival = (port = target.port) => member('supplier', 'supplier_b_gold', 193, port);

describe('tender: alerts of others', () => {
  it('are neither changed nor deleted', async () =>
    expect(await foreignAlert(await owner(), [await buyer(), await rival()])).toEqual([]));
  it('are limited in their lists', async () => expect(await endlessAlerts(await buyer())).toEqual([]));

  it('control: detects a site that lets everybody change them without a limit', async () => {
    const open = () => openWeak(() => ({ data: { id: 1, items: [{ id: 1, name: 'Taken', state: 'deleted' }] } }));
    expect(await against(open(), async (port) => foreignAlert(await owner(port), [await buyer(port)]))).toHaveLength(5);
    expect(await against(open(), async (port) => endlessAlerts(await buyer(port)))).toHaveLength(1);
  });
});
