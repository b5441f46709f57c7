import { describe, expect, it } from 'vitest';
import { examine } from '../../src/doctor/rules/examine';
import type { PageFacts } from '../../src/doctor/kit/facts';
import type { FindingCode } from '../../src/doctor/kit/finding';
import { bareFactsOf, codesOf, factsOf, inBrowser, known, running } from './kit';

const TABLE = '<waybill-pricing-table><a href="/prices">Our prices</a></waybill-pricing-table>';
const SCRIPT = (attributes: string, file = 'waybill.js') =>
  `<script src="https://cdn.example.com/waybill/${file}" ${attributes}></script>`;
const API = 'data-api="https://api.example.com"';
const COMBINED = (more = '') => `<script src="/cache/all.js" ${API} ${more}></script>${TABLE}`;

const one = (facts: PageFacts, code: FindingCode) => {
  const found = examine(facts, known).find((finding) => finding.code === code);
  if (!found) throw new Error(`no ${code} among ${codesOf(facts).join(', ') || 'nothing'}`);
  return found;
};

/** A page whose elements have this width, in a window of that one. */
const narrow = (width: number, window = 1400): PageFacts => {
  const facts = factsOf(TABLE, { ...inBrowser({ width: window }), reply: { kind: 'answered' } });
  const measured = (element: PageFacts['root']): PageFacts['root'] => {
    // Only the width counts here; the element itself is of no rule’s concern.
    const children = element.children.map((child) => (typeof child === 'string' ? child : measured(child)));
    return { ...element, children, live: { element: {} as Element, width } };
  };
  return { ...facts, root: measured(facts.root) };
};

/** A page among whose facts one can't be read, as where a built-in function that a rule calls is gone. */
const broken = (more: object): PageFacts =>
  Object.defineProperty({ ...factsOf(TABLE, inBrowser(more)) }, 'violations', {
    get() {
      throw new TypeError('not a function');
    },
  });

/** What is wrong where “register” leads there. */
const led = (register: string, more: Partial<PageFacts> = {}, also = {}): readonly FindingCode[] =>
  codesOf(
    factsOf(TABLE, {
      ...inBrowser({ running: running({ routes: { register }, ...also }) }),
      reply: { kind: 'answered' },
      ...more,
    }),
  );

describe('a healthy page', () => {
  it.each([
    ['a tag', TABLE],
    ['a placeholder', '<div data-waybill="cart" data-layout="page"><p>Your cart</p></div>'],
    ['a placeholder that was upgraded', `<div data-waybill="pricing-table">${TABLE}</div>`],
    [
      'a widget in waybill-config',
      `<waybill-config theme="dark" api="https://api.example.com">${TABLE}</waybill-config>`,
    ],
    [
      'a widget in the slot of another',
      '<waybill-guide-form><p>Guide</p><waybill-chat-button slot="actions"></waybill-chat-button></waybill-guide-form>',
    ],
    [
      'pictures of single items',
      '<waybill-module-details>x<img slot="media" alt=""><img slot="media-module-111" alt=""><img slot="media-package-62" alt=""></waybill-module-details>',
    ],
    ['code that is shown as code', `${TABLE}<pre>&lt;waybill-cart&gt;&lt;/waybill-cart&gt;</pre>`],
    [
      'buttons',
      `${TABLE}<button data-waybill-action="cart.add:package/35">Buy</button><a data-waybill-action="quote.open">Quote</a>`,
    ],
    [
      'attributes of every element and of frameworks',
      '<waybill-cart id="a" class="b" style="c" data-v-1a="" aria-label="Cart" @x="y"><p>Cart</p></waybill-cart>',
    ],
    ['questions', '<waybill-faq single><details><summary>Why?</summary>So.</details></waybill-faq>'],
    ['a page without Waybill', '<p>Hello</p>'],
  ])('has no findings: %s', (_, body) => {
    expect(codesOf(factsOf(body))).toEqual([]);
    expect(codesOf(factsOf(body, { ...inBrowser(), reply: { kind: 'answered' } }))).toEqual([]);
  });
});

