import type { Option } from './catalogue';
import { made, type Control, type Say } from './dom';
import type { Attribute } from './manifest';
import { speak, type Sentence } from './sentence';

/** The prefixes of the names of controls. */
export const ATTRIBUTE = 'a.';
export const ROUTE = 'r.';

const hint = (summary: Sentence): HTMLElement => speak(made('p', { className: 'studio-hint' }), summary);

const labelled = (name: string, summary: Sentence, control: HTMLElement): HTMLElement => {
  const label = made('label', { className: 'studio-field' }, made('span', { className: 'studio-name' }, name), control);
  return made('div', {}, label, hint(summary));
};

const checkbox = (name: string, value: string, words: string, isChecked: boolean): HTMLElement =>
  made(
    'label',
    { className: 'studio-check' },
    made('input', { type: 'checkbox', name, value, checked: isChecked }),
    made('span', { className: 'studio-name' }, words),
  );

function listField({ name, values, summary }: Attribute, value: string): HTMLElement {
  const chosen = value.split(' ');
  const boxes = values.map((one) => checkbox(ATTRIBUTE + name, one, one, chosen.includes(one)));
  const legend = made('legend', { className: 'studio-name' }, name);
  const group = made('fieldset', { className: 'studio-list' }, legend, ...boxes);
  return made('div', {}, group, hint(summary));
}

function choiceField({ name, values, fallback, summary }: Attribute, value: string, say: Say): HTMLElement {
  const select = made('select', { name: ATTRIBUTE + name });
  select.append(new Option(fallback ? say('default-value', { value: fallback }) : say('default'), ''));
  for (const one of values.filter((other) => other !== fallback)) select.append(new Option(one, one));
  select.value = value;
  return labelled(name, summary, select);
}

function textField(
  { name, kind, fallback, summary }: Attribute,
  value: string,
  options: readonly Option[],
): HTMLElement {
  const input = made('input', { name: ATTRIBUTE + name, value, placeholder: fallback });
  input.type = kind === 'number' ? 'number' : 'text';
  if (options.length === 0) return labelled(name, summary, input);
  const list = made('datalist', { id: `studio-${name}` }, ...options.map((one) => new Option(one.name, one.value)));
  input.type = 'text';
  input.setAttribute('list', list.id);
  const field = labelled(name, summary, input);
  field.append(list);
  return field;
}

/** Returns the field of an attribute. @param options what the catalogue has for it */
export function fieldOf(attribute: Attribute, value: string, options: readonly Option[], say: Say): HTMLElement {
  const { name, kind, summary } = attribute;
  switch (kind) {
    case 'flag':
      return made('div', {}, checkbox(ATTRIBUTE + name, 'true', name, value === 'true'), hint(summary));
    case 'list':
      return listField(attribute, value);
    case 'choice':
      return choiceField(attribute, value, say);
    default:
      return textField(attribute, value, options);
  }
}

/** Returns the field of a route. */
export const routeField = ({ name, summary }: Attribute, value: string): HTMLElement =>
  labelled(name, summary, made('input', { type: 'text', name: ROUTE + name, value, inputMode: 'url' }));

const isOff = (control: Control): boolean =>
  control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio') && !control.checked;

/** Reads what the controls say, by their name without the prefix. A list is its words with blanks between. */
export function valuesOf(root: ParentNode, prefix: string): Readonly<Record<string, string>> {
  const values: Record<string, string> = {};
  for (const control of root.querySelectorAll<Control>(`:is(input, select)[name^="${prefix}"]`)) {
    const name = control.name.slice(prefix.length);
    const value = control.value.trim();
    if (!isOff(control) && value !== '') values[name] = values[name] ? `${values[name]} ${value}` : value;
  }
  return values;
}
