import * as z from 'zod/mini';
import type { ActivationConfirmation, ModuleAction } from '../domain/activation/machine';
import { currency, readMessage } from './envelope';
import { codes, flag, usableRows, recordOrNull, oneOf, read, text, texts } from './fields';
import { statement, toStatement } from './statement';

const ACTIONS = ['activate', 'deactivate'] as const satisfies readonly ModuleAction[];
const action = oneOf(ACTIONS, null);

export const confirmationSchema = z.object({
  status: action,
  action,
  html: text,
  add_on_codes: codes,
  statement,
  currency,
});

/**
 * Reads the reply of `GET /cart/module/{id}/{action}`. A 200 asks a question; a 201, or the action's name in `action` or `status`, means
 * that there is nothing to confirm. [API-52, ACT-05, docs/decisions/0053]
 * @param status the status that counts, see `replyStatus`
 */
export const readActivationConfirmation = (body: unknown, status: number): ActivationConfirmation | null => {
  const wire = read(confirmationSchema, body);
  if (!wire) return null;
  const { html } = wire;
  const named = wire.action ?? wire.status;
  const priced = { codes: wire.add_on_codes, statement: wire.statement && toStatement(wire.statement, wire.currency) };
  return status === 201 || named !== null
    ? { kind: 'go', action: named, ...priced }
    : { kind: 'question', html, ...priced };
};

const messagesSchema = z.object({ messages: texts });

/** Reads the server's messages to the person, from a list or from a single message. [ACT-06] */
export const readMessages = (body: unknown): readonly string[] => {
  const { messages = [] } = read(messagesSchema, body) ?? {};
  const single = readMessage(body);
  return messages.length > 0 ? messages : single ? [single] : [];
};

/** Encodes the body of `POST /manage/ui/features/validate`; the token identifies the member. [API-51] */
export const toValidateBody = (token: string, id: number) => ({ token, id });

export const addOnSchema = z.object({ add_on_code: text });
export const purchaseSchema = z.object({ data: usableRows(addOnSchema) });

interface AddOn {
  readonly add_on_code: string;
}

/** Encodes the body of `POST /account/modules/confirm`. [API-44] */
export const toConfirmBody = (wanted: readonly string[]) => ({
  modules: wanted.map((code) => ({ add_on_code: code })),
});

/** Reads the add-ons that the server confirmed, the `data` of its reply; null if the reply is malformed. [API-44] */
export const readConfirmed = (body: unknown): readonly AddOn[] | null => read(purchaseSchema, body)?.data ?? null;

/** Encodes the body of `POST /account/modules/purchase`, the confirmed list. [API-45] */
export const toPurchaseBody = (confirmed: readonly AddOn[]) => ({ modules: confirmed });

export const moduleStatusResultSchema = z.object({ is_active: flag });
export const moduleStatusSchema = z.object({ result: recordOrNull(moduleStatusResultSchema) });

/** Reads `result.is_active` from the reply of `GET /manage/ui/modules/{id}/status`; null if it is absent. [API-54] */
export const readIsActive = (body: unknown): boolean | null =>
  read(moduleStatusSchema, body)?.result?.is_active ?? null;
