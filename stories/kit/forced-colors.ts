import { tokens } from 'virtual:waybill/described';

const FORCED = /forced-colors:\s*active/;

/** What a browser with forced colors would make of a token, by the end of its name. */
function systemColor(name: string): string {
  if (/-(disabled)$/.test(name)) return 'GrayText';
  if (/-(accent-text)$/.test(name)) return 'LinkText';
  if (/-(accent-line|focus|border-strong|border)$/.test(name)) return 'CanvasText';
  if (/-(on-accent|on-danger|text|muted|positive|warning|danger|info)$/.test(name)) return 'CanvasText';
  return 'Canvas';
}

const colors = tokens.filter(({ syntax }) => syntax === '<color>').map(({ name }) => name);

function* sheetsBelow(root: Document | ShadowRoot): Generator<CSSStyleSheet> {
  yield* root.styleSheets;
  yield* root.adoptedStyleSheets;
  for (const { shadowRoot } of root.querySelectorAll('*')) if (shadowRoot) yield* sheetsBelow(shadowRoot);
}

function* mediaRules(rules: CSSRuleList): Generator<CSSMediaRule> {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) yield rule;
    if (rule instanceof CSSGroupingRule) yield* mediaRules(rule.cssRules);
  }
}

/**
 * Shows the page as with forced colors: the tokens become system colors, and rules for forced colors apply. It is a preview, because only a
 * browser can really force colors; Chromium does so under Rendering in its developer tools.
 * @returns a function that ends it
 */
export function forceColors(): () => void {
  const { documentElement } = document;
  const changed = new Map<CSSMediaRule, string>();
  const look = (): void => {
    for (const sheet of sheetsBelow(document))
      for (const rule of mediaRules(sheet.cssRules)) {
        const { mediaText } = rule.media;
        if (!FORCED.test(mediaText)) continue;
        changed.set(rule, mediaText);
        rule.media.mediaText = 'all';
      }
  };
  for (const name of colors) documentElement.style.setProperty(name, systemColor(name));
  look();
  // Elements get their shadow roots, and so their sheets, when they come into the page.
  const observer = new MutationObserver(() => requestAnimationFrame(look));
  observer.observe(document, { childList: true, subtree: true });
  return () => {
    observer.disconnect();
    for (const [rule, mediaText] of changed) rule.media.mediaText = mediaText;
    for (const name of colors) documentElement.style.removeProperty(name);
  };
}
