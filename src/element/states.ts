/**
 * Detects support for custom states. `:state()` takes bare names from Chrome 125, Firefox 126 and Safari 17.4 on; older engines
 * throw on them, and jsdom has none.
 */
const supportsStates = (): boolean =>
  typeof CSS !== 'undefined' && typeof CSS.supports === 'function' && CSS.supports('selector(:state(ready))');

/** Returns a function that turns `:state(name)` of the element on or off. In browsers without custom states the function does nothing. */
export function customStates(host: HTMLElement): (name: string, on: boolean) => void {
  if (!supportsStates()) return () => undefined;
  const { states } = host.attachInternals();
  return (name, on) => {
    if (on) states.add(name);
    else states.delete(name);
  };
}
