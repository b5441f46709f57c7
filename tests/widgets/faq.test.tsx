import { describe, expect, it, vi } from 'vitest';
import { shadowOf } from '../kit/look';
import { mountPage } from '../kit/mount';
import { holds, until } from '../kit/until';

const TAG = 'waybill-faq';
const ITEMS = `
  <details id="billing"><summary>Can I pay by year?</summary><p>Yes, at once.</p></details>
  <details id="stops"><summary>Do stops <b>carry over</b>?</summary><p id="days">For 30 days.</p> <p>Not longer &lt;3.</p></details>`;

const host = () => document.querySelector<HTMLElement>(TAG) as HTMLElement;
const item = (id: string) => document.getElementById(id) as HTMLDetailsElement;
const schema = (): { mainEntity: unknown[] } | null => {
  const script = document.head.querySelector('script[type="application/ld+json"]');
  return script && (JSON.parse(script.textContent) as { mainEntity: unknown[] });
};
const added = (markup: string) => host().insertAdjacentHTML('beforeend', markup);

const answer = (name: string, text: string) => ({
  '@type': 'Question',
  name,
  acceptedAnswer: { '@type': 'Answer', text },
});

async function openFaq(attributes = '', items = ITEMS) {
  const page = await mountPage(`<${TAG} ${attributes}>${items}</${TAG}>`);
  await until(() => expect(shadowOf(TAG).querySelector('.wb-root > slot')).not.toBeNull());
  return page;
}

describe('the questions', () => {
  it('stay the page’s own details elements, so that find-in-page finds and opens them [PRC-13]', async () => {
    const before = vi.spyOn(console, 'warn');
    await openFaq();
    expect(host().innerHTML.trim()).toBe(ITEMS.trim());
    item('billing').querySelector('summary')?.click();
    await holds(() => item('billing').open);
    expect(item('stops').open).toBe(false);
    expect(shadowOf(TAG).querySelector('slot')?.assignedElements()).toEqual([item('billing'), item('stops')]);
    expect(before.mock.calls.flat().join(' ')).not.toContain('<waybill-faq>');
  });

  it('share a name if only one may be open, also those added later; names of the page are kept', async () => {
    await openFaq('single', `${ITEMS}<details name="own"><summary>Own</summary>A</details>`);
    await until(() => expect(item('billing').getAttribute('name')).toMatch(/^waybill-faq-/));
    const name = item('billing').getAttribute('name');
    added('<details id="later"><summary>Later?</summary>Yes.</details>');
    await until(() => expect(item('later').getAttribute('name')).toBe(name));
    expect(host().querySelectorAll('[name="own"]')).toHaveLength(1);
    host().removeAttribute('single');
    await until(() => expect(host().querySelectorAll('[name]')).toHaveLength(1));
  });

  it('are opened and scrolled into view by a hash that targets them or their content, once for each hash', async () => {
    await openFaq();
    location.hash = '#days';
    await holds(() => item('stops').open);
    expect(item('stops').scrollIntoView).toHaveBeenCalledTimes(1);
    expect(item('billing').open).toBe(false);
    item('stops').open = false;
    added('<details id="later"><summary>Later?</summary>Yes.</details>');
    location.hash = '#%E0%A4%A';
    location.hash = '#billing';
    await holds(() => item('billing').open);
    expect(item('stops').open).toBe(false);
  });

  it('are opened by a hash that was in the address before them', async () => {
    location.hash = '#later';
    await openFaq();
    added('<details id="later"><summary>Later?</summary>Yes.</details>');
    await holds(() => item('later').open);
    expect(item('later').scrollIntoView).toHaveBeenCalledTimes(1);
  });

  it('are described to search engines as plain text if the page asks for it, until they are removed', async () => {
    await openFaq('schema');
    await until(() =>
      expect(schema()).toEqual({
        '@context': 'https://schema.org',
        '@type': 'FAQPage',
        mainEntity: [
          answer('Can I pay by year?', 'Yes, at once.'),
          answer('Do stops carry over?', 'For 30 days. Not longer <3.'),
        ],
      }),
    );
    expect(document.head.querySelector('script[type="application/ld+json"]')?.textContent).not.toContain('<');
    item('days').textContent = 'For 60 days.';
    await until(() => expect(JSON.stringify(schema())).toContain('For 60 days.'));
    document.body.insertAdjacentHTML(
      'beforeend',
      `<${TAG} schema><details><summary>More?</summary>Yes.</details><details><summary>No answer?</summary></details></${TAG}>`,
    );
    await until(() => expect(schema()?.mainEntity).toHaveLength(3));
    host().removeAttribute('schema');
    await until(() => expect(schema()?.mainEntity).toEqual([answer('More?', 'Yes.')]));
    document.querySelectorAll(TAG)[1]?.remove();
    await holds(() => schema() === null);
  });

  it('may be grouped under headings; other content is shown unchanged with one warning', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    await openFaq('', `<h3>Billing</h3>${ITEMS}`);
    expect(warn).not.toHaveBeenCalled();
    added('<p>Ask us.</p>');
    await holds(() => warn.mock.calls.length === 1);
    added('<p>Ask us again.</p><details>No question.</details>');
    await until(() => expect(shadowOf(TAG).querySelector('slot')?.assignedElements()).toHaveLength(6));
    expect(warn).toHaveBeenCalledTimes(1);
    warn.mockRestore();
  });
});
