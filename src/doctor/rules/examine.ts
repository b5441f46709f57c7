import type { PageFacts } from '../kit/facts';
import { worstFirst, type Finding } from '../kit/finding';
import type { KnownRelease } from '../kit/known';
import { actionUnknown } from './actions';
import { apiNamed, apiReply } from './api';
import { attributeUnknown, placeholderAttribute, slotUnknown } from './attributes';
import { autopFaq, autopScript, autopTraces } from './autop';
import { releasesTwo, scriptsTwo } from './doubles';
import { placeholderUnknown, tagUnknown } from './names';
import { tagSelfClosed, widgetNested } from './nesting';
import { policyRefuses, policyTrustedTypes } from './policy';
import { codePrinted } from './printed';
import { columnNarrow, fallbackMissing } from './room';
import { routesWrong } from './routes';
import { scriptSetting } from './script-settings';
import { settingUnknown } from './settings';
import { quotesCurly, scriptIdle, scriptMissing, scriptSpoiled } from './scripts';
import { builtInChanged, cookiesOtherSite, pageFramed, prototypeExtended } from './site';
import { categoryUnknown, valueUnknown } from './values';
import type { Rule } from '../kit/tree';

/** All rules, in the order in which a page comes to work: the script, the API, the tags, the place, the way on. */
const RULES: readonly Rule[] = [
  scriptMissing,
  scriptSpoiled,
  quotesCurly,
  scriptIdle,
  releasesTwo,
  scriptsTwo,
  prototypeExtended,
  builtInChanged,
  policyRefuses,
  policyTrustedTypes,
  apiNamed,
  apiReply,
  cookiesOtherSite,
  tagUnknown,
  placeholderUnknown,
  tagSelfClosed,
  widgetNested,
  codePrinted,
  autopFaq,
  autopScript,
  attributeUnknown,
  placeholderAttribute,
  slotUnknown,
  valueUnknown,
  settingUnknown,
  scriptSetting,
  categoryUnknown,
  actionUnknown,
  autopTraces,
  columnNarrow,
  routesWrong,
  fallbackMissing,
  pageFramed,
];

/** Faults that follow from another one, and would send a reader the wrong way. */
const FOLLOWS: readonly (readonly [cause: Finding['code'], effects: readonly Finding['code'][]])[] = [
  ['api-no-scheme', ['api-not-found', 'api-is-page', 'api-cors', 'api-unreachable']],
  ['api-insecure', ['api-unreachable', 'api-cors']],
  ['api-missing', ['api-not-found', 'api-is-page']],
  [
    'quotes-curly',
    [
      'api-no-scheme',
      'script-held',
      'script-not-run',
      'script-setting',
      'value-unknown',
      'setting-unknown',
      'placeholder-unknown',
    ],
  ],
  ['policy-script', ['script-not-run']],
  ['prototype-extended', ['script-not-run']],
  ['built-in-changed', ['script-not-run']],
  ['tag-self-closed', ['widget-nested']],
];

/** Applies a rule. Where the page has changed what browsers bring, one rule that fails by it leaves the others their say. */
function applied(rule: Rule, facts: PageFacts, known: KnownRelease): readonly Finding[] {
  try {
    return rule(facts, known);
  } catch (error) {
    const { builtIns = [], extensions = [] } = facts.browser ?? {};
    if (builtIns.length + extensions.length > 0) return [];
    throw error;
  }
}

/** Applies all rules to a page. @returns the findings, the worst first */
export function examine(facts: PageFacts, known: KnownRelease): readonly Finding[] {
  const found = RULES.flatMap((rule) => applied(rule, facts, known));
  const codes = new Set(found.map(({ code }) => code));
  const hidden = new Set(FOLLOWS.flatMap(([cause, effects]) => (codes.has(cause) ? effects : [])));
  return worstFirst(found.filter(({ code }) => !hidden.has(code)));
}
