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

/**
 * Puts back what was pressed in a served view before anybody listened.
 * @param pressed what was pressed, oldest first
 * @returns a function that does each press once more, by the hydrated view
 */
export function takeBackPresses(wrapper: Element, pressed: readonly Element[]): () => void {
  const buttons = pressed.flatMap((target) => target.closest<HTMLElement>('button') ?? []);
  const controls = changedControls(wrapper);
  putBack(wrapper);
  return () => {
    for (const one of [...controls, ...buttons]) if (one.isConnected) one.click();
  };
}
