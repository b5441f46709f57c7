/**
 * Ref of what replaces the control that had the focus: a sentence with a `tabindex`, or a group of controls, whose first one takes
 * the focus. It does nothing where the focus is elsewhere, because the person has gone on.
 */
export const takeLostFocus = (group: HTMLElement | null): void => {
  const page = group?.ownerDocument;
  if (page && (page.activeElement === page.body || !page.activeElement))
    (group.hasAttribute('tabindex') ? group : group.querySelector<HTMLElement>('a, button'))?.focus();
};
