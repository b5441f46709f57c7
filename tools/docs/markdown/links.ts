import { posix } from 'node:path';
import type { Token } from 'markdown-it';
import { filled, LABELS } from '../labels';

/** Says where the links and pictures of one file lead. */
export interface Target {
  /** The file in the repository that is rendered, such as `docs/events.md`. */
  readonly file: string;
  /** Returns the address of a file's page, relative to the rendered one; null where the site has none. */
  readonly pageOf: (file: string, anchor: string | undefined) => string | null;
  /** Returns the address of a picture, relative to the rendered page. */
  readonly pictureOf: (file: string) => string;
}

const IS_ELSEWHERE = /^[a-z][a-z\d+.-]*:|^\/\//i;

/** Leads a link to its page. What only the repository has becomes text that names its file. */
function leadLink(open: Token, close: Token | undefined, { file, pageOf }: Target): void {
  const href = decodeURI(`${open.attrGet('href') ?? ''}`);
  if (IS_ELSEWHERE.test(href) || href.startsWith('#')) return;
  const [path = '', anchor] = href.split('#', 2);
  const named = posix.normalize(posix.join(posix.dirname(file), path)).replace(/\/$/, '');
  const address = pageOf(named, anchor) ?? pageOf(`${named}/README.md`, anchor);
  if (address !== null) {
    open.attrSet('href', address);
    return;
  }
  open.tag = 'span';
  open.attrs = [
    ['class', 'in-repository'],
    ['title', filled(LABELS.inRepository, { path: named })],
  ];
  if (close) close.tag = 'span';
}

/** Leads all links and pictures of a text to where they are in the site. */
export function leadLinks(tokens: readonly Token[], target: Target): void {
  for (const { children } of tokens)
    for (const [at, token] of (children ?? []).entries()) {
      if (token.type === 'link_open')
        leadLink(
          token,
          children?.slice(at).find(({ type }) => type === 'link_close'),
          target,
        );
      const source = token.type === 'image' ? `${token.attrGet('src') ?? ''}` : '';
      if (source && !IS_ELSEWHERE.test(source)) {
        token.attrSet('src', target.pictureOf(posix.join(posix.dirname(target.file), source)));
        token.attrSet('loading', 'lazy');
      }
    }
}
