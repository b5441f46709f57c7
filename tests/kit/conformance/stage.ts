import { once } from 'node:events';
import { chromium, type Browser, type JSHandle, type Page } from 'playwright';
import { inject } from 'vitest';
import { baseUrl } from '../../page/base';
import type { WidgetSpec } from '../../../src/element/spec';

/** A widget as the suite meets it. */
export interface Subject {
  readonly spec: Omit<WidgetSpec, 'view'>;
  /** Brings the code of a page's elements, where the page doesn't load it by itself. */
  load(page: Page): Promise<unknown>;
  /** Makes the view of a mounted element throw when it next renders, and lets it render. */
  crash(element: Element): Promise<unknown>;
}

/** An element in the page. */
export type Element = JSHandle<HTMLElement>;

export interface Stage {
  readonly page: Page;
  /** Warnings of the library. */
  readonly warnings: readonly string[];
  /** Violations of the page's policies. */
  violations(): Promise<readonly string[]>;
  /** Lets the requests go that `hold` has kept back, and all after them. */
  release(): void;
  close(): Promise<void>;
}

interface StageOptions {
  readonly path?: string;
  /** Keeps requests for data back until they are released. */
  readonly hold?: boolean;
}

export const connect = (): Promise<Browser> => chromium.connect(inject('wsEndpoint'));

/** What the suite puts into every page before anything else runs. */
export interface Conformance {
  readonly violations: string[];
  /** Settles after the next frame: React has committed and unmounted what was asked for before. */
  settled(): Promise<void>;
}

declare global {
  var conformance: Conformance;
}

function prepare(): void {
  const violations: string[] = [];
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
    violations.push(`${violatedDirective} ${blockedURI} ${sample}`);
  });
  globalThis.conformance = {
    violations,
    settled: () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))),
  };
}

/** Opens the blank page of the demo server, with the library, in a profile of its own. */
export async function openStage(
  browser: Browser,
  { path = '/test/blank', hold = false }: StageOptions = {},
): Promise<Stage> {
  const page = await browser.newPage({ baseURL: baseUrl() });
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning' && message.text().startsWith('waybill')) warnings.push(message.text());
  });
  const held = new AbortController();
  if (hold) {
    const released = once(held.signal, 'abort');
    await page.route('**/*', async (route) => {
      if (route.request().resourceType() === 'fetch') await released;
      // The page may be gone by the time that what it asked for would come.
      await route.continue().catch(() => undefined);
    });
  }
  await page.addInitScript(prepare);
  await page.goto(path);
  return {
    page,
    warnings,
    violations: () => page.evaluate(() => conformance.violations),
    release: () => held.abort(),
    async close() {
      held.abort();
      await page.close();
    },
  };
}

/** Runs `work` on a page that nothing else has touched, and closes it. */
export async function onStage(
  browser: Browser,
  options: StageOptions,
  work: (stage: Stage) => Promise<void>,
): Promise<void> {
  const stage = await openStage(browser, options);
  try {
    await work(stage);
  } finally {
    await stage.close();
  }
}

interface Placing {
  /** Assigned before the element is in the page, and so before it is upgraded where it is the first of its tag. */
  readonly properties?: Readonly<Record<string, unknown>>;
  /** Height of a child that stands for the widget until it is ready, in CSS pixels. */
  readonly fallback?: number;
  /** Puts it into a row, as the bar of a page is one; what sits in a line of text would give that line its height. */
  readonly inRow?: boolean;
}

/** Puts an element of the tag at the end of the page. Doesn't wait for anything. */
export const place = (
  page: Page,
  tag: string,
  { properties = {}, fallback, inRow = false }: Placing = {},
): Promise<Element> =>
  page.evaluateHandle(
    ({ name, values, height, row }) => {
      const element = document.createElement(name);
      Object.assign(element, values);
      if (height !== undefined) {
        const child = document.createElement('div');
        child.style.height = `${height}px`;
        element.append(child);
      }
      const parent = row ? document.body.appendChild(document.createElement('div')) : document.body;
      if (row) parent.style.display = 'flex';
      parent.append(element);
      return element;
    },
    { name: tag, values: properties, height: fallback, row: inRow },
  );

/** Waits until the element's view says that it is ready. */
export const ready = (page: Page, element: Element): Promise<unknown> =>
  page.waitForFunction((host) => host.matches(':state(ready)'), element);

/** A mounted and ready element. */
export async function mount(stage: Stage, subject: Subject, placing?: Placing): Promise<Element> {
  const element = await place(stage.page, subject.spec.tag, placing);
  await subject.load(stage.page);
  await ready(stage.page, element);
  return element;
}
