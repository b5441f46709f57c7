/** Marks in “On this page” the heading that is being read: the last one above the upper third of the window. */
export function followContents(): void {
  const contents = document.querySelector('[data-contents]');
  if (!contents) return;
  const links = [...contents.querySelectorAll<HTMLAnchorElement>('a')];
  const headings = links.map((link) => document.getElementById(decodeURIComponent(link.hash.slice(1))));
  let isDue = false;

  const mark = (): void => {
    isDue = false;
    const line = innerHeight / 3;
    const read = headings.findLastIndex((heading) => heading && heading.getBoundingClientRect().top < line);
    const isEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 2;
    const at = isEnd ? links.length - 1 : Math.max(read, 0);
    for (const [index, link] of links.entries())
      if (index === at) link.setAttribute('aria-current', 'location');
      else link.removeAttribute('aria-current');
  };
  addEventListener(
    'scroll',
    () => {
      if (!isDue) requestAnimationFrame(mark);
      isDue = true;
    },
    { passive: true },
  );
  mark();
}
