import { describe, expect, it, vi } from 'vitest';
import { SERVED_ANSWERS, SERVED_WIDGETS } from '../kit/served';
import { holds } from '../kit/until';
import { isHydrated, openView, shapeOf } from './served';

describe.each(SERVED_WIDGETS)('<%s> with %j that a server rendered', (tag, attributes, text) => {
  const view = { tag, attributes, answers: SERVED_ANSWERS };

  it('is taken over with every node, and without a word in the console', async () => {
    const error = vi.spyOn(console, 'error');
    const { root, nodes } = await openView(view);
    await holds(() => isHydrated(root));
    expect(nodes.length).toBeGreaterThan(15);
    expect(nodes.filter((node) => !root.contains(node))).toEqual([]);
    expect(root.querySelectorAll('.wb-root, link').length).toBe(1);
    expect(root.textContent).toContain(text);
    expect(error.mock.calls).toEqual([]);
  });

  it('is the same as the first view that the page renders alone', async () => {
    const { root, nodes } = await openView(view, {
      change: (html) => html.replace(/release&quot;:&quot;[^&]+/, 'release&quot;:&quot;0.0'),
    });
    const served = shapeOf(nodes[0] as Element);
    await holds(() => root.querySelector('[data-served]') === null && root.textContent?.includes(text) === true);
    expect(shapeOf(root.querySelector('.wb-root') as Element)).toEqual(served);
  });
});

it('keeps what was typed into a served form, with the focus and the caret', async () => {
  const { root } = await openView(
    { tag: 'waybill-guide-form', attributes: { 'ask-name': '' }, answers: SERVED_ANSWERS },
    {
      moments: {
        before(shadow) {
          const [email, name] = shadow.querySelectorAll('input');
          if (!email || !name) throw new Error('no fields were served');
          email.value = 'ann@example.com';
          name.value = 'Ann Lee';
          name.setSelectionRange(3, 3);
        },
      },
    },
  );
  await holds(() => isHydrated(root));
  const [email, name] = root.querySelectorAll('input');
  expect([email?.value, name?.value, name?.selectionStart]).toEqual(['ann@example.com', 'Ann Lee', 3]);
});

it('selects again what was selected in a served toolbar', async () => {
  const { root } = await openView(
    { tag: 'waybill-marketplace-grid', attributes: {}, answers: SERVED_ANSWERS },
    {
      moments: {
        before(shadow) {
          const select = shadow.querySelector('select');
          if (!select) throw new Error('no select was served');
          select.selectedIndex = 1;
        },
      },
    },
  );
  await holds(() => isHydrated(root));
  expect(root.querySelector('select')?.selectedIndex).toBe(1);
});
