import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesIn, ROOT } from './files';

/** Matches a sink for injection (XSS): code that turns a text into markup or code. */
const MARKUP =
  /\b(?:(?:inner|outer)HTML|insertAdjacentHTML|dangerouslySetInnerHTML|setHTML\w*|parseHTML\w*|createContextualFragment|DOMParser|XSLTProcessor|createHTMLDocument|srcdoc|create(?:HTML|Script|ScriptURL))\b|document\.write|<SafeHtml\b|\bfillSafely\(|\braw\(|(?<!\.)\bhtml`|`<(?:!doctype|p|b|strong|li|ul|div|script)\b|\beval\(|\bnew Function\b|createElement\('script|set(?:Timeout|Interval)\(['"`]/i;

/** Matches a sink for addresses: navigation or loading by an address that is not a constant of the file. */
const ADDRESS =
  /\b(?:href|src|srcSet|poster|formAction)=\{(?!["'`]|`#|[A-Z]+\})|\bhref:|location\.(?:assign|replace)\(|\blocation(?:\.href)?\s*=[^=>]|\b(?:window|page\??)\.open\(|\b(?:push|replace)State\(|\.(?:href|src) = /;

const SANITISER = 'tests/page/safe-html.test.ts';
const WIDGETS = 'tests/page/hosts/hostile.test.ts';
const SERVER = 'tests/page/server-html.test.ts';
const REDIRECTS = 'tests/app/redirect.test.ts';
const LEADS = 'tests/page/hosts/redirects.test.ts';
const VAULT = 'tests/page/hosts/payment-fields.test.ts';
const RENDER = 'tests/render/render.test.ts';
const DOCTOR = 'tests/doctor/live/panel.test.ts';
const STUDIO = 'tests/demo/studio/attacks.test.ts';
const PREVIEW = 'tests/page/hosts/studio.test.ts';
const FRAME = 'tests/server/frame.test.ts';
const NOBODYS = 'its own text alone';

/** Every file with a markup sink, and the test that attacks it. */
const SHOWN: Readonly<Record<string, string>> = {
  'src/ui/safe-html.tsx': SANITISER,
  'src/ui/kit/sanitise.ts': SANITISER,
  // The Trusted Types policy of the sanitiser.
  'src/ui/kit/trusted.ts': SANITISER,
  'widgets/dialogs/parts/activation/question.tsx': WIDGETS,
  'widgets/dialogs/parts/upgrade/choosing.tsx': WIDGETS,
  // Writes the page's own questions as JSON into a data script (JSON-LD).
  'widgets/faq/parts/questions.ts': 'tests/widgets/faq.test.tsx',
  // These write tags to copy, which are shown as text.
  'src/doctor/kit/scripts.ts': DOCTOR,
  'src/doctor/rules/policy.ts': DOCTOR,
  'src/render/index.ts': RENDER,
  'src/render/markup.ts': RENDER,
  'demo/studio/markup.ts': STUDIO,
  'demo/studio/snippets.ts': STUDIO,
  // Writes the script tag of the library beside it.
  'demo/studio/preview.ts': PREVIEW,
  'demo/server/activation/confirmation.ts': SERVER,
  'demo/server/billing/challenge-page.ts': SERVER,
  'demo/server/mail/html.ts': SERVER,
  'demo/server/quote/about.ts': SERVER,
  'demo/server/quote/page.ts': SERVER,
  'demo/server/routes/subscription.ts': SERVER,
  // Writes the tags of the site's own pages, which are shown as text.
  'demo/server/site/built.ts': NOBODYS,
  'demo/server/site/fallback.ts': SERVER,
  'demo/server/site/frame.ts': FRAME,
  // Writes a tag to copy on the terminal.
  'demo/server/site/lines-to-try.ts': NOBODYS,
  'demo/server/site/page.ts': NOBODYS,
  'demo/server/site/shop-page.ts': NOBODYS,
  'demo/server/site/tours.ts': NOBODYS,
  'demo/server/texts/strong.ts': SERVER,
  'demo/server/vault/agree-page.ts': VAULT,
  'demo/server/vault/page.ts': VAULT,
};

/** Every file with an address sink, and the test that attacks it. */
const LED: Readonly<Record<string, string>> = {
  // Keeps the open tab in the address of the page.
  'demo/assets/frame.js': NOBODYS,
  // Navigates to the open page in another language.
  'demo/assets/host.js': NOBODYS,
  'demo/assets/outbox.js': SERVER,
  // Navigates within its own site: to one page, or back to the one that asked to sign in.
  'demo/assets/register.js': NOBODYS,
  // Loads the library from its own origin.
  'demo/assets/try.js': NOBODYS,
  'demo/assets/vault-fields.js': VAULT,
  'demo/hosts/react/app.tsx': NOBODYS,
  'demo/hosts/router.ts': NOBODYS,
  'demo/hosts/svelte/app.svelte': NOBODYS,
  // These write an address into a snippet, load the page of the preview, and keep the choice in the address of the studio.
  'demo/studio/choice.ts': STUDIO,
  'demo/studio/frame.ts': PREVIEW,
  'demo/studio/preview.ts': PREVIEW,
  'demo/studio/studio.ts': PREVIEW,
  // Links to the settings of the plugin, whose address WordPress gives.
  'demo/wordpress/waybill/assets/editor.js': NOBODYS,
  // Sites of categories open over https only.
  'src/views/item-button.tsx': REDIRECTS,
  'widgets/marketplace-grid/parts/market-view.tsx': REDIRECTS,
  'widgets/marketplace-grid/parts/sidebar.tsx': REDIRECTS,
  'widgets/subscription/parts/add-on-site.tsx': 'tests/widgets/subscription.test.tsx',
  // These open documents of the server, or the bank's challenge page.
  'src/views/bank-page.tsx': REDIRECTS,
  'widgets/guide-form/parts/sent.tsx': REDIRECTS,
  // These open routes that the host page configures, or addresses built from them.
  'src/page/navigation.ts': LEADS,
  'src/hooks/use-market-link.ts': LEADS,
  'src/hooks/use-route.ts': LEADS,
  'src/ui/button.tsx': LEADS,
  // These links of a dialog lead to https or to the page's own site.
  'widgets/dialogs/parts/new-tab-link.tsx': 'tests/widgets/review.test.tsx',
  // These links lead only to the server that the host page configures, whatever a reply says.
  'src/ui/share-link.tsx': 'tests/widgets/share-link.test.tsx',
  'widgets/dialogs/parts/message-dialog.tsx': 'tests/widgets/share-quote.test.tsx',
  'widgets/chat-button/parts/use-chat.ts': LEADS,
  'widgets/marketplace-grid/parts/use-market-location.ts': LEADS,
  'widgets/mini-cart/mini-cart.element.ts': LEADS,
  'widgets/mini-cart/mini-cart.tsx': LEADS,
  // Stays within the page's origin, because the History API refuses any other.
  'src/page/path.ts': 'tests/widgets/marketplace-grid.test.tsx',
  'src/loader/preload.ts': NOBODYS,
  'src/ui/kit/safe-nodes.ts': SANITISER,
  // Links a sheet below the address that the server's own code names.
  'src/render/index.ts': RENDER,
  // These load posters, videos and captions that the host page names in attributes.
  'widgets/video/parts/player.tsx': 'tests/widgets/video.test.tsx',
  'widgets/video/video.tsx': 'tests/widgets/video.test.tsx',
};

const CODE = /\.(tsx?|m?js|vue|svelte)$/;
const uncommented = (text: string): string => text.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
const holding = (pattern: RegExp): string[] =>
  filesIn(['src', 'widgets', 'demo'], CODE).flatMap(({ path, text }) =>
    uncommented(text)
      .split('\n')
      .some((line) => pattern.test(line))
      ? [path]
      : [],
  );

describe('a sink for markup or addresses', () => {
  it.each([
    ['markup', MARKUP, SHOWN],
    ['an address', ADDRESS, LED],
  ])('of %s is listed with the test that attacks it, and no other file is listed', (_, pattern, table) => {
    expect(holding(pattern).toSorted()).toEqual(Object.keys(table).toSorted());
    const tests = new Set(Object.values(table).filter((one) => one !== NOBODYS));
    expect([...tests].filter((test) => !existsSync(join(ROOT, test)))).toEqual([]);
  });

  it.each([
    ['markup', MARKUP, 'box.innerHTML = html;'],
    ['markup', MARKUP, '<div dangerouslySetInnerHTML={{ __html: html }} />'],
    ['markup', MARKUP, 'reply(c, `<p>${name}</p>`)'],
    ['an address', ADDRESS, '<a href={url}>'],
    ['an address', ADDRESS, 'window.open(url)'],
    ['an address', ADDRESS, 'location.href = to;'],
  ])('of %s is found in %s', (_, pattern, line) => expect(pattern.test(line)).toBe(true));

  it('other than the sanitiser and the FAQ data never imports the Trusted Types policy', () => {
    expect(holding(/from '.*\/trusted'/).toSorted()).toEqual([
      'src/ui/kit/purify.ts',
      'widgets/faq/parts/questions.ts',
    ]);
  });
});
