/** Runs in the page. Finds texts of widgets that are cut off or covered, and controls that cannot be pressed. @returns each fault in words */
export function layoutFaultsOf(tags: readonly string[]): readonly string[] {
  const faults: string[] = [];
  const say = (fault: string, element: Element, text = element.textContent): void => {
    faults.push(`${fault}: ${element.localName}.${element.getAttribute('class')} ${text?.trim().slice(0, 40)}`);
  };
  interface Word {
    readonly node: Node;
    readonly parent: Element;
    readonly rects: readonly DOMRect[];
  }
  const wordsIn = (root: Element): Word[] => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const words: Word[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!parent || !node.nodeValue?.trim() || parent.closest('.vh') || !parent.checkVisibility()) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      words.push({ node, parent, rects: [...range.getClientRects()] });
    }
    return words;
  };
  // What lies above the page has a box of its own, an explanation too.
  const above = 'dialog:is(:modal, :popover-open), [popover]:popover-open';
  for (const host of document.querySelectorAll(tags.join())) {
    for (const view of host.shadowRoot?.querySelectorAll(`.wb-root, ${above}`) ?? []) {
      const frame = view.getBoundingClientRect();
      if (frame.width === 0) continue;
      const words = wordsIn(view).filter(({ parent }) => [null, view].includes(parent.closest(above)));
      for (const { parent, rects } of words) {
        const button = parent.closest('button, .btn, label, summary') ?? view;
        const { left, right, top, bottom } = button.getBoundingClientRect();
        if (rects.some((rect) => rect.left < frame.left - 1 || rect.right > frame.right + 1)) say('sticks out', parent);
        if (rects.some((rect) => rect.left < left - 1 || rect.right > right + 1)) say('wider than its box', parent);
        if (rects.some((rect) => (rect.top + rect.bottom) / 2 < top || (rect.top + rect.bottom) / 2 > bottom)) {
          say('taller than its box', parent);
        }
      }
      const all = words.flatMap(({ parent, rects }) => rects.map((rect) => ({ parent, rect })));
      all.forEach(({ parent, rect }, at) => {
        const other = all.slice(at + 1).find(({ rect: later }) => {
          // A line box is taller than its glyphs, so small overlaps are allowed.
          const slack = Math.min(rect.height, later.height) * 0.3;
          return (
            Math.min(rect.right, later.right) - Math.max(rect.left, later.left) > 1 &&
            Math.min(rect.bottom, later.bottom) - Math.max(rect.top, later.top) > slack
          );
        });
        if (other) say(`covers “${other.parent.textContent?.trim().slice(0, 40)}”`, parent);
      });
      for (const element of view.querySelectorAll('*')) {
        const { overflowX, overflowY } = getComputedStyle(element);
        const isCut =
          (overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1) ||
          (['hidden', 'clip'].includes(overflowY) && element.scrollHeight > element.clientHeight + 1);
        if (isCut && !element.closest('.vh') && element.checkVisibility()) say('cut off', element);
      }
    }
  }
  return faults;
}
