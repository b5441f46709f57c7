import { describe, expect, it } from 'vitest';
import { waybill } from '../../src/app/public';
import { dialogOpened, type DialogKind } from '../../src/store/slices/dialogs';
import { all, nameOf, one, shadowOf, textOf } from '../kit/look';
import { mountPage, type Page, type PageOptions } from '../kit/mount';
import { holds, until } from '../kit/until';
import { termsBody } from '../kit/migration';
import { bundlesBody, cartBody, holding, MODULES, sessionBody, wireModule, wirePlan } from '../kit/wire';

const CART = '<waybill-cart></waybill-cart>';
const root = () => shadowOf('waybill-dialogs');
const isIdle = ({ store }: Page) => store.getState().cart.busy === null;
const content = ({ store }: Page) => store.getState().cart.content;
const lineIds = (page: Page) => Object.keys(content(page).lines).map(Number);
const stops = () => all(root(), 'listitem').map(textOf);
const lead = () => textOf(root().querySelector('.dialog-lead'));

const dialog = (title: string) => until(() => one(root(), 'dialog', title));
const isGone = () => holds(() => all(root(), 'dialog').length === 0);
/** Presses the dialog's button of that name, and waits until the dialog is closed. */
async function answer(name: string) {
  one(root(), 'button', name).click();
  await isGone();
}

/** The catalogue of these tests: plan 1008 bundles the default module 13. */
const products = bundlesBody({
  data: [wirePlan(1001), wirePlan(1002, { discount: '0' }), wirePlan(1008, { ids: {}, modules: [1, 13] })],
});

async function mountWithItems(items: readonly string[] = [], options: PageOptions = {}, markup = CART) {
  const page = await mountPage(markup, { ...options, answers: { products, ...options.answers } });
  for (const item of items) {
    const before = page.writes().length;
    waybill.cart.add(item);
    await holds(() => page.writes().length > before && isIdle(page));
  }
  return page;
}

/** Opens a member's page whose cart has module 12 and its dependency 11. */
const openWith = () =>
  mountWithItems([], {
    answers: { session: sessionBody(), cart: cartBody(null, [wireModule(11), MODULES[3] ?? {}]) },
  });

const html = () => new Response('<!doctype html>', { status: 403, headers: { 'Content-Type': 'text/html' } });

const show = ({ store }: Page, kind: DialogKind) => store.dispatch(dialogOpened(kind));

const moves = (page: Page) => page.events.map(({ detail }) => detail);

/** Opens a member's page and adds a package, which the server answers by saying that the session is over. */
async function openSessionOver(status: number, options: PageOptions = {}) {
  const page = await mountWithItems([], { ...options, answers: { session: sessionBody(), cartAdd: { status } } });
  page.hear('navigate', { prevent: true });
  waybill.cart.add('package/1001');
  await dialog('You’ve been signed out');
  return page;
}

describe('a module that needs others', () => {
  it('asks with its dependencies and their prices; OK adds them all [CRT-11, CRT-12]', async () => {
    const page = await mountWithItems();
    waybill.cart.add('module/12');
    await dialog('Add Module 12 and 1 required module?');
    expect(stops()).toEqual([
      'Module 11, will be added$20.00/monthNeeded by Module 12',
      'Module 12, will be added$20.00/month',
    ]);
    expect(textOf(root().querySelector('.total'))).toBe('Added to your bill$40.00 /month');
    expect(page.writes()).toEqual([]);
    await answer('Add 2 modules');
    await holds(() => lineIds(page).length === 2);
    expect(lineIds(page)).toEqual([11, 12]);
  });

  it('adds nothing on Cancel [CRT-10]', async () => {
    const page = await mountWithItems();
    waybill.cart.add('module/12');
    await dialog('Add Module 12 and 1 required module?');
    await answer('Cancel');
    expect(content(page)).toMatchObject({ plan: null, lines: {}, pending: [] });
    expect(page.writes()).toEqual([]);
  });
});

