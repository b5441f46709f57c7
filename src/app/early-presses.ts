/** Finds the control that stands for a served one in the view that is shown now; null if there is none. */
export type Find = <C extends HTMLElement>(served: C) => C | null;

/**
 * The native controls that a person has changed before the view was hydrated. They are told by the markup: only an open category has
 * content, and the served choice of a group has its attribute.
 */
function changedControls(wrapper: Element): readonly HTMLElement[] {
  const details = [...wrapper.querySelectorAll('details')].filter(
    ({ open, childElementCount }) => open !== childElementCount > 1,
  );
  const choices = [...wrapper.querySelectorAll<HTMLInputElement>('input:is([type="radio"], [type="checkbox"])')].filter(
    ({ type, checked, defaultChecked }) => checked !== defaultChecked && (checked || type === 'checkbox'),
  );
  return [...details.flatMap((one) => one.querySelector('summary') ?? []), ...choices];
}

/** Gives the native controls the state in which they were served, because React believes them to be in it. */
function putBack(wrapper: Element): void {
  for (const one of wrapper.querySelectorAll('details')) one.open = one.childElementCount > 1;
  for (const one of wrapper.querySelectorAll('input')) one.checked = one.defaultChecked;
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isTyped = (field: Field): field is HTMLInputElement | HTMLTextAreaElement => 'defaultValue' in field;

/** Returns the value with which a field was served. */
const servedValue = (field: Field): string =>
  isTyped(field)
    ? field.defaultValue
    : (([...field.options].find(({ defaultSelected }) => defaultSelected) ?? field.options[0])?.value ?? '');

/** Sets a value past the setter by which React would take it for its own. */
const setValue = (field: Field, value: string): void =>
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);

/**
 * Puts back what was typed or selected in the fields of a served view.
 * @returns a function that enters each value once more, with the caret where it was
 */
function takeBackEntries(wrapper: Element): (find: Find) => void {
  const fields = [...wrapper.querySelectorAll<Field>('input:not([type="radio"], [type="checkbox"]), textarea, select')];
  const entered = fields.flatMap((field) => {
    const { value } = field;
    if (value === servedValue(field)) return [];
    const caret = isTyped(field) ? field.selectionStart : null;
    setValue(field, servedValue(field));
    return [{ field, value, caret }];
  });
  return (find) => {
    for (const { field: served, value, caret } of entered) {
      const field = find(served);
      if (!field) continue;
      setValue(field, value);
      field.dispatchEvent(new Event(isTyped(field) ? 'input' : 'change', { bubbles: true }));
      if (isTyped(field) && caret !== null) field.setSelectionRange(caret, caret);
    }
  };
}

/**
 * Puts back what was pressed and entered in a served view before anybody listened.
 * @param pressed what was pressed, oldest first
 * @returns a function that enters and presses it once more, in the view that is shown then
 */
export function takeBackPresses(wrapper: Element, pressed: readonly Element[]): (find: Find) => void {
  const buttons = pressed.flatMap((target) => target.closest<HTMLElement>('button') ?? []);
  const controls = changedControls(wrapper);
  const enterAgain = takeBackEntries(wrapper);
  putBack(wrapper);
  return (find) => {
    enterAgain(find);
    for (const one of [...controls, ...buttons]) find(one)?.click();
  };
}
