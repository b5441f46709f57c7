/**
 * Ref of a group of controls that replace what had the focus: moves the focus to the first of them, where the focused control has
 * gone and nobody has gone on.
 */
export const takeLostFocus = (group: HTMLElement | null): void => {
  const page = group?.ownerDocument;
  if (page && (page.activeElement === page.body || !page.activeElement))
    group.querySelector<HTMLElement>('a, button')?.focus();
};