describe('a module that others need', () => {
  it('asks with its dependents and their prices; OK removes them all [CRT-14]', async () => {
    const page = await openWith();
    await holds(() => lineIds(page).length === 2);
    page.script.cart = cartBody(null);
    waybill.cart.remove('module/11');
    await dialog('Remove Module 11?');
    expect(lead()).toBe('1 module depends on it and will be removed too.');
    expect(stops()).toEqual(['Module 11, will be removed−$20.00', 'Module 12, will be removed−$20.00Needs Module 11']);
    expect(textOf(root().querySelector('.dialog-body'))).toContain('Your bill goes down by $40.00 a month.');
    await answer('Remove 2 modules');
    await holds(() => lineIds(page).length === 0);
  });

  it('is counted also where it has the id of the package that is removed [CRT-14]', async () => {
    const twin = bundlesBody({ data: [wirePlan(12, { ids: {}, modules: [11] })] });
    await mountWithItems(['package/12', 'module/12'], { answers: { products: twin } });
    waybill.cart.remove('package/12');
    await until(() => expect(lead()).toBe('1 module depends on it and will be removed too.'));
  });

  it('keeps them all on Cancel [CRT-35]', async () => {
    const page = await openWith();
    await holds(() => lineIds(page).length === 2);
    waybill.cart.remove('module/11');
    await dialog('Remove Module 11?');
    await answer('Keep all 2');
    expect(content(page).markedForDeletion).toEqual([]);
    expect(lineIds(page)).toEqual([11, 12]);
    expect(page.writes()).toEqual([]);
  });
});

describe('a module that the package bundles', () => {
  it('asks with the new price of the rest and the reason; OK makes it a custom solution [CRT-16, CRT-29, CRT-31, REV-32]', async () => {
    const page = await mountWithItems(['package/1001']);
    waybill.cart.remove('module/2');
    await dialog('Remove Module 2?');
    expect(lead()).toBe(
      'The remaining modules become My Custom Solution, each at its own price: $20.00 a month instead of $90.00.',
    );
    expect(stops()).toEqual(['Module 2, will be removedIncluded']);
    await answer('Remove 1 module');
    await until(() => expect(textOf(shadowOf('waybill-cart').querySelector('.cart-lines'))).toMatch(/^My Custom/));
    expect(lineIds(page)).toEqual([1]);
  });

  it('names no discount as the reason if the package has none [CRT-16, REV-32]', async () => {
    await mountWithItems(['package/1002']);
    waybill.cart.remove('module/2');
    await dialog('Remove Module 2?');
    expect(lead()).toContain('$20.00 a month instead of $100.00.');
    await answer('Keep it');
  });

  it('takes those along that an external site sells by themselves, and says why [MKT-15, CRT-31]', async () => {
    const sold = bundlesBody({
      data: [wirePlan(1001, { ids: { 1: 1, 2: 1, 31: 1 }, modules: [1, 2, 31] })],
      modules: [...MODULES, wireModule(31, { catid: 9, catname: 'API', title: 'Webhooks' })],
    });
    const platforms = { status: 200, data: [{ id: 9, name: 'API', total: 1, url: 'https://api.example.com/' }] };
    const page = await mountWithItems(['package/1001'], { answers: { products: sold, platforms } });
    waybill.cart.remove('module/2');
    await dialog('Remove Module 2?');
    expect(lead()).toBe(
      '1 module is sold here only as part of the package and will be removed too. The remaining modules become My Custom Solution, each at its own price: $20.00 a month instead of $90.00.',
    );
    expect(stops()).toEqual([
      'Module 2, will be removedIncluded',
      'Webhooks, will be removedIncludedOnly in the package',
    ]);
    await answer('Remove 2 modules');
    await until(() => expect(lineIds(page)).toEqual([1]));
  });

  it('counts one that needs another of these with them, not with what needs the removed module [MKT-15]', async () => {
    const api = { catid: 9, catname: 'API' };
    const sold = bundlesBody({
      data: [wirePlan(1001, { ids: { 1: 1, 2: 1, 31: 1, 32: 1 }, modules: [1, 2, 31, 32] })],
      modules: [
        ...MODULES,
        wireModule(31, { ...api, title: 'Webhooks' }),
        wireModule(32, { ...api, title: 'Sandbox', dependencies: [31] }),
      ],
    });
    const platforms = { status: 200, data: [{ id: 9, name: 'API', total: 2, url: 'https://api.example.com/' }] };
    await mountWithItems(['package/1001'], { answers: { products: sold, platforms } });
    waybill.cart.remove('module/2');
    await dialog('Remove Module 2?');
    expect(lead()).toMatch(
      /^2 modules are sold here only as part of the package and will be removed too\. The remaining/,
    );
    expect(stops().slice(1)).toEqual([
      'Webhooks, will be removedIncludedOnly in the package',
      'Sandbox, will be removedIncludedNeeds Webhooks',
    ]);
    await answer('Keep all 3');
  });
});

