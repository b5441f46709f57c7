import type { Endpoint } from './endpoints';
import { failed, type Reply } from './reply';
import { judge, type HttpAnswer } from './status';
import { withTimeout } from './timeout';

/** Converts a `Retry-After` header, in seconds or as a date, to ms from now. */
const retryAfterOf = (header: string | null, now: number): number => {
  const wait = /^\d+$/.test(header ?? '') ? Number(header) * 1000 : Date.parse(header ?? '') - now;
  return wait > 0 ? wait : 0;
};

const readAnswer = async (response: Response, { media, write }: Endpoint, now: number): Promise<HttpAnswer> => {
  const answer = {
    httpStatus: response.status,
    retryAfter: retryAfterOf(response.headers.get('Retry-After'), now),
    fromJson: true,
  };
  if (response.status === 204) return { ...answer, body: null };
  if (media && response.ok && response.headers.get('Content-Type')?.startsWith(media))
    return { ...answer, body: await (media === 'text/html' ? response.text() : response.blob()) };
  const written = await response.text();
  // An empty body answers a write with success: without a body, the HTTP status counts. [API-58]
  if (write && response.ok && written === '') return { ...answer, body: null };
  try {
    return { ...answer, body: JSON.parse(written) as unknown };
  } catch {
    return { ...answer, body: null, fromJson: false };
  }
};

/** Sends one request and reads its answer, body included, within the endpoint's timeout. It never throws. */
export const exchange = async (
  endpoint: Endpoint,
  send: (signal: AbortSignal) => Promise<Response>,
  signal: AbortSignal | undefined,
  now: number,
): Promise<Reply> => {
  const answer = await withTimeout(endpoint.timeout, signal, async (inner) =>
    readAnswer(await send(inner), endpoint, now),
  );
  return typeof answer === 'string' ? failed(answer) : judge(answer, endpoint.passes400);
};
