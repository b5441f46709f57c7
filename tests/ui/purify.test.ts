import { beforeEach, describe, expect, it, vi } from 'vitest';

type Purify = (typeof import('../../src/ui/kit/purify'))['purify'];

/** A fresh module instance, as on a new page. */
let purify: Purify;
beforeEach(async () => {
  vi.resetModules();
  ({ purify } = await import('../../src/ui/kit/purify'));
});

const shown = (html: string): string => {
  const box = document.createElement('div');
  const fragment = purify(html);
  if (fragment) box.append(fragment);
  return box.innerHTML;
};

describe('the result of DOMPurify', () => {
  it('is a fragment of pure HTML without scripts, SVG, MathML and data attributes', () => {
    expect(purify('<p>One</p>')).toBeInstanceOf(DocumentFragment);
    expect(shown('<p onclick="x()" data-x="1" title="T">One</p><script>x()</script>')).toBe('<p title="T">One</p>');
    expect(shown('a<svg><circle r="1"></circle></svg><math><mi>x</mi></math>b')).not.toMatch(/svg|circle|math|mi/);
  });

  it('is null if DOMPurify is not supported', async () => {
    vi.doMock('dompurify', () => ({ default: () => ({ isSupported: false }) }));
    vi.resetModules();
    const { purify: unable } = await import('../../src/ui/kit/purify');
    expect(unable('<p>One</p>')).toBeNull();
    vi.doUnmock('dompurify');
  });
});

const factory = () => {
  const createPolicy = vi.fn((_name: string, rules: object) => rules);
  vi.stubGlobal('trustedTypes', { createPolicy });
  return createPolicy;
};

describe('on a page that requires trusted types, DOMPurify', () => {
  it('uses our policy, created once, which allows HTML and no script URLs', () => {
    const createPolicy = factory();
    expect([shown('<p>One</p>'), shown('<p>Two</p>')]).toEqual(['<p>One</p>', '<p>Two</p>']);
    expect(createPolicy).toHaveBeenCalledOnce();
    const [name, rules] = createPolicy.mock.calls[0] ?? [];
    expect(name).toBe('waybill');
    expect(Reflect.get(rules ?? {}, 'createHTML')('<p>')).toBe('<p>');
    expect(Reflect.get(rules ?? {}, 'createScriptURL')('https://a.test/x.js')).toBe('');
  });

  it('shares that policy with the FAQ’s structured data, because a page may forbid a second one', async () => {
    const createPolicy = factory();
    const { describeQuestions } = await import('../../widgets/faq/parts/questions');
    expect(shown('<p>One</p>')).toBe('<p>One</p>');
    const item = document.createElement('details');
    item.innerHTML = '<summary>Safe?</summary>Yes.';
    const withdraw = describeQuestions(document.body, [item]);
    expect(document.head.querySelector('script')?.textContent).toContain('Safe?');
    expect(createPolicy).toHaveBeenCalledOnce();
    withdraw();
  });

  it('works without a policy if the page allows none', () => {
    vi.stubGlobal('trustedTypes', {
      createPolicy: () => {
        throw new TypeError('Refused');
      },
    });
    expect(shown('<p>One</p><script>x()</script>')).toBe('<p>One</p>');
  });
});
