import type { Client } from '../../api/client';
import type { Failure } from '../../api/reply';
import { readMessage } from '../../contract/envelope';
import { readGuideUrl, toGuideBody, type GuideRequest } from '../../contract/pricing-guide';
import { answerTo } from '../../domain/errors/catalogue';
import type { GuideOutcome, GuideProblem } from './outcome';

/** What a failure is to whoever wants the guide. */
const PROBLEMS: Partial<Record<Failure['kind'], Exclude<GuideProblem['kind'], 'refused'>>> = {
  'session-expired': 'expired',
  unauthorized: 'unauthorized',
  offline: 'offline',
  network: 'offline',
  timeout: 'offline',
  'never-arrived': 'offline',
  'unknown-outcome': 'unknown',
};

/** The server has decided: the same key would only bring the same answer again. */
const isDecided = ({ kind }: Failure): boolean => !['offline', 'never-arrived', 'unknown-outcome'].includes(kind);

function problemOf(failure: Failure): GuideProblem {
  const kind = PROBLEMS[failure.kind];
  if (kind) return { kind };
  const message = answerTo('guide', failure).remedy === 'pass' ? readMessage(failure.body) : null;
  return message ? { kind: 'refused', message } : { kind: 'failed' };
}

/**
 * Asks for a guide, once.
 * @param key of an earlier try whose outcome is not known, so that nobody gets the guide twice
 */
export async function sendGuide(client: Client, request: GuideRequest, key: string | null): Promise<GuideOutcome> {
  const reply = await client.request('pricingGuide', {
    body: toGuideBody(request),
    ...(key !== null && { idempotencyKey: key }),
  });
  if (reply.ok) return { kind: 'sent', url: readGuideUrl(reply.body) };
  const { failure } = reply;
  return {
    kind: 'not-sent',
    status: failure.status,
    problem: problemOf(failure),
    key: isDecided(failure) ? null : failure.idempotencyKey,
  };
}
