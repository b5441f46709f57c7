import type { Choice } from './choice';
import { found, type Say } from './dom';
import { snippetOf } from './snippets';

/** Copies a text, and says on the page what came of it. */
export async function copy(root: HTMLElement, text: string, say: Say): Promise<void> {
  const status = found(root, '[data-copied]');
  // Where the same words stand already, nothing would be announced.
  status.textContent = '';
  const isCopied = await navigator.clipboard?.writeText(text).then(
    () => true,
    () => false,
  );
  status.textContent = say(isCopied ? 'copied' : 'not-copied');
}

/** Shows the code of a choice, each part with the button that copies it. */
export function showCode(root: HTMLElement, choice: Choice, hash: string | null, say: Say): void {
  const template = found<HTMLTemplateElement>(root, '[data-part]');
  const parts = snippetOf(choice, hash).map(({ purpose, code }) => {
    const part = template.content.cloneNode(true) as DocumentFragment;
    found(part, 'h3').textContent = say(purpose);
    found(part, 'code').textContent = code;
    const button = found(part, 'button');
    button.textContent = say('copy');
    button.addEventListener('click', () => void copy(root, code, say));
    return part;
  });
  found(root, '[data-parts]').replaceChildren(...parts);
  for (const note of root.querySelectorAll<HTMLElement>('[data-note]'))
    note.hidden = note.dataset['note'] !== choice.host;
}
