import { readMessage, replyStatus, unwrap } from '../contract/envelope';
import { PASSED } from '../domain/errors/failure';
import { failed, type Reply } from './reply';

/** One answer of the server with its body read. */
export interface HttpAnswer {
  readonly httpStatus: number;
  readonly body: unknown;
  /** True if the body was JSON, or of the endpoint's own content type. */
  readonly fromJson: boolean;
  /** Delay that the server asks for, in ms. */
  readonly retryAfter: number;
}

const isInvalidPayload = (body: unknown): boolean => /invalid payload/i.test(readMessage(body) ?? '');

/**
 * Judges an answer by its status. 401 and 419 come first; 402–499 and the server errors with a message keep their status and
 * body; so does 400 if the endpoint says so; every other error becomes 500 without a body. [ERR-05 … ERR-09, ERR-12, docs/decisions/0071]
 */
export const judge = (answer: HttpAnswer, passes400 = false): Reply => {
  const { httpStatus, fromJson, retryAfter } = answer;
  const ownStatus = fromJson ? replyStatus(answer.body, httpStatus) : httpStatus;
  const body = unwrap(answer.body);
  const known = { ownStatus, httpStatus, fromJson, retryAfter };
  if (ownStatus === 419) return failed('session-expired', { ...known, status: 419 });
  if (ownStatus === 401)
    return isInvalidPayload(body)
      ? failed('status', { ...known, status: 401, body })
      : failed('unauthorized', { ...known, status: 401 });
  if (!fromJson) return failed('not-json', { ...known, status: 500 });
  if (ownStatus >= 200 && ownStatus < 300) return { ok: true, status: ownStatus, body };
  const passes = (ownStatus > 401 && ownStatus < 500) || (ownStatus === 400 && passes400) || PASSED.has(ownStatus);
  return failed('status', { ...known, ...(passes ? { status: ownStatus, body } : { status: 500 }) });
};
