import base from './base.css?inline';
import paper from './paper.css?inline';

/** The style sheets that every shadow root adopts first, in this order. An inline widget adopts `inlineCss` after them. */
export { default as tokensCss } from './tokens.css?inline';
export const baseCss = base + paper;
export { default as inlineCss } from './inline.css?inline';
