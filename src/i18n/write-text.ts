import { formatterOf } from './format';
import type { Texts, TextVars } from './keys';

/** Matches a variable of a text, `{{name}}`. */
const VARIABLE = /\{\{-?\s*(\w+)[^{}]*\}\}/g;

/** Returns the template of a key: with a count the plural form of the language, else, or where it has none, the key itself. */
function templateOf(texts: Texts | undefined, language: string, key: string, count?: number): string | undefined {
  const form = count === undefined ? key : `${key}_${formatterOf(Intl.PluralRules, language, {}).select(count)}`;
  return texts?.[form] ?? texts?.[key];
}

/**
 * Writes a text of a surface. Values are put in as they are: `format.ts` has written numbers, amounts and days, and React escapes them.
 * @param language the language of the texts, by whose rules the plural form is chosen
 * @returns undefined where the texts do not have the key
 */
export function writeText(
  texts: Texts | undefined,
  language: string,
  key: string,
  vars: TextVars = {},
): string | undefined {
  return templateOf(texts, language, key, vars.count)?.replace(VARIABLE, (_all, name: string) =>
    Object.hasOwn(vars, name) ? String(vars[name]) : '',
  );
}
