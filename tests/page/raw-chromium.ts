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
}

interface Target {
  readonly targetId: string;
  readonly type: string;
  readonly subtype?: string;
  readonly url: string;
}

/**
 * Starts a Chromium of its own, which is driven by the DevTools protocol over a pipe: Playwright's connection switches prerendering off.
 */
export async function startChromium() {
  const profile = await mkdtemp(join(tmpdir(), 'waybill-chromium-'));
  const args = [...CHROMIUM_ARGS, '--headless=new', '--remote-debugging-pipe', `--user-data-dir=${profile}`];
  const child = spawn(ensureChromium(), [...args, '--no-first-run', 'about:blank'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
  });
  const [to, from] = [child.stdio[3] as Writable, child.stdio[4] as Readable];
  const waiting = new Map<number, (message: Message) => void>();
  let rest = '';
  from.setEncoding('utf8').on('data', (text: string) => {
    const messages = (rest + text).split('\0');
    rest = messages.pop() ?? '';
    for (const written of messages) {
      const message = JSON.parse(written) as Message;
      waiting.get(message.id ?? 0)?.(message);
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

  /** Attaches to a target. @returns a function that evaluates an expression in it */
  async function attach(targetId: string) {
    const { sessionId } = await send('Target.attachToTarget', { targetId, flatten: true });
    return async (expression: string): Promise<unknown> => {
      const params = { expression, returnByValue: true, awaitPromise: true, userGesture: true };
      const { result } = await send('Runtime.evaluate', params, sessionId as string);
      return (result as { readonly value?: unknown }).value;
    };
  }

  return {
    async open(url: string) {
      const { targetId } = await send('Target.createTarget', { url });
      return attach(targetId as string);
    },
    /** Attaches to the page that is being prerendered; null while there is none. */
    async prerendered() {
      const { targetInfos } = await send('Target.getTargets', { filter: [{}] });
      const found = (targetInfos as readonly Target[]).find(({ subtype }) => subtype === 'prerender');
      return found ? attach(found.targetId) : null;
    },
    async close() {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      await send('Browser.close').catch(() => child.kill());
      await ended;
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