describe('a default module', () => {
  it('is removed for a visitor after a confirmation [CRT-13, CRT-19]', async () => {
    const page = await mountWithItems(['package/1008']);
    waybill.cart.remove('module/13');
    await dialog('Remove Module 13?');
    expect(lead()).toMatch(/^Module 13 is included in every account by default\. The remaining modules become/);
    await answer('Remove 1 module');
    await holds(() => !lineIds(page).includes(13));
  });

  it('stays for a member, who is told why [CRT-09, CRT-18]', async () => {
    const cart = cartBody(null, [wireModule(13, { is_default: 1 })]);
    const page = await mountWithItems([], { answers: { session: sessionBody(), cart } });
    await holds(() => lineIds(page).length === 1);
    waybill.cart.remove('module/13');
    await dialog('Module 13 can’t be removed');
    expect(lead()).toBe('Module 13 is included in every account.');
    expect(all(root(), 'button').map(nameOf)).toEqual(['OK']);
    await answer('OK');
    expect(lineIds(page)).toEqual([13]);
    expect(page.writes()).toEqual([]);
  });
});

describe('another package', () => {
  it('asks before it replaces the first and its add-ons [CRT-15, CRT-27]', async () => {
    const page = await mountWithItems(['package/1001', 'module/11']);
    waybill.cart.add('package/1002');
    await dialog('Replace Plan 1001 with Plan 1002?');
    expect(lead()).toBe('Plan 1001 is in your cart. It will be replaced, and 1 add-on will be removed.');
    await answer('Replace package');
    await holds(() => content(page).plan?.id === 1002);
    expect(lineIds(page)).toEqual([1, 2]);
  });

  it('changes nothing when the first is kept [CRT-15]', async () => {
    const page = await mountWithItems(['package/1001']);
    const before = content(page);
    waybill.cart.add('package/1002');
    await dialog('Replace Plan 1001 with Plan 1002?');
    expect(lead()).toBe('Plan 1001 is in your cart. Plan 1002 will replace it.');
    await answer('Keep Plan 1001');
    expect(content(page)).toEqual(before);
    expect(page.writes()).toHaveLength(1);
  });
});

describe('a legacy account', () => {
  it('is asked before it migrates, and is led to the migration [CRT-17, ACC-13, MIG-12]', async () => {
    const page = await mountWithItems([], {
      answers: { session: sessionBody({ is_legacy: 1 }), subscriptionInfo: termsBody() },
    });
    waybill.cart.add('package/1001');
    await dialog('Move to the new plans?');
    expect(lead()).toBe('Your plan is no longer available. To buy Plan 1001, first move to a current plan.');
    await answer('Cancel');
    expect(page.writes()).toEqual([]);
    waybill.cart.add('package/1001');
    await dialog('Move to the new plans?');
    await answer('Continue');
    await dialog('Move to My Custom Solution');
    expect(page.writes()).toEqual([]);
  });
});

describe('clearing the cart', () => {
  it('changes nothing on Cancel', async () => {
    const page = await mountWithItems(['package/1001', 'module/11']);
    waybill.cart.clear();
    await dialog('Clear your cart?');
    expect(lead()).toBe('2 items will be removed. You can undo this.');
    await answer('Cancel');
    expect(content(page).plan?.id).toBe(1001);
  });
});

