import type { Failure } from '../../api/reply';
import { readMessage } from '../../contract/envelope';
import { readGuideUrl, toGuideBody } from '../../contract/pricing-guide';
import { responseTo } from '../../domain/errors/catalogue';
import type { Effect } from '../../store/state';
import type { GuideProblem } from './machine';
import { guideStepped, selectOpenGuide, type guideAsked } from './slice';

type Asked = ReturnType<typeof guideAsked>['payload'];

/** Maps failures to the form's problems. */
const PROBLEMS: Partial<Record<Failure['kind'], Exclude<GuideProblem['kind'], 'refused'>>> = {
  'session-expired': 'expired',
  unauthorized: 'unauthorized',
  offline: 'offline',
  network: 'offline',
  timeout: 'offline',
  'never-arrived': 'offline',
  'unknown-outcome': 'unknown',
};

/** Returns true if the server has decided; the same idempotency key would only repeat its answer. */
const isDecided = ({ kind }: Failure): boolean => !['offline', 'never-arrived', 'unknown-outcome'].includes(kind);

function problemOf(failure: Failure): GuideProblem {
  const kind = PROBLEMS[failure.kind];
  if (kind) return { kind };
  const message = responseTo('guide', failure).remedy === 'pass' ? readMessage(failure.body) : null;
  return message ? { kind: 'refused', message } : { kind: 'failed' };
}

/** Requests the guide for a form, once. If the same request had an unknown outcome before, it reuses its idempotency key. [PRC-14] */
export async function sendGuideEffect({ origin, request }: Asked, api: Effect): Promise<void> {
  const stop = (problem: GuideProblem | null, open?: { body: string; idempotencyKey: string } | null): void =>
    void (api.isOver?.() || api.dispatch(guideStepped({ origin, event: { type: 'stopped', problem }, open })));
  try {
    const body = JSON.stringify(request);
    const before = selectOpenGuide(api.getState(), origin);
    const reply = await api.extra.client.request('pricingGuide', {
      body: toGuideBody(request),
      ...(before?.body === body && { idempotencyKey: before.idempotencyKey }),
    });
    // The form is another account's, which may have asked anew.
    if (api.isOver?.()) return;
    if (!reply.ok) {
      const { failure } = reply;
      const { status: code, idempotencyKey } = failure;
      const problem = problemOf(failure);
      const message = problem.kind === 'refused' ? problem.message : `guide_form.${problem.kind}`;
      api.extra.emit('error', { code, message, surface: 'guide-form' }, origin);
      return stop(problem, idempotencyKey !== null && !isDecided(failure) ? { body, idempotencyKey } : null);
    }
    const { email, guide } = request;
    api.extra.emit('guide-send', { guide }, origin);
    const event = { type: 'done', email, guide, url: readGuideUrl(reply.body) } as const;
    api.dispatch(guideStepped({ origin, event, open: null }));
  } finally {
    // Unlocks the form even if an error was thrown.
    stop(null);
  }
}
