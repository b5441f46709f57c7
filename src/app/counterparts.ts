import type { Find } from './early-presses';

/** What a person can press or fill in. */
const CONTROLS = 'button, summary, input, textarea, select';

/** Returns what a control says of itself: its label, else its text. */
const nameOf = (control: Element): string =>
  control.getAttribute('aria-label') ??
  (control as Partial<HTMLInputElement>).labels?.[0]?.textContent ??
  control.textContent ??
  '';

/** Groups the controls below a node by their kind, value and name, in their order. */
function controlsIn(node: ParentNode): ReadonlyMap<string, readonly Element[]> {
  const groups = new Map<string, Element[]>();
  for (const control of node.querySelectorAll(CONTROLS)) {
    const [type, value] = ['type', 'value'].map((name) => control.getAttribute(name));
    const key = JSON.stringify([control.localName, type, value, nameOf(control).trim()]);
    const group = groups.get(key) ?? [];
    groups.set(key, group);
    group.push(control);
  }
  return groups;
}

/**
 * Remembers the controls of a served view that another view will replace.
 * @returns a function that finds, below a node, what stands for a control of the served view: the one of the same kind, value, name and place.
 * Where there are more or fewer of these than before, nothing does, because the wrong one could be pressed.
 */
export function rememberControls(served: ParentNode): (shown: ParentNode) => Find {
  const before = [...controlsIn(served)];
  return (shown) => {
    const now = controlsIn(shown);
    const pairs = before.flatMap(([key, controls]) => {
      const same = now.get(key) ?? [];
      return same.length === controls.length ? controls.map((one, at) => [one, same[at]] as const) : [];
    });
    const counterparts = new Map(pairs);
    return <C extends HTMLElement>(control: C) => (counterparts.get(control) as C | undefined) ?? null;
  };
}
