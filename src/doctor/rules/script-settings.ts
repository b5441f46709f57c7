import type { Finding } from '../kit/finding';
import { didYouMean, nearest } from '../kit/near';
import { scriptsIn, unquoted } from '../kit/scripts';
import { at, type Rule } from '../kit/tree';

interface Value {
  is(value: string): boolean;
  /** What an impossible value leads to. */
  readonly leads: string;
  readonly remedy: string;
}

const ANY: Value = { is: () => true, leads: '', remedy: '' };

/** The attributes that the script tag may have, without `data-`, and which values each takes. The address of the API has rules of its own. */
const SETTINGS: Readonly<Record<string, Value>> = {
  api: ANY,
  locale: ANY,
  token: ANY,
  links: ANY,
  shortcodes: ANY,
  editing: ANY,
  'localised-paths': ANY,
  analytics: {
    is: (value) => ['on', 'off', 'after-consent', 'true', 'false'].includes(value),
    leads: 'so nothing is counted',
    remedy: 'It is on, off or after-consent.',
  },
  services: {
    is: (value) => value === 'public',
    leads: 'so it is passed over',
    remedy: 'It is public, for an API that needs no token for prices; else leave it out.',
  },
  base: {
    is: (value) => value.endsWith('/'),
    leads: 'so the files are sought in the folder above',
    remedy: 'It is the address of the folder dist/, with a slash at its end.',
  },
};
const NAMES = Object.keys(SETTINGS);

/** Finds attributes of the script tag that are misspelt, or have a value that says nothing. */
export const scriptSetting: Rule = (facts) =>
  scriptsIn(facts).flatMap(({ element }) =>
    Object.entries(element.attributes).flatMap(([attribute, written]): Finding | readonly Finding[] => {
      const name = attribute.replace(/^data-/, '');
      const value = unquoted(written);
      const setting = SETTINGS[name];
      const fault = { code: 'script-setting', severity: 'warning', who: 'administrator', ...at(element) } as const;
      if (attribute !== name && setting) {
        if (setting.is(value)) return [];
        return { ...fault, message: `${attribute} can’t be "${value}", ${setting.leads}.`, remedy: setting.remedy };
      }
      const isBare = attribute === name;
      // Tools mark scripts with attributes of their own, so that only what resembles one of ours is a mistake.
      const near = isBare && setting ? name : isBare ? null : nearest(name, NAMES);
      if (near === null) return [];
      return {
        ...fault,
        message: `The script tag has no ${attribute}.${didYouMean(`data-${near}`)}`,
        remedy: 'Correct the name of the attribute.',
        copy: `data-${near}="${value}"`,
      };
    }),
  );
