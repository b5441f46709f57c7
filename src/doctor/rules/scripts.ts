import { absolute, apiOf, goodScript, scriptsIn, withOptOuts, type OurScript } from '../kit/scripts';
import { at, tagOf, elementsIn, type Rule } from '../kit/tree';
import { PLACEHOLDER } from '../../page/page';

const isUsed = (element: Parameters<typeof tagOf>[0]): boolean =>
  tagOf(element) !== null || element.attributes[`${PLACEHOLDER}-action`] !== undefined;

/** The types by which a browser runs a classic script. */
const RUNS = /^(|module|(text|application)\/(x-)?(java|ecma)script)$/;

const typeOf = ({ element }: OurScript): string => (element.attributes['type'] ?? '').trim().toLowerCase();

/** Finds a page with widgets and without the script. */
export const scriptMissing: Rule = (facts) => {
  const user = [...elementsIn(facts.root)].find(isUsed);
  if (!user || scriptsIn(facts).length > 0 || facts.browser?.running) return [];
  return [
    {
      code: 'script-missing',
      severity: 'error',
      who: 'administrator',
      message:
        'The page has widgets, but not the script that draws them. Many systems take scripts out of what authors write.',
      remedy:
        'An administrator places this line once for the whole site, in a theme, a footer or a tag manager, with your own two addresses.',
      copy: goodScript(null, apiOf(facts)),
      ...at(user),
    },
  ];
};

/** Finds scripts that an optimiser, a consent manager or an editor has spoiled. */
export const scriptSpoiled: Rule = (facts) =>
  scriptsIn(facts).flatMap((script) => {
    const { element, src, isForeign, isMoved } = script;
    const copy = goodScript(src, apiOf(facts));
    const type = typeOf(script);
    const isBased = element.attributes['data-base'] !== undefined;
    if (src === null && isBased) return [];
    if (src === null)
      return {
        code: 'script-stripped',
        severity: 'error',
        who: 'administrator',
        message: 'The script tag has lost its src, so nothing is loaded.',
        remedy: 'An administrator places the tag where the system leaves scripts alone.',
        copy,
        ...at(element),
      } as const;
    if (isMoved || !RUNS.test(type))
      return {
        code: 'script-held',
        severity: 'error',
        who: 'administrator',
        message: isMoved
          ? 'The address of the script was moved out of src, so the browser does not load it: an optimiser or a consent manager holds the script back.'
          : `The script has type="${type}", so the browser does not run it: an optimiser or a consent manager holds the script back.`,
        remedy: 'Exclude waybill.js from delaying, or take it out of the consent categories.',
        copy: withOptOuts(copy),
        ...at(element),
      } as const;
    if (isForeign && !isBased && !facts.browser?.running)
      return {
        code: 'script-combined',
        severity: facts.browser ? 'error' : 'warning',
        who: 'administrator',
        message: `The script comes from ${src}, where an optimiser has put it together with others: it looks for the files of the widgets beside that, where they are not.`,
        remedy:
          'Exclude waybill.js from combining, or name the folder of its files: data-base="https://cdn.example.com/waybill/".',
        copy: withOptOuts(goodScript(null, apiOf(facts))),
        ...at(element),
      } as const;
    return [];
  });

/** Finds scripts that have not arrived, or have arrived and not run. */
export const scriptIdle: Rule = (facts) => {
  const scripts = scriptsIn(facts);
  const lost = scripts.flatMap(({ element, src }) => {
    const address = src === null ? null : absolute(src, facts);
    const status = address === null ? undefined : facts.statuses[address];
    if (status === undefined || status < 400) return [];
    return [
      {
        code: 'script-not-found',
        severity: 'error',
        who: 'administrator',
        message: `The script answers ${status} at ${address}.`,
        remedy: 'Correct its address, or copy the folder dist/ of the package there, whole.',
        ...at(element),
      } as const,
    ];
  });
  const [first] = scripts;
  const isIdle = facts.browser && !facts.browser.running && facts.browser.releases.length === 0;
  if (!first || !isIdle || lost.length > 0 || scriptSpoiled(facts, NOTHING).length > 0) return lost;
  return [
    {
      code: 'script-not-run',
      severity: 'error',
      who: 'administrator',
      message: 'The script is on the page, but has not run.',
      remedy:
        'The network panel and the console of the browser say why: a wrong address, a policy, a wrong Content-Type, or a blocker of this browser.',
      ...at(first.element),
    },
  ];
};

const NOTHING = { version: '', widgets: {}, languages: [] };

const QUOTE = /[“”„«»‘’]/;

/** Finds quotes that an editor made curly, so that they became part of the values. */
export const quotesCurly: Rule = ({ root }) =>
  [...elementsIn(root)].flatMap((element) => {
    const isOurs = tagOf(element) !== null || scriptsIn({ root: element }).length > 0;
    const isCurly = Object.entries(element.attributes).some(([name, value]) =>
      QUOTE.test(name + value.at(0) + value.at(-1)),
    );
    if (!isCurly || !isOurs || element.tag === 'html' || element.tag === 'head' || element.tag === 'body') return [];
    return [
      {
        code: 'quotes-curly',
        severity: 'error',
        who: 'editor',
        message: 'An editor has turned the quotes of this tag into curly ones, which became part of the values.',
        remedy: 'Type them again as " in the block for HTML of your system.',
        ...at(element),
      },
    ];
  });
