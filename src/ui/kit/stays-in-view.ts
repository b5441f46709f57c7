/** For a message or a line whose button goes with it: whoever pressed that one stays in the view, or dialog, with the focus on all of it. */
export const staysInView = (message: HTMLElement | null) => (): void => {
  const root = message?.getRootNode() as ShadowRoot | undefined;
  const view = message?.closest('dialog') ?? root?.querySelector<HTMLElement>('.wb-root');
  if (!root || !view || !message?.contains(root.activeElement)) return;
  view.tabIndex = -1;
  view.focus();
};
