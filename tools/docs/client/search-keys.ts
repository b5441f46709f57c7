const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(?:INPUT|SELECT|TEXTAREA)$/.test(target.tagName));

/**
 * Opens the search by its button, by `/` and by Ctrl or Cmd with K.
 * @param start loads the search, once
 */
export function openWith(dialog: HTMLDialogElement, start: () => Promise<unknown>): void {
  let started: Promise<unknown> | undefined;
  const open = (): void => {
    started ??= start();
    if (!dialog.open) dialog.showModal();
  };
  for (const button of document.querySelectorAll('[data-search-open]')) button.addEventListener('click', open);
  addEventListener('keydown', (event) => {
    const isSlash = event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey && !isTyping(event.target);
    const isK = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey);
    if (!isSlash && !isK) return;
    event.preventDefault();
    open();
  });
  // A press beside the box closes it.
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) dialog.close();
  });
}
