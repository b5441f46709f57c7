import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { HttpBindings } from '@hono/node-server';
import { openApp } from '../../../demo/server/server';
import { ROOT } from '../../../tools/widgets.mjs';
import { API, CDN, SITE, TYPES } from '../../kit/foreign-site';
import { rewritten, type Answer as Reply, type Rewrite } from '../../kit/rewrites';
import { listen, reporting, type Answer } from '../listen';
import type { Place } from '../shop';

export interface Site extends Place {
  /** Serves the page as a rewrite leaves it. */
  rewrite(row: Rewrite): void;
  /** Returns a text with the site's own addresses in place of those of the examples. */
  local(text: string): string;
  /** Returns how many calls were answered, or refused, since the site was opened. */
  calls(): number;
}

const originOf = (address: string): string => new URL(address).origin;

/** Answers with a file of the build, which every site may read, as on a CDN. */
const answerFile: Answer = async (request) => {
  const path = new URL(request.url).pathname.replace(new URL(CDN).pathname, '');
  const headers = { 'Access-Control-Allow-Origin': '*', 'Cache-Control': 'no-store' };
  const body = await readFile(join(ROOT, 'dist', path)).catch(() => null);
  const type = TYPES[path.split('.').at(-1) ?? ''] ?? 'text/plain';
  return body
    ? new Response(body, { headers: { ...headers, 'Content-Type': type } })
    : new Response(null, { status: 404, headers });
};

const replyOf = ({ status = 200, body = '', contentType = 'text/plain', only = '*' }: Reply): Response =>
  new Response(body, { status, headers: { 'Content-Type': contentType, 'Access-Control-Allow-Origin': only } });

/** Ends a connection without an answer, as a blocker does. */
function refuse({ incoming }: HttpBindings): Response {
  incoming.socket.destroy();
  return new Response(null, { status: 403 });
}

/**
 * Starts a foreign site: its pages, its files and the API have an origin each. They stand for the addresses of the manual's examples,
 * which are rewritten in all that is served, because a browser cannot be told that they are here.
 */
export async function startSite(): Promise<Site> {
  const troubles: string[] = [];
  let served: Rewrite = { name: 'nothing', outcome: 'ready' };
  let calls = 0;
  const { app, at, close } = await openApp({ memory: true, demo: true, servesLocalPages: true });
  /** The origins of the examples and those in their place. */
  const origins: [string, string][] = [];
  const local = (text: string): string => origins.reduce((all, [from, to]) => all.replaceAll(from, to), text);

  /** Answers as the row says, for an address of the examples. */
  const asRow =
    (example: string, answer: Answer): Answer =>
    async (request, env) => {
      calls += 1;
      const { pathname, search } = new URL(request.url);
      const address = `${originOf(example)}${pathname}${search}`;
      const [, other] =
        served.answers?.find(([of]) => (typeof of === 'string' ? of === address : of.test(address))) ?? [];
      if (other === 'blocked') return refuse(env);
      if (!other) return answer(request, env);
      const { body, only, ...rest } = other;
      return replyOf({ ...rest, ...(body && { body: local(body) }), ...(only && { only: local(originOf(only)) }) });
    };
  /** The site answers for each of its pages with the same one; it has no files. */
  const page: Answer = (request) =>
    new URL(request.url).pathname.includes('.')
      ? new Response(null, { status: 404 })
      : new Response(local(rewritten(served)), { headers: { 'Content-Type': 'text/html; charset=utf-8' } });

  const parts = [
    [SITE, await listen(reporting(asRow(SITE, page), troubles))],
    [CDN, await listen(asRow(CDN, answerFile))],
    [API, await listen(asRow(API, (request, env) => app.fetch(request, env as never)))],
  ] as const;
  for (const [example, { origin }] of parts) origins.push([originOf(example), origin]);
  at.shop = local(originOf(API));
  return {
    origin: local(originOf(SITE)),
    local,
    rewrite: (row) => void (served = row),
    calls: () => calls,
    takeTroubles: () => troubles.splice(0),
    async close() {
      await Promise.all(parts.map(([, part]) => part.close()));
      await close();
    },
  };
}