describe('a failure', () => {
  it('shows the generic text and rolls the change back [ERR-01]', async () => {
    const page = await mountWithItems([], { answers: { cartAdd: { status: 500 } } });
    page.hear('error');
    waybill.cart.add('package/1001');
    await dialog('Something went wrong');
    expect(lead()).toBe('Error occurred while processing your request. Please try again.');
    expect(page.events).toMatchObject([{ name: 'error', detail: { code: 500, surface: 'cart' } }]);
    expect(nameOf(one(root(), 'link', 'Contact support'))).toBe('Contact support');
    await answer('Close');
    expect(content(page).plan).toBeNull();
  });

  it('can be tried again, which does what was pressed once more', async () => {
    const page = await mountWithItems([], { answers: { cartAdd: { status: 500 } } });
    waybill.cart.add('package/1001');
    await dialog('Something went wrong');
    page.script.cartAdd = { status: 200 };
    await answer('Try again');
    await until(() => expect(content(page).plan?.id).toBe(1001));
    expect(page.writes().length).toBe(2);
  });

  it.each([
    ['an expired session', 419, 'Sorry, your session has expired. Please refresh and try again.'],
    ['an unauthorized request', 401, 'Unauthorized request. Please refresh and try again.'],
  ])('%s shows a message, then the page reloads [ERR-05, ERR-06, ERR-21, ACC-14, ACC-15]', async (_, status, text) => {
    const page = await mountWithItems([], { answers: { cartAdd: { status } } });
    page.hear('navigate', { prevent: true });
    waybill.cart.add('package/1001');
    await dialog('Something went wrong');
    expect(lead()).toBe(text);
    expect(page.events).toEqual([]);
    await answer('OK');
    await holds(() => page.events.length === 1);
    expect(page.events[0]?.detail).toMatchObject({ reason: 'out-of-date', kind: 'reload' });
  });

  describe('that tells a member that the session is over', () => {
    it.each([
      [419, 'Sorry, your session has expired. Please refresh and try again.'],
      [401, 'Unauthorized request. Please refresh and try again.'],
    ])(
      'with %i keeps the message and leads to the sign-in, which leads back here [ERR-05, ERR-06]',
      async (code, text) => {
        history.replaceState(null, '', '/account/manage-features?tab=2#packages');
        const page = await openSessionOver(code);
        expect(lead()).toBe(text);
        const link = one(root(), 'link', 'Sign in');
        const to = '/register?return=%2Faccount%2Fmanage-features%3Ftab%3D2%23packages';
        expect(link.getAttribute('href')).toBe(to);
        link.click();
        await isGone();
        expect(moves(page)).toEqual([{ to, reason: 'sign-in', kind: 'assign' }]);
        history.replaceState(null, '', '/');
      },
    );

    it('reloads the page where that is pressed, or Escape [ACC-14, ACC-15]', async () => {
      const page = await openSessionOver(401);
      await answer('Reload the page');
      await holds(() => page.events.length === 1);
      expect(moves(page)).toMatchObject([{ reason: 'out-of-date', kind: 'reload' }]);
    });

    it('leads to the page that the site names for it', async () => {
      const page = await openSessionOver(401, { routes: { signIn: '/login?next={return}' } });
      expect(one(root(), 'link', 'Sign in').getAttribute('href')).toBe('/login?next=%2F');
      await answer('Reload the page');
      expect(moves(page)).toHaveLength(1);
    });

    it('offers the reload alone where the site has neither a sign-in nor a registration', async () => {
      await openSessionOver(401, { routes: { register: '' } });
      expect(all(root(), 'link').map(nameOf)).toEqual(['Contact support']);
      await answer('Reload the page');
    });
  });

  it('without JSON has its own text [ERR-09]', async () => {
    await mountWithItems([], { answers: { cartAdd: html } });
    waybill.cart.add('package/1001');
    await dialog('Something went wrong');
    expect(lead()).toBe('An error occurred while processing your request. Please try again.');
  });
});

describe('a message', () => {
  it('of a running operation cannot be closed by the person', async () => {
    const page = await mountWithItems();
    show(page, { kind: 'loader', text: { key: 'dialogs.default_module_title', vars: { name: 'It' } } });
    const box = await dialog('It can’t be removed');
    expect(all(root(), 'button')).toEqual([]);
    box.dispatchEvent(new Event('cancel', { cancelable: true }));
    expect(page.store.getState().dialogs.queue).toHaveLength(1);
  });

  it('of success has one OK', async () => {
    const page = await mountWithItems();
    show(page, { kind: 'success', text: { key: 'dialogs.default_module_refused', vars: { name: 'It' } } });
    await dialog('Done');
    await answer('OK');
    expect(page.store.getState().dialogs.queue).toEqual([]);
  });

  it('of the server is shown unchanged', async () => {
    const page = await mountWithItems();
    show(page, { kind: 'error', message: 'Card declined.' });
    await dialog('Something went wrong');
    expect(lead()).toBe('Card declined.');
  });

  it('waits in the queue until the previous one is answered', async () => {
    const page = await mountWithItems();
    show(page, { kind: 'error', message: 'First.' });
    show(page, { kind: 'error', message: 'Second.' });
    await dialog('Something went wrong');
    expect(lead()).toBe('First.');
    one(root(), 'button', 'OK').click();
    await holds(() => lead() === 'Second.');
    await answer('OK');
  });
});

