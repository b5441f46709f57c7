import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RenderOptions, Rendered } from '../../../src/render';
import type { Deps } from './env';

type Attributes = Readonly<Record<string, string>>;

/** What a page may say of itself. The server that reads is always this one. */
export type Page = Pick<RenderOptions, 'assets' | 'language' | 'country' | 'currency' | 'path' | 'fallback'>;

/**
 * Renders a widget.
 * @returns null for a tag that the package doesn't render
 * @throws TypeError, saying why, for an attribute that the tag doesn't have
 */
export type Render = (tag: string, attributes: Attributes, page: Page) => Promise<Rendered | null>;

/** Life in ms of what was rendered: as long as browsers keep a visitor's catalogue. */
export const LIFE = 60_000;
/** The most views in memory; a stranger could ask for any number. */
const MOST = 200;

type Package = Pick<typeof import('../../../src/render'), 'render' | 'styles'>;

/** Loads the built package; again once it was built anew. */
async function loadPackage(distDir: string): Promise<Package> {
  const file = join(distDir, 'server.js');
  const { mtimeMs } = await stat(file);
  return (await import(`${pathToFileURL(file).href}?${mtimeMs}`)) as Package;
}

/**
 * Creates a function that renders widgets for visitors nobody knows, from this backend's own replies, and keeps them for a minute. What
 * is not complete, or refused, is not kept.
 * @param fetchOwn requests a path of this backend, without anything of the visitor who asked for the page
 */
export function createRender(
  { distDir, now, places }: Pick<Deps, 'distDir' | 'now' | 'places'>,
  fetchOwn: (request: Request) => Response | Promise<Response>,
): Render {
  const kept = new Map<string, { readonly until: number; readonly rendered: Promise<Rendered | null> }>();

  async function renderNow(tag: string, attributes: Attributes, page: Page): Promise<Rendered | null> {
    const { render, styles } = await loadPackage(distDir);
    if (!Object.hasOwn(styles, tag)) return null;
    return render(tag, attributes, {
      ...page,
      api: places.shops()[0],
      fetch: async (input, init) => fetchOwn(new Request(input, init)),
    });
  }

  return async (tag, attributes, page) => {
    const key = JSON.stringify([tag, Object.entries(attributes).toSorted(), page]);
    const known = kept.get(key);
    if (known && known.until > now()) return known.rendered;
    const made = { until: now() + LIFE, rendered: renderNow(tag, attributes, page) };
    if (kept.size >= MOST) kept.clear();
    kept.set(key, made);
    const forget = (): void => {
      if (kept.get(key) === made) kept.delete(key);
    };
    made.rendered.then((rendered) => rendered?.isComplete || forget(), forget);
    return made.rendered;
  };
}
