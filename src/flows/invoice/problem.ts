import type { Failure } from '../../api/reply';
import { readMessage } from '../../contract/envelope';
import { responseTo } from '../../domain/errors/catalogue';
import type { DownloadProblem } from './machine';

const PROBLEMS: Partial<Record<Failure['kind'], 'no-pdf' | 'offline'>> = {
  'not-json': 'no-pdf',
  offline: 'offline',
  network: 'offline',
  timeout: 'offline',
};

/** Maps the failure of a download to what the person is told. */
export function downloadProblemOf(failure: Failure): DownloadProblem {
  // An HTML error page of a gateway means that the server is down, not that the PDF is missing.
  if (failure.kind === 'not-json' && failure.httpStatus >= 500) return { kind: 'failed' };
  const kind = PROBLEMS[failure.kind];
  if (kind) return { kind };
  const message = responseTo('invoice', failure).remedy === 'pass' ? readMessage(failure.body) : null;
  return message ? { kind: 'refused', message } : { kind: 'failed' };
}