describe('the prompt of the free test drive', () => {
  it('has the documented text and leads to the packages [TRL-03, TRL-04, LAY-11]', async () => {
    await mountWithItems();
    waybill.trial.start();
    const box = await dialog('Pick a package first');
    expect(lead()).toBe('To start a free trial make sure to select a package from the Pricing page');
    expect(all(root(), 'button').map(nameOf)).toEqual(['Close', 'Cancel', 'Go to pricing']);
    expect(box.className).toContain('dialog-confirm');
    await answer('Cancel');
  });

  it('has only OK on the pricing page [TRL-05]', async () => {
    const page = await mountWithItems();
    show(page, { kind: 'trial', isAtPricing: true });
    await dialog('Pick a package first');
    expect(all(root(), 'button').map(nameOf)).toEqual(['Close', 'OK']);
    await answer('OK');
  });
});

describe('the free test drive of who holds what is in the cart', () => {
  it('opens no checkout, and says why [PRC-27]', async () => {
    const answers = { session: holding(1001, []), cart: cartBody(wirePlan(1001, { modules: [] })) };
    const page = await mountPage('<waybill-cart></waybill-cart>', { answers });
    await holds(() => page.store.getState().cart.content.plan !== null);
    waybill.trial.start();
    await dialog('This is your current plan.');
    expect(lead()).toBe('');
    await answer('OK');
  });
});

describe('the dialogs element', () => {
  it('is added once to a page that has none', async () => {
    await mountWithItems(['package/1001']);
    expect(document.querySelector('waybill-dialogs')).toBeNull();
    waybill.cart.clear();
    await dialog('Clear your cart?');
    await answer('Cancel');
    waybill.cart.clear();
    await dialog('Clear your cart?');
    expect(document.querySelectorAll('waybill-dialogs')).toHaveLength(1);
  });

  it('is the page’s own if there is one', async () => {
    await mountWithItems(['package/1001'], {}, `${CART}<main><waybill-dialogs></waybill-dialogs></main>`);
    waybill.cart.clear();
    await dialog('Clear your cart?');
    expect(document.querySelectorAll('waybill-dialogs')).toHaveLength(1);
  });

  it('is never one inside a placeholder, which user content may hide', async () => {
    const hidden = '<div hidden data-waybill="dialogs"><waybill-dialogs></waybill-dialogs></div>';
    await mountWithItems(['package/1001'], {}, CART + hidden);
    waybill.cart.clear();
    await until(() => one(shadowOf('waybill-dialogs', 1), 'dialog', 'Clear your cart?'));
    expect(all(shadowOf('waybill-dialogs', 0), 'dialog')).toEqual([]);
  });

  it('has the language of the widget that raised the question', async () => {
    await mountWithItems(['package/1001'], {}, `<div lang="es">${CART}</div>`);
    const cart = shadowOf('waybill-cart');
    const clear = await until(() => {
      const found = all(cart, 'button').find((button) => button.closest('.panel-head'));
      if (!found) throw new Error('no button');
      return found;
    });
    clear.click();
    const box = await until(() => one(root(), 'dialog'));
    expect(box.closest('[lang]')?.getAttribute('lang')).toBe('es');
    expect(nameOf(box)).not.toBe('Clear your cart?');
  });

  it.each(['Escape', 'the cross', 'a press beside it'])('treats %s as Cancel', async (how) => {
    const page = await mountWithItems(['package/1001']);
    waybill.cart.clear();
    const box = await dialog('Clear your cart?');
    if (how === 'Escape') box.dispatchEvent(new Event('cancel', { cancelable: true }));
    else if (how === 'the cross') one(root(), 'button', 'Close').click();
    else {
      box.dispatchEvent(new MouseEvent('pointerdown', { bubbles: true }));
      box.click();
    }
    await isGone();
    expect(content(page).plan?.id).toBe(1001);
    expect(page.writes()).toHaveLength(1);
  });
});
