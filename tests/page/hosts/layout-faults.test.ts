import { join } from 'node:path';
import { build } from 'esbuild';
import type { Page } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import { ROOT } from '../../../tools/widgets.mjs';
import { openPage } from '../kit';

let finder: string;

beforeAll(async () => {
  const { outputFiles } = await build({
    stdin: {
      contents: "export * from './layout-faults'; export * from './pseudo';",
      resolveDir: join(ROOT, 'tests/layout'),
    },
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'finder',
  });
  finder = outputFiles[0]?.text ?? '';
});

const HEAD = `<!doctype html><html lang="en"><head><meta charset="utf-8"><link rel="icon" href="data:,"><style>
  body { margin: 8px; font: 16px/1.4 monospace; }
  .box { border: 1px solid; width: 120px; }
</style></head>`;

/** Opens a page of 360 px with this body and the finder. */
async function pageOf(body: string): Promise<Page> {
  const page = await openPage({
    path: '/layout',
    viewport: { width: 360, height: 640 },
    bypassCSP: true,
    before: (fresh) =>
      fresh.route('**/layout', (route) => route.fulfill({ contentType: 'text/html', body: `${HEAD}<body>${body}` })),
  });
  await page.addScriptTag({ content: finder });
  return page;
}

/** Returns what the finder says of a page with this body. */
async function faultsOf(body: string): Promise<readonly string[]> {
  const page = await pageOf(body);
  return page.evaluate(() => Reflect.get(window, 'finder').layoutFaultsBelow(document.body));
}

const inShadow = (html: string): string => `<div><template shadowrootmode="open">${html}</template></div>`;

