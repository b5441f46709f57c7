import { waitFor } from 'storybook/test';
import { isAsWritten } from './scene';

/**
 * Runs a play function in English only, because it finds elements by their English names, and for the account and the cart for which it is
 * written.
 */
export const playInEnglish =
  <C extends { readonly globals: Readonly<Record<string, unknown>> }>(play: (context: C) => Promise<void>) =>
  async (context: C): Promise<void> => {
    if (context.globals['language'] === 'en' && isAsWritten(context.globals)) await play(context);
  };

/** Returns the view of the first element with this tag, once it is ready. */
export const viewOf = (canvas: HTMLElement, tag: string): Promise<HTMLElement> =>
  waitFor(() => {
    const host = canvas.querySelector(tag);
    const view = host?.shadowRoot?.querySelector<HTMLElement>('.wb-root');
    if (!view || !host?.matches(':state(ready)')) throw new Error(`<${tag}> is not ready`);
    return view;
  });

/** Returns the open dialog. */
export async function dialogOf(canvas: HTMLElement): Promise<HTMLDialogElement> {
  const view = await viewOf(canvas, 'waybill-dialogs');
  return waitFor(() => {
    const dialog = view.querySelector('dialog');
    if (!dialog?.open) throw new Error('no dialog is open');
    return dialog;
  });
}
