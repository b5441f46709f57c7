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
const ANSWERS_WITHIN = 8000;

/** Fetches an address; null where no answer can be read, also by a `fetch` that the page has changed. */
export async function tried(ask: typeof fetch, address: string, init: RequestInit): Promise<Response | null> {
  try {
    return (await ask(address, { signal: AbortSignal.timeout(ANSWERS_WITHIN), ...init })) ?? null;
  } catch {
    return null;
  }
}

/** Asks for the head of each address. @returns their HTTP status by address, without those that do not answer */
export async function statusesOf(
  ask: typeof fetch,
  addresses: readonly string[],
): Promise<Readonly<Record<string, number>>> {
  const answers = await Promise.all(
    addresses.map(async (address) => [address, (await tried(ask, address, { method: 'HEAD' }))?.status] as const),
  );
  return Object.fromEntries(answers.filter((entry): entry is readonly [string, number] => entry[1] !== undefined));
}
