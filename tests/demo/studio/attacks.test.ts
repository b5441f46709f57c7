import { parseFragment, type DefaultTreeAdapterTypes } from 'parse5';
import { describe, expect, it } from 'vitest';
import { HOSTS, readChoice, type Host } from '../../../demo/studio/choice';
import { snippetOf } from '../../../demo/studio/snippets';

/** Texts that would leave the place into which they are written. */
const VECTORS = [
  '"><script>alert(1)</script>',
  "'); alert(1); ('",
  '</script><script>alert(1)</script>',
  '</a><img src=x onerror=alert(1)>',
  '{alert(1)}{{alert(1)}}',
  '\\',
  'a\n[waybill faq]\nb',
];

const choiceOf = (host: Host, text: string) =>
  readChoice(
    new URLSearchParams([
      ['host', host],
      ['widget', 'pricing-table'],
      ['a.category', text],
      ['r.data-route-register', text],
      ['t.accent', text],
      ['t.radius', '8px; background: url(//evil.example)'],
      ['text', text],
      ['href', text],
      ['api', text],
      ['script', text],
    ]).toString(),
  );

const isElement = (node: DefaultTreeAdapterTypes.Node): node is DefaultTreeAdapterTypes.Element => 'attrs' in node;

/** Lists the elements of a markup, with the names of their attributes. */
function elementsOf(html: string): readonly string[] {
  const found: string[] = [];
  const walk = (node: DefaultTreeAdapterTypes.Node): void => {
    if (isElement(node)) found.push([node.tagName, ...node.attrs.map(({ name }) => name)].join(' '));
    if ('childNodes' in node) node.childNodes.forEach(walk);
  };
  walk(parseFragment(html));
  return found;
}

describe.each(HOSTS.filter((host) => !['react', 'next', 'vue', 'svelte'].includes(host)))(
  'the snippet for %s',
  (host) => {
    it.each(VECTORS)('stays the same elements with %j', (text) => {
      const [plain, attacked] = ['harmless', text].map((one) =>
        snippetOf(choiceOf(host, one), null).flatMap(({ code, purpose }) =>
          purpose === 'link' || purpose === 'editor' ? [] : elementsOf(code),
        ),
      );
      // A token is left out where it is no color.
      expect(attacked?.map((one) => one.replace(' style', ''))).toEqual(plain?.map((one) => one.replace(' style', '')));
    });
  },
);

describe.each(['react', 'next', 'vue', 'svelte'] as const)('the snippet for %s', (host) => {
  it.each(VECTORS)('runs nothing of %j', (text) => {
    const [part] = snippetOf(choiceOf(host, text), null);
    const code = part?.code ?? '';
    expect(code.replaceAll(/'(?:[^'\\]|\\.)*'|"[^"]*"|&\S+?;/g, '')).not.toMatch(
      /alert\(1\)[^<]*;|<script>alert|<img|\{alert/,
    );
    expect(code.match(/<\/script>/g)?.length ?? 0).toBe(host === 'vue' || host === 'svelte' ? 1 : 0);
  });
});
