import { describe, expect, it } from 'vitest';
import { DEFAULTS, HOSTS, type Choice, type Host } from '../../../demo/studio/choice';
import { readManifest, type WireManifest } from '../../../demo/studio/manifest';
import { snippetOf } from '../../../demo/studio/snippets';
import { manifestFiles } from '../../../tools/manifest.mjs';
import { bareFactsOf, codesOf } from '../../doctor/kit';

const { widgets, routes } = readManifest(
  JSON.parse((await manifestFiles())['custom-elements.json'] ?? '') as WireManifest,
);
const HASH = 'sha384-hash';
const first: Choice = {
  ...DEFAULTS,
  api: 'https://api.example.com',
  fallback: { text: 'Our <prices> & "more"', href: '/pricing.pdf?a=1&b=2' },
};
const code = (more: Partial<Choice>, host: Host = 'html'): readonly string[] =>
  snippetOf({ ...first, host, ...more }, HASH).map((part) => part.code);

/** Hosts whose code is HTML. */
const HTML = HOSTS.filter((host) => !['react', 'next', 'vue', 'svelte', 'wordpress-author'].includes(host));

describe('what the studio knows of the manifest', () => {
  it('is every widget that an editor places, with its attributes', () => {
    expect(widgets.map(({ name }) => name)).toContain('pricing-table');
    expect(widgets.map(({ name }) => name)).not.toContain('config');
    const cart = widgets.find(({ name }) => name === 'cart');
    expect(cart?.attributes.find(({ name }) => name === 'layout')).toMatchObject({
      kind: 'choice',
      values: ['column', 'sidebar', 'page'],
      fallback: 'column',
    });
    const table = widgets.find(({ name }) => name === 'pricing-table');
    expect(table?.attributes.map(({ name, kind }) => [name, kind])).toEqual([
      ['category', 'text'],
      ['panels', 'list'],
    ]);
  });

  it('are the routes of the script tag', () => {
    expect(routes.map(({ name }) => name)).toContain('data-route-manage-features');
  });
});

describe.each(HTML)('the snippet for %s', (host) => {
  it.each(widgets.map(({ name }) => name))('of %s is healthy markup with something between the tags', (widget) => {
    const html = code({ widget, tokens: { accent: '#7a1f5c' } }, host)
      .slice(0, 2)
      .join('\n');
    const page = `<!doctype html><html lang="en"><body>${html}<p>After</p></body></html>`;
    expect(codesOf(bareFactsOf(page))).toEqual([]);
    expect(html).not.toMatch(/<(?:waybill-|div)[^>]*\/>/);
    expect(html).toContain(widget === 'faq' ? '<summary>' : 'Our &lt;prices&gt; &amp; &quot;more&quot;</a>');
  });
});

describe('a snippet', () => {
  it('names the API, the routes and the hash on the script tag', () => {
    const [script] = code({ routes: { 'data-route-register': 'https://shop.example.com/?a="b"' }, isPinned: true });
    expect(script).toBe(`<script
  type="module"
  src="https://cdn.example.com/waybill/waybill.js"
  data-api="https://api.example.com"
  data-route-register="https://shop.example.com/?a=&quot;b&quot;"
  data-cfasync="false" data-no-optimize="1" data-no-defer="1" data-no-minify="1" data-noptimize="1" nowprocket
  integrity="sha384-hash"
  crossorigin="anonymous"
></script>`);
  });

  it('runs on sample data where no API is named', () => {
    expect(code({ api: '' })[0]).toContain('data-api="mock"');
    expect(code({ api: '' }, 'react')[0]).toContain("waybill.configure({ api: 'mock' })");
  });

  it('names an attribute as the host takes it', () => {
    const chosen = { widget: 'faq', attributes: { single: 'true', category: 'a "b"' }, tokens: { radius: '0px' } };
    expect(code(chosen)[1]).toMatch(/^<waybill-faq single category="a &quot;b&quot;" style="--waybill-radius: 0px">/);
    expect(code(chosen, 'tinymce')[1]).toMatch(/^<div data-waybill="faq" data-single data-category=/);
    expect(code(chosen, 'wordpress-author').slice(1)).toEqual([
      '[waybill faq single="true" category="a b"]',
      '/pricing.pdf?a=1&b=2#waybill:faq?single=true&category=a+%22b%22',
    ]);
    expect(code(chosen, 'react')[0]).toContain(
      `<WaybillFaq single category="a &quot;b&quot;" style={{ '--waybill-radius': '0px' } as CSSProperties}>`,
    );
  });

  it('draws components of the package over the React of the application', () => {
    const [react] = code({ widget: 'plan-comparison', attributes: { 'sticky-offset': '72' } }, 'react');
    expect(react).toContain("import { waybill, WaybillPlanComparison } from 'waybill/react';");
    expect(react).toMatch(/<WaybillPlanComparison stickyOffset=\{72\}>\n[^]*<\/WaybillPlanComparison>/);
    expect(react).not.toMatch(/waybill-plan-comparison|CSSProperties|import 'waybill/);
    expect(code({ widget: 'video' }, 'next')[0]).toMatch(/^'use client';\nimport { waybill, WaybillVideo }/);
  });

  it('allows authors their shortcodes and links by the script tag', () => {
    expect(code({}, 'wordpress-author')[0]).toMatch(/data-shortcodes\s+data-links|data-shortcodes data-links/);
  });

  it('configures an application with the origins to which its buttons lead', () => {
    const [component] = code({ routes: { 'data-route-sign-in': "https://id.example.com/o'clock" } }, 'next');
    expect(component).toMatch(/^'use client';\n/);
    expect(component).toContain("routes: { signIn: 'https://id.example.com/o\\'clock' }");
    expect(component).toContain("allowedOrigins: ['https://id.example.com']");
  });

  it.each(HOSTS)('for %s never closes a tag by itself', (host) => {
    for (const { name } of widgets)
      for (const one of code({ widget: name }, host)) expect(one).not.toMatch(/<(?:waybill-|Waybill)[^>]*\/>/);
  });
});
