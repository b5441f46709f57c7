import { nanoid } from '@reduxjs/toolkit';
import { mayCount } from '../../domain/analytics/consent';
import { readStoredEvents, type QueuedEvent } from '../../contract/stored-events';
import { EVENT_INTERVAL, EVENT_RETRIES, MAX_QUEUED_EVENTS, type TrackedEvent } from '../../domain/analytics/event';
import type { Effect } from '../state';
import { sessionPart } from '../kit/page-session';
import type { Ports } from '../ports';
import { knownAccount } from './account';

const EVENTS = 'events';

const waiting = ({ tabStorage }: Ports): readonly QueuedEvent[] => readStoredEvents(tabStorage.read(EVENTS)?.data);
const keep = ({ tabStorage }: Ports, events: readonly QueuedEvent[]): void => tabStorage.write(EVENTS, events);

/**
 * Adds an analytics event to the queue, with page, cart and member, and starts the sending. No caller waits for it.
 * [ANA-01, API-57]
 */
export async function trackEvent(happening: TrackedEvent, api: Effect): Promise<void> {
  const { extra, getState } = api;
  const { memberId, ip } = await knownAccount(api);
  const { config, cart } = getState();
  const event = {
    ...happening,
    page_id: config.pageId ?? extra.location().pathname,
    tracking_id: cart.trackingId,
    member_id: memberId,
    ip,
  };
  keep(extra, [...waiting(extra), { key: nanoid(), tries: 0, event }].slice(-MAX_QUEUED_EVENTS));
  await send(api);
}

const QUEUE = sessionPart<{ status: 'idle' | 'sending' | 'blocked' }>(() => ({ status: 'idle' }));

/**
 * Sends one queued event every 500 ms, the oldest first, including those of the previous page. It retries a failed event three
 * times at the next interval and then drops it. A call that does not reach the server, as where a content blocker forbids it, is the
 * last one of the page. [ANA-02, ANA-03, docs/decisions/0076]
 */
async function send(api: Effect): Promise<void> {
  const { extra } = api;
  const queue = extra.pageSession.of(QUEUE);
  if (queue.status !== 'idle') return;
  queue.status = 'sending';
  try {
    await api.delay(EVENT_INTERVAL);
    for (let [head] = waiting(extra); head; [head] = waiting(extra)) {
      const { key, tries, event } = head;
      const turn = api.delay(EVENT_INTERVAL);
      const reply = await extra.client.request('analytics', { body: event, idempotencyKey: key });
      const kind = reply.ok ? null : reply.failure.kind;
      if (kind === 'offline') return;
      if (kind === 'network') queue.status = 'blocked';
      const others = waiting(extra).filter((other) => other.key !== key);
      // A reader may have refused while the event was on its way.
      const isOver = reply.ok || tries === EVENT_RETRIES || !mayCount(api.getState().config);
      keep(extra, isOver ? others : [{ ...head, tries: tries + 1 }, ...others]);
      if (kind === 'network') return;
      await turn;
    }
  } finally {
    if (queue.status === 'sending') queue.status = 'idle';
  }
}
