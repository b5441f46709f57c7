import { vi } from 'vitest';
import type { Client, Request } from '../../src/api/client';
import { ENDPOINTS } from '../../src/api/endpoints';
import { resolveOutcome, withKey } from '../../src/api/idempotency';
import { failed, type Failure, type Reply } from '../../src/api/reply';
import type { EventName } from '../../src/bus/events';
import type { Broadcast } from '../../src/bus/tabs';
import { FLOWS } from '../../src/app/flows';
import { createPageSession } from '../../src/store/kit/page-session';
import { createStore } from '../../src/store/setup/create-store';
import type { Ports } from '../../src/store/ports';

type Answer = unknown;
type Answers = Partial<
  Record<Parameters<Request>[0], Answer | ((options: Parameters<Request>[1]) => Answer | Promise<Answer>)>
>;

/** Builds a failed reply for scripted answers. */
export const failure = (kind: Failure['kind'], more: Partial<Failure> = {}): Reply => failed(kind, more);

/** The reply for an unknown idempotency key, from a server that keeps the outcomes of writes. */
export const neverArrived = failure('status', {
  fromJson: true,
  httpStatus: 404,
  ownStatus: 404,
  status: 404,
  body: { reason: 'never_arrived' },
});

const isReply = (answer: unknown): answer is Reply => typeof answer === 'object' && answer !== null && 'ok' in answer;

const inMemory = (kept: Map<string, unknown>): Ports['storage'] => ({
  read: (name) => (kept.has(name) ? { at: 0, data: kept.get(name) } : null),
  write: (name, data) => void kept.set(name, JSON.parse(JSON.stringify(data))),
  remove: (name) => void kept.delete(name),
});

/** Creates a store with a scripted server, in-memory storage and ports that record calls, events, moves and broadcasts. */
export function pageOfStore(answers: Answers = {}, options: Partial<ReturnType<Ports['location']>> = {}) {
  const kept = new Map<string, unknown>();
  const keptInTab = new Map<string, unknown>();
  const calls: { readonly name: string; readonly options: Parameters<Request>[1] }[] = [];
  const events: { readonly name: EventName; readonly detail: unknown }[] = [];
  const moves: string[] = [];
  const told: Broadcast[] = [];
  const prevented = new Set<EventName>();
  const reload = vi.fn();

  const request: Request = async (name, given) => {
    // As the client does.
    if (ENDPOINTS[name].write && given?.isOver?.()) return failed('aborted');
    calls.push({ name, options: given });
    const scripted = answers[name];
    const answer: unknown =
      typeof scripted === 'function' ? await (scripted as (o: typeof given) => unknown)(given) : scripted;
    if (isReply(answer)) return answer;
    return answer === undefined ? failed('network') : { ok: true, status: 200, body: answer };
  };
  const client: Client = {
    request,
    outcome: async (key, signal) => withKey(await resolveOutcome(request, key, signal), key),
  };
  const ports: Ports = {
    client,
    storage: inMemory(kept),
    tabStorage: inMemory(keptInTab),
    emit(name, detail) {
      events.push({ name, detail });
      return !prevented.has(name);
    },
    navigate: (route, { query } = {}) => void moves.push(query ? `${route}?${query}` : route),
    reload,
    pageSession: createPageSession(),
    tabs: {
      id: 'this-tab',
      alone: (work) => work(),
      broadcast(message) {
        told.push(message);
        if (message.kind === 'cart') kept.set('cart_update', { tab: message.stamp.tab });
      },
    },
    load: (part) => part(),
    loaded: () => null,
    async flow(name) {
      store.join(FLOWS[name]);
      return true;
    },
    location: () => ({ pathname: '', search: '', hash: '', ...options }),
    replaceAddress: () => {},
  };
  const store = createStore(ports);
  return {
    store,
    ports,
    kept,
    keptInTab,
    calls,
    events,
    moves,
    told,
    reload,
    prevent: (name: EventName) => void prevented.add(name),
    writes: () => calls.filter(({ name }) => ['cartAdd', 'cartRemove', 'cartRemoveCategory'].includes(name)),
  };
}
