import { addCopyButtons } from './copy';
import { followContents } from './contents';
import { onSchemeChange, startScheme } from './scheme-choice';
import { openWith } from './search-keys';

const script = document.querySelector<HTMLScriptElement>('script[data-copy]');
const words = script?.dataset ?? {};

for (const control of document.querySelectorAll<HTMLElement>('[data-scripted]')) control.hidden = false;

startScheme();
addCopyButtons({ copy: words['copy'] ?? '', copied: words['copied'] ?? '', notCopied: words['notCopied'] ?? '' });
followContents();

const dialog = document.querySelector<HTMLDialogElement>('[data-search]');
if (dialog) openWith(dialog, async () => (await import('./search')).startSearch(dialog));

/** What is wider than its place can be scrolled by the keyboard in every browser. */
const scrollers = new ResizeObserver((entries) => {
  for (const { target } of entries) {
    const isWider = target.scrollWidth > target.clientWidth;
    if (isWider) target.setAttribute('tabindex', '0');
    else target.removeAttribute('tabindex');
    for (const [name, value] of [
      ['role', 'group'],
      ['aria-label', words['table'] ?? ''],
    ] as const)
      if (isWider && target.matches('[data-scroll]')) target.setAttribute(name, value);
      else target.removeAttribute(name);
  }
});
for (const element of document.querySelectorAll('[data-scroll], .code pre')) scrollers.observe(element);

const examples = document.querySelectorAll<HTMLElement>('[data-example]');
if (examples.length > 0) {
  const { startExample, startHosts } = await import('./example');
  for (const example of examples) onSchemeChange(startExample(example));
  for (const hosts of document.querySelectorAll<HTMLElement>('[data-hosts]')) startHosts(hosts);
}
