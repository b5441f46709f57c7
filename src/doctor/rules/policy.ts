import { refusalOf, trustedTypesOf } from '../kit/policy';
import { absolute, apiAddress, originAt, scriptsIn } from '../kit/scripts';
import { at, type Rule } from '../kit/tree';

/** Returns the directive as it should be, with one more source. */
const withSource = (directive: string, sources: readonly string[], added: string): string =>
  [directive, ...sources.filter((source) => source !== "'none'"), added].join(' ');

/** Finds a policy that forbids the script, or the calls of the API. */
export const policyRefuses: Rule = (facts) => {
  const self = originAt(facts.address);
  const api = apiAddress(facts);
  const origin = originAt(api);
  const refusesApi = api === null || !origin ? null : refusalOf(facts.policies, 'connect-src', api, { self });
  const isStopped =
    facts.reply?.kind === 'policy' ||
    facts.violations.some(({ directive, blocked }) => directive === 'connect-src' && originAt(blocked) === origin);
  const [first] = scriptsIn(facts);
  const connect =
    origin && (refusesApi || isStopped)
      ? [
          {
            code: 'policy-connect',
            severity: 'error',
            who: 'administrator',
            message: `The content security policy of the page forbids calls to ${origin}.`,
            remedy: 'Add the origin of the API to connect-src.',
            copy: withSource('connect-src', refusesApi?.sources ?? ["'self'"], origin),
            ...(first && at(first.element)),
          } as const,
        ]
      : [];
  const scripts = scriptsIn(facts).flatMap(({ element, src }) => {
    const address = absolute(src ?? '', facts);
    const from = originAt(address);
    const nonce = element.attributes['nonce'];
    const refusal =
      src === null || address === null ? null : refusalOf(facts.policies, 'script-src', address, { self, nonce });
    if (!refusal || from === null) return [];
    return [
      {
        code: 'policy-script',
        severity: 'error',
        who: 'administrator',
        message: `The content security policy of the page forbids the scripts of ${from}.`,
        remedy: refusal.sources.includes("'strict-dynamic'")
          ? 'Give the tag the nonce of the page; with strict-dynamic that is enough for all it loads.'
          : `Add the origin of the script to ${refusal.directive}.`,
        copy: refusal.sources.includes("'strict-dynamic'")
          ? '<script nonce="…" type="module" …>'
          : withSource(refusal.directive, refusal.sources, from),
        ...at(element),
      } as const,
    ];
  });
  return [...scripts, ...connect];
};

/** Finds a policy that lists trusted types and leaves Waybill's out. */
export const policyTrustedTypes: Rule = ({ policies, root }, known) => {
  const names = trustedTypesOf(policies);
  if (!names || names.includes('waybill') || names.includes('*') || scriptsIn({ root }).length === 0) return [];
  return [
    {
      code: 'policy-trusted-types',
      severity: 'info',
      who: 'administrator',
      message: `The policy of the page lists trusted types without waybill, so browsers without setHTML show what the server formats as plain text (release ${known.version}).`,
      remedy: 'Add waybill to trusted-types.',
      copy: withSource('trusted-types', names, 'waybill'),
    },
  ];
};
