/** The style sheets that every shadow root adopts first, in this order. An inline widget adopts `inlineCss` after them. */
export { default as tokensCss } from './tokens.css?inline';
export { default as baseCss } from './base.css?inline';
export { default as inlineCss } from './inline.css?inline';
