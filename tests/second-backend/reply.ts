import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Quirks } from './quirks';
import type { State } from './state';
import { type Fields, type Json, write } from './words';

/** The reply of a call before quirks change its form. */
export interface Reply {
  readonly status: number;
  readonly message?: string;
  /** One record or several, in their documented place. */
  readonly body?: { readonly at: 'data' | 'result' | 'top'; readonly of: Fields | readonly Fields[] };
  /** Fields at top level beside the body. */
  readonly beside?: Fields;
  /** A file that is sent instead of JSON. */
  readonly file?: { readonly type: string; readonly name: string; readonly text: string };
  /** Whether the reply has no body. */
  readonly isEmpty?: boolean;
}

export interface Call {
  readonly quirks: Quirks;
  readonly state: State;
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  /** The path parameters by name. */
  readonly params: Readonly<Record<string, string>>;
  readonly body: Readonly<Record<string, unknown>>;
  /** The name of the account that is signed in; empty for a visitor. */
  readonly as: string;
  /** The key of the caller's cart in the state. */
  readonly owner: string;
}

export type Handler = (call: Call) => Reply;
export type Routes = Readonly<Record<string, Handler>>;

export const ok = (beside: Fields = {}): Reply => ({ status: 200, beside });
export const refused = (status: number, message: string): Reply => ({ status, message });
export const data = (of: Fields | readonly Fields[], beside: Fields = {}): Reply => ({
  status: 200,
  body: { at: 'data', of },
  beside,
});
export const result = (of: Fields): Reply => ({ status: 200, body: { at: 'result', of } });
/** Replies with one record, as a list of one under the quirk `details`, or with 404 if there is none. */
export const detail = (of: Fields | undefined, { details }: Quirks): Reply =>
  of ? data(details === 'list' ? [of] : of) : refused(404, 'Not found.');

function placed({ body, beside }: Reply, quirks: Quirks): Json {
  const around = write(beside ?? {}, quirks);
  if (!body || typeof around !== 'object') return around;
  const isList = Array.isArray(body.of);
  const of = write(body.of, quirks);
  const { envelope } = quirks;
  if (isList && (envelope === 'none' || envelope === 'bare')) return of;
  const at = envelope === 'data' || envelope === 'result' ? envelope : envelope === 'none' ? 'top' : body.at;
  return at === 'top' ? Object.assign({}, around, of) : Object.assign({}, around, { [at]: of });
}

/** Serializes a reply as the quirks demand. */
export function textOf(reply: Reply, quirks: Quirks): string {
  const content = placed(reply, quirks);
  if (Array.isArray(content)) return JSON.stringify(content);
  const status = quirks.statusIn === 'http' ? {} : { status: write(reply.status, quirks) };
  const message = reply.message === undefined ? {} : { message: reply.message };
  return JSON.stringify(Object.assign(status, message, content));
}

const httpStatus = (status: number): number => (status >= 200 && status < 600 ? status : 500);

export function send(response: ServerResponse, reply: Reply, quirks: Quirks): void {
  const { file, isEmpty, status } = reply;
  response.statusCode = quirks.statusIn === 'body' ? 200 : httpStatus(status);
  response.setHeader('Cache-Control', 'no-store');
  if (isEmpty) return void response.end();
  if (!file) {
    response.setHeader('Content-Type', 'application/json');
    return void response.end(textOf(reply, quirks));
  }
  response.setHeader('Content-Type', file.type);
  response.setHeader('Content-Disposition', `attachment; filename="${file.name}"`);
  response.end(file.text);
}

/** Parses the body of a request, sent as JSON or as a form, and returns its size in bytes, too. */
export async function bodyOf(
  request: IncomingMessage,
): Promise<{ readonly body: Record<string, unknown>; readonly size: number }> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return { body: parsed(text), size: Buffer.byteLength(text) };
}

function parsed(text: string): Record<string, unknown> {
  if (text === '') return {};
  if (!text.startsWith('{')) return Object.fromEntries(new URLSearchParams(text));
  try {
    const read: unknown = JSON.parse(text);
    return typeof read === 'object' && read !== null ? { ...read } : {};
  } catch {
    return {};
  }
}