describe('the script', () => {
  it.each<[FindingCode, string, string]>([
    ['script-missing', 'is not there', TABLE],
    ['script-held', 'is held back by Rocket Loader', SCRIPT(`type="f3a8-text/javascript" ${API}`) + TABLE],
    ['script-held', 'waits for consent', SCRIPT(`type="text/plain" data-category="marketing" ${API}`) + TABLE],
    [
      'script-held',
      'has its address moved',
      `<script type="module" data-rocket-src="https://cdn.example.com/waybill.js" ${API}></script>${TABLE}`,
    ],
    ['script-combined', 'was put together with others', COMBINED()],
    ['script-stripped', 'has no src', `<script type="module" ${API}></script>${TABLE}`],
    [
      'quotes-curly',
      'has curly quotes',
      `<script type=”module” src=”https://cdn.example.com/waybill.js” data-api=”https://api.example.com”></script>${TABLE}`,
    ],
    ['script-twice', 'stands there twice', SCRIPT(`type="module" ${API}`).repeat(2) + TABLE],
    [
      'scripts-mixed',
      'is module and classic',
      SCRIPT(`type="module" ${API}`) + SCRIPT(API, 'waybill.classic.js') + TABLE,
    ],
    [
      'apis-two',
      'names two APIs',
      SCRIPT(`type="module" ${API}`) + SCRIPT('type="module" data-api="https://b.example.com"') + TABLE,
    ],
    [
      'releases-two',
      'is of two releases',
      SCRIPT(`type="module" ${API}`, '0.1.0/waybill.js') + SCRIPT(`type="module" ${API}`, '0.2.0/waybill.js') + TABLE,
    ],
    ['api-missing', 'names no API', SCRIPT('type="module"') + TABLE],
    ['api-sample', 'runs on sample data', SCRIPT('type="module" data-api="mock"') + TABLE],
    ['api-no-scheme', 'names the API without https://', SCRIPT('type="module" data-api="shop.example"') + TABLE],
    ['api-insecure', 'names an API without TLS', SCRIPT('type="module" data-api="http://api.example.com"') + TABLE],
  ])('is found wrong: %s, where it %s', (code, _, html) => {
    expect(codesOf(bareFactsOf(html))).toEqual([code]);
  });

  it('is right in another file where it is told the folder of its own, or where the library runs', () => {
    expect(codesOf(bareFactsOf(COMBINED('data-base="https://cdn.example.com/waybill/"')))).toEqual([]);
    expect(codesOf(bareFactsOf(COMBINED(), { ...inBrowser(), reply: { kind: 'answered' } }))).toEqual([]);
    expect(codesOf(bareFactsOf(COMBINED(), inBrowser({ running: null, releases: [] })))).toEqual(['script-combined']);
  });

  it('is right as the classic file, without a type', () => {
    expect(codesOf(bareFactsOf(SCRIPT(API, 'waybill.classic.js') + TABLE))).toEqual([]);
  });

  it('is not missed where the library runs from a bundle', () => {
    expect(codesOf(bareFactsOf(TABLE, { ...inBrowser(), reply: { kind: 'answered' } }))).toEqual([]);
  });

  it('is told not to have run, or not to be found', () => {
    const idle = inBrowser({ running: null, releases: [] });
    expect(codesOf(factsOf(TABLE, idle))).toEqual(['script-not-run']);
    const statuses = { 'https://cdn.example.com/waybill/waybill.js': 404 };
    expect(codesOf(factsOf(TABLE, { ...idle, statuses }))).toEqual(['script-not-found']);
    expect(codesOf(factsOf(TABLE, { statuses }))).toEqual(['script-not-found']);
    // Whatever the name of a file that is not there, nobody has put it together with others.
    const gone = { 'https://www.example.com/cache/all.js': 404 };
    expect(codesOf(bareFactsOf(COMBINED(), { statuses: gone }))).toEqual(['script-not-found']);
  });

  it('of two releases is told by what has run', () => {
    expect(one(factsOf(TABLE, inBrowser({ releases: ['0.1.0', '0.2.0'] })), 'releases-two').message).toContain(
      '0.1.0 and 0.2.0',
    );
  });

  it('is of no release by the address of a machine', () => {
    const script = '<script type="module" src="http://127.0.0.1:4000/waybill.js" data-api=""></script>';
    const facts = bareFactsOf(script + TABLE, { ...inBrowser({ releases: ['0.1.0'] }), reply: { kind: 'answered' } });
    expect(codesOf(facts)).not.toContain('releases-two');
  });

  it('without data-api is right where the API of this site answers', () => {
    const facts = bareFactsOf(SCRIPT('type="module"') + TABLE, {
      ...inBrowser({ running: running({ api: '' }) }),
      reply: { kind: 'answered' },
    });
    expect(codesOf(facts)).toEqual([]);
  });
});

