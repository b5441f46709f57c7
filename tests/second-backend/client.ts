import { onTestFinished } from 'vitest';
import type { Quirks } from './quirks';
import { type SecondBackend, startSecondBackend } from './server';

export interface Answer {
  readonly http: number;
  readonly text: string;
  readonly headers: Headers;
  /** The parsed body; undefined if it is not JSON. */
  readonly json: unknown;
}

export interface Client {
  readonly backend: SecondBackend;
  readonly get: (path: string, headers?: Record<string, string>) => Promise<Answer>;
  readonly post: (path: string, body?: object, headers?: Record<string, string>) => Promise<Answer>;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Starts a backend for this test. @returns a client of it, signed in to the account `as`, or a visitor by default */
export async function client(turned: Partial<Quirks> = {}, as = ''): Promise<Client> {
  const backend = await startSecondBackend(turned);
  onTestFinished(() => backend.close());
  let cookie = as ? `member=${as}` : '';
  const ask = async (path: string, init: RequestInit): Promise<Answer> => {
    const headers = new Headers(init.headers);
    if (cookie) headers.set('Cookie', cookie);
    const response = await fetch(`${backend.url}${path}`, { ...init, headers });
    cookie ||= response.headers.get('set-cookie')?.split(';')[0] ?? '';
    const text = await response.text();
    return { http: response.status, text, headers: response.headers, json: parsed(text) };
  };
  return {
    backend,
    get: (path, headers = {}) => ask(path, { headers }),
    post: (path, body = {}, headers = {}) =>
      ask(path, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...headers },
        body: JSON.stringify(body),
      }),
  };
}
