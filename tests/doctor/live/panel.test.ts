import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Finding } from '../../../src/doctor/kit/finding';
import { drawPanel } from '../../../src/doctor/panel/panel';

const finding = (more: Partial<Finding> = {}): Finding => ({
  code: 'tag-unknown',
  severity: 'error',
  who: 'editor',
  message: 'There is no tag <waybil-cart>.',
  remedy: 'Correct its name.',
  ...more,
});

const root = (): ShadowRoot => {
  const found = document.querySelector('[data-waybill-panel]')?.shadowRoot;
  if (!found) throw new Error('no panel');
  return found;
};
const texts = (selector: string): (string | null)[] =>
  [...root().querySelectorAll(selector)].map((one) => one.textContent);
const press = (name: string): void => {
  const button = [...root().querySelectorAll('button')].find((one) => (one.ariaLabel ?? one.textContent) === name);
  if (!button) throw new Error(`no button ${name}`);
  button.click();
};
const draw = (findings: readonly Finding[], again = async () => findings): void =>
  drawPanel(document, findings, { version: '1.2.3', again });

beforeEach(() => {
  document.body.replaceChildren();
});

describe('the panel of the page doctor', () => {
  it('says what is wrong, what mends it, and what to paste', () => {
    draw([
      finding({ copy: '<waybill-cart>…</waybill-cart>', where: '<waybil-cart>' }),
      finding({ severity: 'info', code: 'script-twice' }),
    ]);
    expect(texts('.finding-message')).toEqual(['There is no tag <waybil-cart>.', 'There is no tag <waybil-cart>.']);
    expect(texts('pre')).toEqual(['<waybill-cart>…</waybill-cart>']);
    expect(texts('.doctor-summary')).toEqual(['Waybill 1.2.3: 1 error, 1 note']);
  });

  it('shows what a page says as text, never as markup', () => {
    draw([finding({ message: '<img src=x onerror=alert(1)>', copy: '<script>alert(1)</script>', where: '<b>' })]);
    expect(root().querySelector('img, script, b')).toBeNull();
  });

  it('is there once, and gone when closed or left by Escape', () => {
    draw([finding()]);
    draw([finding()]);
    expect(document.querySelectorAll('[data-waybill-panel]')).toHaveLength(1);
    press('Close the page doctor');
    expect(document.querySelector('[data-waybill-panel]')).toBeNull();
    draw([]);
    root()
      .querySelector('.doctor')
      ?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    expect(document.querySelector('[data-waybill-panel]')).toBeNull();
  });

  it('copies the report and says so', async () => {
    const writeText = vi.fn(async () => undefined);
    vi.stubGlobal('navigator', { clipboard: { writeText } });
    draw([finding({ copy: 'connect-src https://api.example.com' })]);
    press('Copy the report');
    await vi.waitFor(() => expect(texts('[role="status"]')).toEqual(['Copied.']));
    expect(writeText).toHaveBeenCalledWith(expect.stringContaining('Error: There is no tag <waybil-cart>.'));
    press('Copy');
    await vi.waitFor(() => expect(writeText).toHaveBeenLastCalledWith('connect-src https://api.example.com'));
  });

  it('looks again when asked', async () => {
    draw([finding()], async () => []);
    press('Look again');
    await vi.waitFor(() => expect(texts('.healthy p')).toEqual(['Nothing is wrong with what can be seen from here.']));
    expect(texts('.doctor-summary')).toEqual(['Waybill 1.2.3: nothing wrong']);
  });

  it('shows the element concerned', () => {
    const element = document.body.appendChild(document.createElement('waybil-cart'));
    element.scrollIntoView = vi.fn();
    draw([finding({ element }), finding({ element: document.documentElement })]);
    expect(texts('.outline-number')).toEqual(['1']);
    press('Show on the page');
    expect(element.scrollIntoView).toHaveBeenCalledOnce();
    expect(root().querySelector('.outline')?.classList.contains('is-shown')).toBe(true);
  });
});