describe('the API', () => {
  it.each<[FindingCode, NonNullable<PageFacts['reply']>]>([
    ['api-unreachable', { kind: 'unreachable' }],
    ['api-cors', { kind: 'cors', lacks: 'origin' }],
    ['api-cors', { kind: 'cors', lacks: 'credentials' }],
    ['api-is-page', { kind: 'not-json', status: 200 }],
    ['api-not-found', { kind: 'not-json', status: 404 }],
    ['api-not-found', { kind: 'status', status: 404 }],
    ['api-failing', { kind: 'status', status: 500 }],
    ['api-failing', { kind: 'not-json', status: 502 }],
    ['policy-connect', { kind: 'policy' }],
  ])('is told as %s for %j', (code, reply) => {
    expect(codesOf(factsOf(TABLE, { ...inBrowser(), reply }))).toEqual([code]);
  });

  it('that refuses a page by CORS comes with the headers for its developer', () => {
    const { copy, who, remedy } = one(factsOf(TABLE, { reply: { kind: 'cors', lacks: 'origin' } }), 'api-cors');
    expect(copy).toContain(
      'Access-Control-Allow-Origin: https://www.example.com\nAccess-Control-Allow-Credentials: true',
    );
    expect([who, remedy]).toEqual(['developer', expect.stringContaining('https://www.example.com')]);
  });

  it('without https:// is told once, and not as the 404 that follows', () => {
    const facts = bareFactsOf(SCRIPT('type="module" data-api="shop.example"') + TABLE, {
      reply: { kind: 'not-json', status: 404 },
    });
    expect(codesOf(facts)).toEqual(['api-no-scheme']);
  });

  it.each([
    ['www.example.com', 'https://api.example.com', []],
    ['www.example.co.uk', 'https://api.example.co.uk', []],
    ['shop.one.co.uk', 'https://api.two.co.uk', ['cookies-other-site']],
    ['localhost', 'https://api.example.com', ['cookies-other-site']],
  ])('of the page %s at %s: %j', (host, api, codes) => {
    const html = `${SCRIPT(`type="module" data-api="${api}"`)}<waybill-invoice-list><p>Invoices</p></waybill-invoice-list>`;
    expect(codesOf(bareFactsOf(html, { address: `https://${host}/` }))).toEqual(codes);
  });
});

describe('the policy', () => {
  it.each<[string, readonly FindingCode[]]>([
    ["default-src 'self'", ['policy-script', 'policy-connect']],
    ["script-src https://cdn.example.com; connect-src 'self'", ['policy-connect']],
    ["script-src 'nonce-abc'; connect-src https://api.example.com", ['policy-script']],
    ['script-src https://cdn.example.com/other/; connect-src *', ['policy-script']],
    ['script-src https://*.example.com; connect-src https:', []],
    ["img-src 'none'", []],
    [
      "script-src *; connect-src *; trusted-types default; require-trusted-types-for 'script'",
      ['policy-trusted-types'],
    ],
  ])('%s gives %j', (policy, codes) => {
    expect(codesOf(factsOf(TABLE, { policies: [policy] }))).toEqual(codes);
  });

  it('allows a tag with the nonce under strict-dynamic', () => {
    const html = SCRIPT(`type="module" nonce="abc" ${API}`) + TABLE;
    const policies = ["script-src 'nonce-abc' 'strict-dynamic'; connect-src https://api.example.com"];
    expect(codesOf(bareFactsOf(html, { policies }))).toEqual([]);
    expect(codesOf(factsOf(TABLE, { policies }))).toEqual(['policy-script']);
  });

  it('comes with the line to add', () => {
    const policies = ["default-src https:; connect-src 'self'"];
    expect(one(factsOf(TABLE, { policies }), 'policy-connect').copy).toBe("connect-src 'self' https://api.example.com");
  });

  it('is told by what it has stopped', () => {
    const violations = [{ directive: 'connect-src', blocked: 'https://api.example.com/services/token' }];
    expect(codesOf(factsOf(TABLE, { violations }))).toEqual(['policy-connect']);
  });

  it('in a <meta> counts too', () => {
    const meta = '<meta http-equiv="Content-Security-Policy" content="connect-src \'none\'">';
    expect(one(bareFactsOf(meta + SCRIPT(`type="module" ${API}`) + TABLE), 'policy-connect').copy).toBe(
      'connect-src https://api.example.com',
    );
  });
});

