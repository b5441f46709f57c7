/** The sheets that every shadow root adopts first, in this order; `inlineCss` follows them in a widget that sits in a line. */
export { default as tokensCss } from './tokens.css?inline';
export { default as baseCss } from './base.css?inline';
export { default as inlineCss } from './inline.css?inline';
