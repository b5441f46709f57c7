import { API, CDN, SCRIPT, SITE } from '../foreign-site';
import { ADDRESS, code, OPTIONS, type Answer, type Rewrite } from './rewrite';

/** A script of an optimiser or a consent manager, which puts the tag back after a while. */
const putsBack = (type: string, attribute = 'src'): string => `<script>
  setTimeout(() => {
    const held = document.querySelector('[data-api]');
    const script = document.createElement('script');
    for (const { name, value } of held.attributes) if (name !== '${attribute}') script.setAttribute(name, value);
    script.type = '${type}';
    script.src = held.getAttribute('${attribute}');
    held.replaceWith(script);
  }, 100);
</script>`;

/** A script of an optimiser that fetches the code and runs it itself. */
const RUNS_IT = `<script>
  setTimeout(async () => (0, eval)(await (await fetch(document.querySelector('[data-api]').src)).text()), 100);
</script>`;

const SAVED = `${SITE}cache/all.js`;
const combined = (attributes: string): string => `<script src="${SAVED}" ${attributes}></script>`;
const all: Answer = { contentType: 'text/javascript', body: `var theme = 1;\n${code}\nvar end = 2;` };

const TYPES: readonly Rewrite[] = [
  { name: 'the script as it is', script: SCRIPT, outcome: 'ready' },
  { name: 'the type is dropped', script: `<script src="${ADDRESS}" ${OPTIONS}></script>`, outcome: 'ready' },
  {
    name: 'deferred in place of the type',
    script: `<script defer src="${ADDRESS}" ${OPTIONS}></script>`,
    outcome: 'ready',
  },
  {
    name: 'asynchronous, without the type',
    script: `<script async src="${ADDRESS}" ${OPTIONS}></script>`,
    outcome: 'ready',
  },
  { name: 'asynchronous, as a module', script: SCRIPT.replace('<script', '<script async'), outcome: 'ready' },
  {
    name: 'another type',
    script: `<script type="text/javascript" src="${ADDRESS}" ${OPTIONS}></script>`,
    outcome: 'ready',
  },
  {
    name: 'moved to the end of the page',
    page: (html) => html.replace(SCRIPT, '').replace('</body>', `${SCRIPT}</body>`),
    outcome: 'ready',
  },
  {
    name: 'made smaller: no quotes, no end tags',
    page: (html) =>
      html
        .replace(SCRIPT, `<script type=module src=${ADDRESS} data-api=${API.slice(0, -1)}></script>`)
        .replaceAll('</p>', ''),
    outcome: 'ready',
  },
];

const HELD: readonly Rewrite[] = [
  {
    name: 'held until consent, then put back as a classic script',
    script: `<script type="text/plain" data-category="marketing" src="${ADDRESS}" ${OPTIONS}></script>${putsBack('text/javascript')}`,
    outcome: 'ready',
    found: 'script-held',
  },
  {
    name: 'held until consent, then put back as a module',
    script: `<script type="text/plain" src="${ADDRESS}" ${OPTIONS}></script>${putsBack('module')}`,
    outcome: 'ready',
    found: 'script-held',
  },
  {
    name: 'delayed by an optimiser, which loses the type',
    script: `<script type="rocketlazyloadscript" data-rocket-src="${ADDRESS}" ${OPTIONS}></script>${putsBack('text/javascript', 'data-rocket-src')}`,
    outcome: 'ready',
    found: 'script-held',
  },
  {
    name: 'run again under a hashed type',
    script: `<script type="f3a8-module" src="${ADDRESS}" ${OPTIONS}></script>${putsBack('')}`,
    outcome: 'ready',
    found: 'script-held',
  },
  {
    name: 'held for ever',
    script: `<script type="text/plain" src="${ADDRESS}" ${OPTIONS}></script>`,
    outcome: 'fallback',
    found: 'script-held',
  },
];

const MOVED: readonly Rewrite[] = [
  {
    name: 'fetched and run by an optimiser',
    script: `<script type="text/plain" src="${ADDRESS}" ${OPTIONS}></script>${RUNS_IT}`,
    outcome: 'ready',
    found: 'script-held',
  },
  {
    name: 'put into the page, with the folder named',
    script: `<script ${OPTIONS} data-base="${CDN}">${code}</script>`,
    outcome: 'ready',
  },
  {
    name: 'put into the page',
    script: `<script ${OPTIONS}>${code}</script>`,
    outcome: 'fallback',
    says: /<waybill-pricing-table> failed to load .*https:\/\/www\.example\.com\/(elements|index).* exclude waybill\.js, or say data-base/,
    found: 'script-stripped',
  },
  {
    name: 'combined with other scripts, with the folder named',
    script: combined(`${OPTIONS} data-base="${CDN}"`),
    answers: [[SAVED, all]],
    outcome: 'ready',
  },
  {
    name: 'combined with other scripts',
    script: combined(OPTIONS),
    answers: [[SAVED, all]],
    outcome: 'fallback',
    says: /<waybill-pricing-table> failed to load .*https:\/\/www\.example\.com\/cache\/.* exclude waybill\.js, or say data-base/,
    found: 'script-combined',
  },
  {
    name: 'combined behind a script that fails',
    script: combined(OPTIONS),
    answers: [[SAVED, { ...all, body: `null.x;\n${code}` }]],
    outcome: 'fallback',
    says: /TypeError/,
    found: 'script-combined',
  },
  {
    name: 'with a version behind its address',
    script: SCRIPT.replace('waybill.js', 'waybill.js?ver=6.8'),
    answers: [[`${ADDRESS}?ver=6.8`, { contentType: 'text/javascript', body: code }]],
    outcome: 'ready',
  },
];

/** What becomes of the script tag. */
export const SCRIPTS: readonly Rewrite[] = [...TYPES, ...HELD, ...MOVED];