describe('what is written', () => {
  it.each<[FindingCode, string, string]>([
    ['tag-unknown', '<waybill-pricingtable>x</waybill-pricingtable>', 'Did you mean <waybill-pricing-table>?'],
    ['tag-unknown', '<waybil-cart>x</waybil-cart>', 'Did you mean <waybill-cart>?'],
    ['tag-unknown', '<waybill-weather>x</waybill-weather>', 'There is no tag <waybill-weather>.'],
    ['placeholder-unknown', '<div data-waybill="pricingtable">x</div>', 'Did you mean "pricing-table"?'],
    ['placeholder-empty', '<div data-waybill="">x</div>', 'names no widget'],
    ['attribute-unknown', '<waybill-pricing-table categorie="a">x</waybill-pricing-table>', 'Did you mean category?'],
    ['attribute-unknown', '<waybill-cart data-layout="page">x</waybill-cart>', 'Did you mean layout?'],
    ['placeholder-attribute', '<div data-waybill="cart" layout="page">x</div>', 'lacks data-'],
    ['placeholder-attribute', '<div data-waybill="cart" data-layuot="page">x</div>', 'Did you mean data-layout?'],
    ['value-unknown', '<waybill-cart layout="pgae">x</waybill-cart>', 'Did you mean page?'],
    [
      'value-unknown',
      '<waybill-pricing-table panels="plan-list, boosterlist">x</waybill-pricing-table>',
      'Did you mean booster-list?',
    ],
    ['setting-unknown', '<waybill-config locale="xx"></waybill-config>', 'locale can’t be "xx"'],
    ['setting-unknown', '<waybill-config currency="DOLLAR"></waybill-config>', 'currency can’t be "DOLLAR"'],
    ['value-unknown', '<waybill-config member-id="me"></waybill-config>', 'member-id can’t be "me"'],
    ['slot-unknown', '<waybill-module-details>x<b slot="media-module-no">y</b></waybill-module-details>', 'media'],
    ['slot-unknown', '<waybill-cart>x<a slot="shaer">Mail</a></waybill-cart>', 'Did you mean share?'],
    ['slot-unknown', '<div data-waybill="chat-button"><b data-slot="lable">Ask</b></div>', 'Did you mean label?'],
    [
      'slot-unknown',
      '<div data-waybill="chat-button"><waybill-chat-button><b slot="lable">Ask</b></waybill-chat-button></div>',
      'Did you mean label?',
    ],
    ['route-unknown', '<waybill-config route-cart-reveiw="/cart"></waybill-config>', 'Did you mean route-cart-review?'],
    ['action-unknown', '<button data-waybill-action="card.add:package/35">x</button>', 'Did you mean cart.add?'],
    ['action-unknown', '<button data-waybill-action="cart.add:35">x</button>', '"35" is not an item'],
    ['tag-self-closed', '<waybill-mini-cart /><p>After</p>', 'closes nothing'],
    ['code-printed', '<p>&lt;waybill-pricing-table&gt;&lt;/waybill-pricing-table&gt;</p>', '<waybill-pricing-table>'],
    ['code-printed', '<p>&lt;div data-waybill="cart"&gt;</p>', 'as text'],
    ['shortcode-printed', '<p>[waybill pricing-table]</p>', '[waybill pricing-table]'],
    ['shortcode-printed', '<p>[waybill-cart]</p>', '[waybill-cart]'],
    ['autop-faq', '<p><waybill-faq single></p><details><summary>Why?</summary>So.</details>', 'automatic paragraphs'],
    ['autop-script', '<script><p>waybill.configure({ api: "" }</p>)</script>', 'cannot read it'],
    ['autop-traces', '<waybill-pricing-table><br />x</waybill-pricing-table>', 'line breaks'],
    ['fallback-missing', '<waybill-pricing-table>&nbsp;</waybill-pricing-table>', 'Nothing stands in'],
  ])('is told as %s: %s', (code, body, words) => {
    expect(codesOf(factsOf(body))).toEqual([code]);
    expect(one(factsOf(body), code).message).toContain(words);
  });

  it.each([
    ['data-anlytics="off"', 'Did you mean data-analytics?'],
    ['locale="fr"', 'Did you mean data-locale?'],
    ['data-shortcode', 'Did you mean data-shortcodes?'],
    ['data-analytics="never"', 'data-analytics can’t be "never"'],
    ['data-services="private"', 'data-services can’t be "private"'],
    ['data-base="https://cdn.example.com/waybill"', 'data-base can’t be'],
  ])('is told of the script tag as script-setting: %s', (attribute, words) => {
    const facts = factsOf(
      `<script src="https://cdn.example.com/waybill.js" data-api="https://a.example" ${attribute}></script>`,
    );
    expect(one(facts, 'script-setting').message).toContain(words);
  });

  it.each([
    'data-cfasync="false" data-no-optimize="1" data-no-defer="1" data-no-minify="1" data-noptimize="1" nowprocket async defer type="module"',
    'data-analytics="after-consent" data-services="public" data-base="https://cdn.example.com/waybill/"',
    'data-route-register="/signup" data-route-manage-features="/plan" data-route-mobile="/app" data-localised-paths data-links data-shortcodes data-token="t" data-locale="fr" data-editing',
    'data-category="marketing" data-rocket-status="executed" data-type="module" data-minify="1"',
  ])('is not told of a script tag with what it may have: %s', (attributes) => {
    const facts = factsOf(
      `<script src="https://cdn.example.com/waybill.js" data-api="https://a.example" ${attributes}></script>`,
    );
    expect(codesOf(facts).filter((code) => /^(script-setting|route-unknown)$/.test(code))).toEqual([]);
  });

  it('is told with its line and its tag', () => {
    const { line, where } = one(factsOf('\n\n<waybil-cart layout="page">x</waybil-cart>'), 'tag-unknown');
    expect([line, where]).toEqual([3, '<waybil-cart layout="page">']);
  });

  it('as a widget within another is told of the outer one', () => {
    const facts = factsOf(
      '<waybill-cart layout="page"><p>Cart</p><div><waybill-mini-cart></waybill-mini-cart></div></waybill-cart>',
    );
    expect(one(facts, 'widget-nested').where).toBe('<waybill-cart layout="page">');
  });

  it('is compared with what is for sale, where that is known', () => {
    const body = `<waybill-pricing-table category="last-mile">x</waybill-pricing-table>
      <button data-waybill-action="cart.add:package/9999">Buy</button>`;
    const facts = factsOf(body, { ...inBrowser(), reply: { kind: 'answered' } });
    expect(codesOf(facts)).toEqual(['category-unknown', 'item-unknown']);
    expect(one(facts, 'category-unknown').remedy).toContain('dynamic-routing or last-mile-delivery');
    expect(codesOf(factsOf(body))).toEqual([]);
  });
});

