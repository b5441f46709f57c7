import { waitFor } from 'storybook/test';

/** For a play function that names what it looks for in English: in another language the story only stands. */
export const playInEnglish =
  <C extends { readonly globals: Readonly<Record<string, unknown>> }>(play: (context: C) => Promise<void>) =>
  async (context: C): Promise<void> => {
    if (context.globals['language'] === 'en') await play(context);
  };

/** What a play function looks into: the view of the first element of that tag, once it is ready. */
export const viewOf = (canvas: HTMLElement, tag: string): Promise<HTMLElement> =>
  waitFor(() => {
    const host = canvas.querySelector(tag);
    const view = host?.shadowRoot?.querySelector<HTMLElement>('.wb-root');
    if (!view || !host?.matches(':state(ready)')) throw new Error(`<${tag}> is not ready`);
    return view;
  });

/** The dialog that is open. */
export async function dialogOf(canvas: HTMLElement): Promise<HTMLDialogElement> {
  const view = await viewOf(canvas, 'waybill-dialogs');
  return waitFor(() => {
    const dialog = view.querySelector('dialog');
    if (!dialog?.open) throw new Error('no dialog is open');
    return dialog;
  });
}
