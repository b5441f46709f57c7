/** The words of a button that copies. */
export interface Words {
  readonly copy: string;
  readonly copied: string;
  readonly notCopied: string;
}

/** Milliseconds for which a button says what became of a press. */
const TOLD = 2000;

/** Gives each block of code the button that copies it. Where the clipboard is closed, the code is selected instead. */
export function addCopyButtons(words: Words, root: ParentNode = document): void {
  for (const block of root.querySelectorAll('[data-code]')) {
    const code = block.querySelector('code');
    const head = block.querySelector('.code-head');
    if (!code || !head || head.querySelector('button')) continue;
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'copy';
    button.textContent = words.copy;
    const status = document.createElement('span');
    status.className = 'visually-hidden';
    status.setAttribute('role', 'status');
    button.addEventListener('click', async () => {
      const isCopied = await navigator.clipboard?.writeText(code.textContent ?? '').then(
        () => true,
        () => false,
      );
      if (!isCopied) getSelection()?.selectAllChildren(code);
      const said = isCopied ? words.copied : words.notCopied;
      button.textContent = said;
      status.textContent = said;
      setTimeout(() => {
        button.textContent = words.copy;
        status.textContent = '';
      }, TOLD);
    });
    head.append(button, status);
  }
}