describe('the place', () => {
  it('too narrow for the widget is told, but not on a phone or where there is room', () => {
    expect(codesOf(narrow(645))).toEqual(['column-narrow']);
    expect(one(narrow(645), 'column-narrow').message).toContain('645 px');
    expect(codesOf(narrow(900))).toEqual([]);
    expect(codesOf(narrow(360, 390))).toEqual([]);
    expect(codesOf(narrow(0))).toEqual([]);
  });

  it('in a frame, or among changed prototypes, is told', () => {
    expect(codesOf(factsOf(TABLE, inBrowser({ isFramed: true })))).toEqual(['page-framed']);
    expect(codesOf(factsOf(TABLE, inBrowser({ extensions: ['extend'] })))).toEqual(['prototype-extended']);
    const changed = factsOf(TABLE, inBrowser({ builtIns: ['Array.from'] }));
    expect(codesOf(changed)).toEqual(['built-in-changed']);
    expect(one(changed, 'built-in-changed').message).toContain('Array.from');
  });

  it('whose built-in functions fail is told so, though other rules fail by them', () => {
    expect(codesOf(broken({ builtIns: ['Array.from'] }))).toEqual(['built-in-changed']);
    expect(() => codesOf(broken({}))).toThrow(TypeError);
  });
});

describe('a route', () => {
  it.each([
    ['data-route-registr="/signup"', 'Did you mean data-route-register?'],
    ['data-route-home="/"', 'There is no route data-route-home.'],
  ])('that there is not is told of the script tag: %s', (attribute, words) => {
    const facts = bareFactsOf(SCRIPT(`type="module" ${API} ${attribute}`) + TABLE);
    expect(codesOf(facts)).toEqual(['route-unknown']);
    expect(one(facts, 'route-unknown').message).toContain(words);
  });

  it.each<[string, readonly FindingCode[], Partial<PageFacts>, object]>([
    ['/signup', [], {}, {}],
    ['/signup', ['route-not-found'], { statuses: { 'https://www.example.com/signup': 404 } }, {}],
    ['/signup', [], { statuses: { 'https://www.example.com/signup': 401 } }, {}],
    ['/register', ['route-default'], {}, {}],
    ['/register', ['route-not-found'], { statuses: { 'https://www.example.com/register': 404 } }, {}],
    ['/register', [], {}, { isRouted: true }],
    ['https://shop.example.org/signup', ['route-elsewhere'], {}, {}],
    ['https://shop.example.org/signup', [], {}, { allowedOrigins: ['https://shop.example.org'] }],
  ])('to %s gives %j', (to, codes, more, also) => {
    expect(led(to, more, also)).toEqual(codes);
  });

  it('matters only where a widget leads there', () => {
    const facts = factsOf('<waybill-faq><details><summary>Why?</summary>So.</details></waybill-faq>', {
      ...inBrowser({ running: running({ routes: { register: '/register' } }) }),
      reply: { kind: 'answered' },
    });
    expect(codesOf(facts)).toEqual([]);
  });
});
