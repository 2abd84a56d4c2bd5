import { AppError } from './errors';

/** A change of state: where from, where to, who makes it, and what must hold beside the state. */
export type Transition = { from: readonly string[]; to: string; by: string; condition: string | null };
/** A noun's life: where it begins, and every change by the name of its event. docs/domain.md, Life cycles, draws each. */
export type LifeCycle = { initial: string; events: Record<string, Transition> };

type StateOf<L extends LifeCycle> = L['events'][keyof L['events']]['from'][number] | L['initial'];
export type EventOf<L extends LifeCycle> = keyof L['events'] & string;

/** Whether an event can happen to something in a state. */
export const canHappen = <L extends LifeCycle>(life: L, event: EventOf<L>, state: string): boolean =>
  life.events[event]?.from.includes(state) ?? false;

/**
 * The state that an event leads to.
 * @param key the message below `validation` that says why it cannot be
 * @throws AppError conflict with `key` at the field `state` where the event cannot happen in this state
 */
export function nextState<L extends LifeCycle, E extends EventOf<L>>(
  life: L,
  event: E,
  state: StateOf<L> | string,
  key: string,
): L['events'][E]['to'] {
  if (!canHappen(life, event, state)) throw new AppError('conflict', [{ field: 'state', key }]);
  return life.events[event]?.to as L['events'][E]['to'];
}
