import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { CHROMIUM_ARGS, ensureChromium } from '../../tools/chromium.mjs';

interface Message {
  readonly id?: number;
  readonly result?: Readonly<Record<string, unknown>>;
  readonly error?: { readonly message: string };
  /** The name of an event, in place of an answer. */
  readonly method?: string;
  readonly params?: unknown;
}

/** What is told of a page to which the connection has attached itself. */
interface Attached {
  readonly sessionId: string;
  readonly targetInfo: { readonly type: string; readonly subtype?: string };
}

/** Evaluates an expression in a page. */
type Evaluate = (expression: string) => Promise<unknown>;

/**
 * Starts a Chromium of its own, which is driven by the DevTools protocol over a pipe: Playwright's connection attaches to pages, by which
 * Chromium switches prerendering off (`PrerenderingDisabledByDevTools`). This one attaches to the tab, which brings its pages by itself.
 */
export async function startChromium() {
  const profile = await mkdtemp(join(tmpdir(), 'waybill-chromium-'));
  const args = [...CHROMIUM_ARGS, '--headless=new', '--remote-debugging-pipe', `--user-data-dir=${profile}`];
  const child = spawn(ensureChromium(), [...args, '--no-first-run', 'about:blank'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
  });
  const [to, from] = [child.stdio[3] as Writable, child.stdio[4] as Readable];
  const waiting = new Map<number, (message: Message) => void>();
  const pages: Attached[] = [];
  let rest = '';
  from.setEncoding('utf8').on('data', (text: string) => {
    const messages = (rest + text).split('\0');
    rest = messages.pop() ?? '';
    for (const written of messages) {
      const message = JSON.parse(written) as Message;
      if (message.method === 'Target.attachedToTarget') pages.push(message.params as Attached);
      else waiting.get(message.id ?? 0)?.(message);
    }
  });

  let last = 0;
  async function send(method: string, params: object = {}, sessionId?: string): Promise<Record<string, unknown>> {
    const id = (last += 1);
    const answer = new Promise<Message>((resolve) => void waiting.set(id, resolve));
    to.write(`${JSON.stringify({ id, method, params, sessionId })}\0`);
    const { result, error } = await answer;
    waiting.delete(id);
    if (error) throw new Error(`${method}: ${error.message}`);
    return { ...result };
  }

  const evaluateIn =
    ({ sessionId }: Attached): Evaluate =>
    async (expression) => {
      const params = { expression, returnByValue: true, awaitPromise: true, userGesture: true };
      const { result } = await send('Runtime.evaluate', params, sessionId);
      return (result as { readonly value?: unknown }).value;
    };

  const pageOf = (subtype?: string): Attached | undefined =>
    pages.find(({ targetInfo }) => targetInfo.type === 'page' && targetInfo.subtype === subtype);

  return {
    /** Opens the only tab at an address. */
    async open(url: string): Promise<Evaluate> {
      const { targetId } = await send('Target.createTarget', { url: 'about:blank', forTab: true });
      const { sessionId } = await send('Target.attachToTarget', { targetId, flatten: true });
      const attach = { autoAttach: true, waitForDebuggerOnStart: false, flatten: true };
      await send('Target.setAutoAttach', attach, sessionId as string);
      const page = pageOf();
      if (!page) throw new Error('The tab has no page.');
      await send('Page.navigate', { url }, page.sessionId);
      return evaluateIn(page);
    },
    /** Returns the page that the tab is prerendering; null while there is none. */
    prerendered(): Evaluate | null {
      const page = pageOf('prerender');
      return page ? evaluateIn(page) : null;
    },
    async close() {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      await send('Browser.close').catch(() => child.kill());
      await ended;
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
