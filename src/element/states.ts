/** `:state()` takes bare names from Chrome 125, Firefox 126 and Safari 17.4 on; older engines throw on them, jsdom has none. */
const supportsStates = (): boolean =>
  typeof CSS !== 'undefined' && typeof CSS.supports === 'function' && CSS.supports('selector(:state(ready))');

/** @returns a function that turns `:state(name)` of the element on or off, where the browser knows custom states. */
export function customStates(host: HTMLElement): (name: string, on: boolean) => void {
  if (!supportsStates()) return () => undefined;
  const { states } = host.attachInternals();
  return (name, on) => {
    if (on) states.add(name);
    else states.delete(name);
  };
}
