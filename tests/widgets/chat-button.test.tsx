import { describe, expect, it, vi } from 'vitest';
import { waybill } from '../../src/app/public';
import { all, one, shadowOf } from '../kit/look';
import { mountPage, type PageOptions } from '../kit/mount';
import { holds, until } from '../kit/until';

const TAG = 'waybill-chat-button';
const root = () => shadowOf(TAG);

async function openChat(options: PageOptions = {}, inside = '') {
  const page = await mountPage(`<${TAG}>${inside}</${TAG}>`, options);
  await holds(() => root().querySelector('.btn') !== null);
  return page;
}

describe('the chat button', () => {
  it('opens the chat that the page has configured, a function or an object [PRC-15]', async () => {
    const chat = vi.fn();
    const page = await openChat({ chat });
    page.hear('chat-request');
    one(root(), 'button', 'Chat with sales').click();
    expect(chat).toHaveBeenCalledTimes(1);
    const messenger = {
      presses: 0,
      open() {
        this.presses += 1;
      },
    };
    waybill.configure({ chat: messenger });
    one(root(), 'button').click();
    expect(messenger.presses).toBe(1);
    expect(chat).toHaveBeenCalledTimes(1);
    expect(page.moves).toEqual([]);
    expect(page.events.map(({ name, detail }) => [name, detail])).toEqual([
      ['chat-request', { to: null }],
      ['chat-request', { to: null }],
    ]);
  });

  it('is a link to the contact page until a chat is configured [PRC-15]', async () => {
    const page = await openChat({ routes: { contact: '/talk' } });
    const link = one(root(), 'link', 'Chat with sales');
    expect(link.getAttribute('href')).toBe('/talk');
    link.click();
    await holds(() => page.moves.length === 1);
    expect(page.moves).toEqual(['/talk']);
    waybill.configure({ chat: () => {} });
    await until(() => one(root(), 'button', 'Chat with sales'));
    expect(all(root(), 'link')).toEqual([]);
  });

  it('leaves a press to the page if that prevents it, and a press with a modifier key to the browser', async () => {
    const chat = vi.fn();
    const page = await openChat();
    page.hear('chat-request', { prevent: true });
    const link = one(root(), 'link');
    const press = (init: MouseEventInit = {}) =>
      link.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true, cancelable: true, ...init }));
    expect(press()).toBe(false);
    expect(page.events.map(({ detail }) => detail)).toEqual([{ to: '/account/contact' }]);
    expect(page.events[0]?.from).toBe(document.querySelector(TAG));
    expect(press({ ctrlKey: true })).toBe(true);
    expect(page.events).toHaveLength(1);
    waybill.configure({ chat });
    one(root(), 'link').click();
    expect(page.events).toHaveLength(2);
    expect(chat).not.toHaveBeenCalled();
    expect(page.moves).toEqual([]);
  });

  it.each(['throws', 'rejects'])('reports a chat that %s, and leads to the contact page', async (how) => {
    const fault = new Error('chat is closed');
    const chat = () => {
      if (how === 'throws') throw fault;
      return Promise.reject(fault);
    };
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const page = await openChat({ chat });
    page.hear('error');
    one(root(), 'button').click();
    await holds(() => page.moves.length === 1);
    expect(page.moves).toEqual(['/account/contact']);
    expect(page.events[0]?.detail).toEqual({ code: 0, message: 'chat is closed', surface: 'chat' });
    expect(log).toHaveBeenCalledTimes(1);
    log.mockRestore();
  });

  it('warns once of a chat that cannot be opened, and stays a link', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    await openChat({ chat: 'crisp' as unknown as () => void });
    await until(() => one(root(), 'link'));
    document.body.append(document.createElement(TAG));
    await until(() => one(shadowOf(TAG, 1), 'link'));
    expect(warn).toHaveBeenCalledTimes(1);
    warn.mockRestore();
  });

  it('takes its text from the page, and speaks the language around it', async () => {
    await openChat({}, '<span slot="label">Ask a planner</span>');
    const slot = root().querySelector<HTMLSlotElement>('a slot[name="label"]');
    expect(slot?.assignedElements().map(({ textContent }) => textContent)).toEqual(['Ask a planner']);
    document.body.insertAdjacentHTML('beforeend', `<div lang="ru"><${TAG} floating></${TAG}></div>`);
    await until(() => one(shadowOf(TAG, 1), 'link', 'Чат с отделом продаж'));
  });
});
