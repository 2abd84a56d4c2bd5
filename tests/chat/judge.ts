import type { Kept } from './people';
import type { Talker } from './talker';

/** Faults in what was stored and displayed; empty if there are none. */
export function judge(kept: readonly Kept[], talkers: readonly Talker[], expected: number): string[] {
  const faults: string[] = [];
  const talks = new Map<number, Kept[]>();
  for (const message of kept)
    talks.set(message.conversationId, [...(talks.get(message.conversationId) ?? []), message]);
  const seen = new Set<string>();
  for (const { accountId, clientId, conversationId, number } of kept) {
    const key = `${accountId}:${clientId}`;
    if (seen.has(key)) faults.push(`twice: ${conversationId}/${number}`);
    seen.add(key);
  }
  for (const [id, messages] of talks)
    for (const [at, { number }] of messages.entries())
      if (number !== at + 1) faults.push(`the numbers of ${id} have a gap before ${number}`);
  for (const { person, confirmed, client, talks: own } of talkers) {
    for (const { clientId, conversationId, text } of confirmed)
      if (!seen.has(`${person.accountId}:${clientId}`)) faults.push(`confirmed and lost: ${conversationId} ${text}`);
    for (const id of own) {
      const inDatabase = (talks.get(id) ?? []).map(({ number, text }) => `${number} ${text}`);
      const inView = client.messages(id).map(({ number, text }) => `${number} ${text}`);
      if (inView.join('\n') !== inDatabase.join('\n'))
        faults.push(`${person.accountId} sees ${inView.length} of ${inDatabase.length} messages of ${id}, or others`);
    }
    for (const id of own) {
      const sent = (talks.get(id) ?? []).filter(({ accountId }) => accountId === person.accountId);
      const order = sent.map(({ text }) => Number(text.split(' ').at(-1)));
      if (order.some((number, index) => index > 0 && number <= (order[index - 1] ?? 0)))
        faults.push(`${person.accountId} was put out of order in ${id}`);
    }
  }
  if (kept.length !== expected) faults.push(`${kept.length} messages kept, ${expected} sent`);
  return faults;
}
