import { AppError } from './errors';

/** A transition: from and to which states, by whom, and under which further condition. */
export type Transition = { from: readonly string[]; to: string; by: string; condition: string | null };
/** A life cycle: initial state and transitions by event. docs/domain.md, Life cycles, draws each. */
export type LifeCycle = { initial: string; events: Record<string, Transition> };

type StateOf<L extends LifeCycle> = L['events'][keyof L['events']]['from'][number] | L['initial'];
export type EventOf<L extends LifeCycle> = keyof L['events'] & string;

/** Whether an event is possible in a state. */
export const canHappen = <L extends LifeCycle>(life: L, event: EventOf<L>, state: string): boolean =>
  life.events[event]?.from.includes(state) ?? false;

/**
 * The state after an event.
 * @param key message key below `validation` if it is impossible
 * @throws AppError conflict with `key` at the field `state` if the event is impossible in this state
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
