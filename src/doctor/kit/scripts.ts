import { OPT_OUTS } from '../../page/opt-outs';
import type { PageElement, PageFacts } from './facts';
import { SAMPLE_API } from '../../page/page';
import { elementsIn, PREFIX } from './tree';

/** Matches the file of one of the scripts, also where an optimiser has put its address into another attribute. */
const FILE = /\bwaybill(\.classic)?(\.min)?\.js\b/i;

/** Attributes into which optimisers and consent managers put an address. */
const MOVED = /^data-([\w-]*-)?src$/;

export interface OurScript {
  readonly element: PageElement;
  /** The address as written; null if it is gone. */
  readonly src: string | null;
  readonly isClassic: boolean;
  /** True if the address is not that of a file of ours. */
  readonly isForeign: boolean;
  /** True if the address stands in another attribute than `src`. */
  readonly isMoved: boolean;
}

/** Finds Waybill's own script tags: by the file, or by `data-api`. */
export function scriptsIn({ root }: Pick<PageFacts, 'root'>): readonly OurScript[] {
  return [...elementsIn(root)].flatMap((element) => {
    if (element.tag !== 'script') return [];
    const { attributes } = element;
    const moved = Object.entries(attributes).find(([name, value]) => MOVED.test(name) && FILE.test(value))?.[1];
    const src = attributes['src'] ?? moved ?? null;
    const isForeign = src !== null && !FILE.test(src);
    if ((src === null || isForeign) && attributes['data-api'] === undefined) return [];
    return [{ element, src, isForeign, isClassic: /classic/i.test(src ?? ''), isMoved: moved !== undefined }];
  });
}

const QUOTES = /^[“”„″«»‘’'"]+|[“”„″«»‘’'"]+$/g;

/** Returns a value without the quotes that an editor made part of it. */
export const unquoted = (value: string): string => value.trim().replace(QUOTES, '');

/** Returns an absolute address, or null if it has none. */
export const absolute = (address: string, { address: base }: Pick<PageFacts, 'address'>): string | null => {
  const url = base ?? undefined;
  return URL.canParse(address, url) ? new URL(address, url).href : null;
};

/** Returns the base address of the API as the page names it; null if nothing of the page names one. */
export function apiOf(facts: PageFacts): string | null {
  const { running } = facts.browser ?? {};
  if (running) return running.api;
  const config = [...elementsIn(facts.root)].find(({ tag }) => tag === `${PREFIX}config`);
  const said = config?.attributes['api'] ?? scriptsIn(facts)[0]?.element.attributes['data-api'];
  return said === undefined ? null : unquoted(said);
}

/** Returns the origin of an address, or null. */
export const originAt = (address: string | null): string | null =>
  address !== null && URL.canParse(address) ? new URL(address).origin : null;

/** Returns the absolute base address of the API, which is the origin of the page where none is named; null where it is not known, or the page runs on sample data. */
export function apiAddress(facts: PageFacts): string | null {
  const api = apiOf(facts) ?? '';
  if (api === SAMPLE_API) return null;
  return api === '' ? originAt(facts.address) : absolute(api, facts);
}

/** Returns the tag as it should be: with the API that the page names, or an example. */
export const goodScript = (src: string | null, api: string | null): string => {
  const address = src === null ? 'https://cdn.example.com/waybill/waybill.js' : unquoted(src);
  const type = /classic/i.test(address) ? '' : ' type="module"';
  return `<script${type} src="${address}" data-api="${api || 'https://api.example.com'}"></script>`;
};

/** Returns a script tag with the attributes by which optimisers leave it as it is. */
export const withOptOuts = (tag: string): string => tag.replace('<script', `<script ${OPT_OUTS}`);