describe('the finder of layout faults', () => {
  it.each([
    [
      'cut off by its box',
      '<p class="box" style="overflow: hidden; white-space: nowrap">Many words in a row</p>',
      /^cut off: “Many/,
    ],
    [
      'cut off below',
      '<p class="box" style="overflow: hidden; height: 30px">Many words in a row</p>',
      /^cut off: “Many/,
    ],
    [
      'shortened by dots',
      '<p class="box" style="overflow: hidden; white-space: nowrap; text-overflow: ellipsis">Many words in a row</p>',
      /^cut off: “Many/,
    ],
    [
      'cut off in a shadow root, by the box around its host',
      `<div style="overflow: hidden; width: 90px">${inShadow('<b style="white-space: nowrap">Many words in a row</b>')}</div>`,
      /^cut off: “Many/,
    ],
    [
      'wider than its button',
      '<button style="width: 80px; white-space: nowrap">Many words in a row</button>',
      /^beyond its box: “Many/,
    ],
    [
      'wider than its column',
      '<p style="width: 80px; white-space: nowrap">Many words in a row</p>',
      /^beyond its box: “Many/,
    ],
    [
      'over another text',
      '<p style="margin: 0">One text</p><p style="margin: -18px 0 0">Another text</p>',
      /^overlaps “One text”: “Another/,
    ],
    [
      'over another text of a grid',
      '<div style="display: grid; grid-template-columns: 40px 1fr"><span style="white-space: nowrap">Many words</span><span>Others</span></div>',
      /overlaps “Many words”: “Others”/,
    ],
    [
      'broken by its narrow box',
      '<p style="width: 80px; overflow-wrap: anywhere">Subscription</p>',
      /^broken: “Subscrip\|tion”/,
    ],
    ['broken at a hyphen after one letter', '<p style="width: 50px">e-mail</p>', /^broken: “e-\|mail”/],
    [
      'the choice of a list',
      '<select style="width: 80px"><option>Many words in a row</option></select>',
      /^cut off: “Many/,
    ],
    [
      'what an empty field asks for',
      '<input style="width: 80px" placeholder="Many words in a row">',
      /^cut off: “Many/,
    ],
    [
      'a button over another',
      '<button>One</button><button style="margin-left: -20px">Other</button>',
      /^overlaps “One”: “Other”/,
    ],
    [
      'a page that scrolls sideways',
      '<div style="width: 500px; height: 9px"></div>',
      /^wider than the window by 148 px/,
    ],
    [
      'a button over what is typed',
      '<div style="position: relative"><input style="width: 200px"><button style="position: absolute; left: 150px; width: 30px">x</button></div>',
      /^overlaps “x”: “input”/,
    ],
  ])('tells what is %s', async (_, body, said) => {
    expect((await faultsOf(body)).join('\n')).toMatch(new RegExp(said.source, 'm'));
  });

  it.each([
    ['a text that wraps', '<p class="box">Many words in a row, and more of them</p>'],
    ['tight lines', '<p style="line-height: 1; width: 120px; overflow: hidden">Many words in a row</p>'],
    [
      'a text for readers',
      '<b style="position: absolute; width: 1px; height: 1px; overflow: hidden; white-space: nowrap">Many words</b>',
    ],
    [
      'what nobody sees',
      '<b style="visibility: hidden; position: absolute">Many</b><b style="opacity: 0; position: absolute">words</b><p>Seen</p>',
    ],
    ['a list that scrolls', '<div style="overflow: auto; height: 40px"><p>One</p><p>Two</p><p>Three</p></div>'],
    [
      'a table that scrolls sideways',
      '<div style="overflow-x: auto"><table style="width: 900px"><td>One<td>Two</table></div>',
    ],
    ['a closed disclosure', '<details><summary>More</summary><p>Many words in a row</p></details>'],
    ['an address that breaks', '<p style="width: 120px; overflow-wrap: anywhere">somebody.with.a.name@example.com</p>'],
    ['a word that breaks at its hyphen', '<p style="width: 40px">add-on mô-đun</p>'],
    ['what a person has typed', '<input style="width: 80px" value="Many words in a row">'],
    [
      'a dialog over the page',
      '<p>Under the dialog</p><dialog style="top: 0">Over the page</dialog><script>document.querySelector("dialog").showModal()</script>',
    ],
    [
      'a popover over the page',
      '<p>Under it</p><p popover style="inset: 0 auto auto 0">Over it</p><script>document.querySelector("[popover]").showPopover()</script>',
    ],
    [
      'a sticky header',
      '<p style="position: sticky; top: 0; margin: 0">Header</p><p style="margin: -18px 0 0">Beneath it</p>',
    ],
    [
      'a badge at the edge of a card',
      '<div class="box" style="position: relative; padding-top: 12px"><b style="position: absolute; top: -10px; background: red">New</b>Text</div>',
    ],
    [
      'a link in a line of text',
      '<p style="width: 150px">See <a href="#a">the page of terms</a> or <a href="#b">the other one</a></p>',
    ],
    [
      'a field in its label',
      '<label style="position: relative; display: block">Name <input style="width: 90px"></label>',
    ],
    [
      'a button in the padding of a field',
      '<div style="position: relative"><input style="box-sizing: border-box; width: 200px; padding-right: 48px"><button style="position: absolute; left: 160px; width: 30px">x</button></div>',
    ],
    [
      'suggestions over the page',
      '<div style="position: relative; height: 20px"><div style="position: absolute; top: 20px; background: white"><div role="listbox"><p>Many words in a row</p></div></div></div><p>Many words in a row</p>',
    ],
  ])('says nothing of %s', async (_, body) => {
    expect(await faultsOf(body)).toEqual([]);
  });
});

describe('the pseudo-locale of a page', () => {
  it('is taken back, so that what outlives a story does not grow with each one', async () => {
    const page = await pageOf(`<p>Monthly</p>${inShadow('<input placeholder="Search">')}`);
    const says = async () => [
      await page.locator('p').textContent(),
      await page.locator('input').getAttribute('placeholder'),
    ];
    const speech = await page.evaluateHandle(() => Reflect.get(window, 'finder').speakPseudo(document.body));
    expect(await says()).toEqual(['Móñťhļýýýý', 'Šéááŕçhhh']);
    await speech.evaluate((speakAsBefore) => speakAsBefore());
    expect(await says()).toEqual(['Monthly', 'Search']);
  });
});
