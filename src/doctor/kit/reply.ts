import type { ApiReply } from './facts';

/** Says what an answer to a read of the session is. */
export const replyOf = ({ ok, status, headers }: Pick<Response, 'ok' | 'status' | 'headers'>): ApiReply => {
  const isJson = /\bjson\b/i.test(headers.get('Content-Type') ?? '');
  if (!isJson) return { kind: 'not-json', status };
  return ok ? { kind: 'answered' } : { kind: 'status', status };
};

/** Splits the policies that came as one header, with commas between. */
export const policiesIn = (header: string | null): readonly string[] =>
  header ? header.split(/,(?=\s*[\w-]+\s)/).map((policy) => policy.trim()) : [];

/** How long (ms) a server may take to answer. */
export const ANSWERS_WITHIN = 8000;
