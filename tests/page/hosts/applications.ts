import axe from 'axe-core';
import type { Page } from 'playwright';
import { expect } from 'vitest';
import { callsOf, settled } from '../acts';
import { mishapsOf, NO_MISHAPS, openPage, type PageOptions } from '../kit';

/** The applications of `demo/hosts`, by their path on the demo site. */
export const APPLICATIONS = ['react', 'react-loader', 'vue', 'svelte'] as const;

export interface Application {
  readonly page: Page;
  /** The markup that the server rendered. */
  readonly html: string;
  /** The calls to the server, in order. */
  readonly calls: readonly string[];
  /** Warnings of the framework about hydration, keys and effects. */
  readonly warnings: readonly string[];
}

/** Opens an application and waits until it is hydrated and all widgets are ready. */
export async function openApplication(path: string, options: Omit<PageOptions, 'path'> = {}): Promise<Application> {
  const warnings: string[] = [];
  let calls: readonly string[] = [];
  let html = '';
  const page = await openPage({
    ...options,
    path,
    before: async (fresh) => {
      calls = callsOf(fresh);
      fresh.on('console', (message) => {
        if (message.type() === 'warning') warnings.push(message.text());
      });
      fresh.once('response', async (response) => {
        html = await response.text();
      });
    },
  });
  await settled(page);
  return { page, html, calls, warnings };
}

/** Expects no warnings of the framework, of Waybill or of the browser. */
export function expectQuiet({ page, warnings }: Application): void {
  expect({ ...mishapsOf(page), warnings }).toEqual({ ...NO_MISHAPS, warnings: [] });
}

/** Returns the number of loaded documents: one for an application with client-side routing. */
export const openings = ({ calls }: Application): number =>
  calls.filter((call) => call.startsWith('GET /hosts/')).length;

/** Runs axe on the widgets of a page. @returns the rule and place of each violation */
export async function faultsInWidgets(page: Page): Promise<readonly string[]> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate(() => {
    const widgets = [...document.querySelectorAll('waybill-pricing-table, waybill-cart, waybill-mini-cart')];
    return (globalThis as unknown as { axe: typeof axe }).axe.run({ include: widgets });
  });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
}
