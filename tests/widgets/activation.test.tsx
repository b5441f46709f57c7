import { describe, expect, it, vi } from 'vitest';
import { dialogOpened } from '../../src/store/slices/dialogs';
import { questionBody, statusBody } from '../kit/activation';
import { all, one, seen, shadowOf, textOf } from '../kit/look';
import { mountPage, type Answers, type Call } from '../kit/mount';
import { until } from '../kit/until';
import { statementBody } from '../kit/upgrade';
import { subscribed } from '../kit/wire';
import '../../src/commands/start-activation';
import '../../widgets/dialogs/parts/activation/activation-dialog';
import '../../widgets/subscription/parts/add-on-progress';

const TAG = 'waybill-subscription';
const ON = { id: 142, title: 'Zones', price: '20.00', is_active: 1 };
const OFF = { id: 143, title: 'Territories', price: '49.00', is_active: 0 };
const BUNDLED = { id: 101, title: 'Routing Manage', bundled: 1 };
const infoBody = (...modules: object[]) => ({
  status: 200,
  currency: 'USD',
  subscription: null,
  modules,
  pending: null,
});

const GOOD: Answers = {
  session: subscribed(1001),
  subscriptionInfo: infoBody(ON, OFF, BUNDLED),
  moduleConfirmation: questionBody(),
  featureToken: { status: 200, token: 'features' },
  featureValidate: { status: 200 },
  modulesConfirm: ({ body }: Call) => ({ status: 200, data: (body as { modules: object[] }).modules }),
  modulesPurchase: { status: 200 },
  moduleProcess: { status: 200 },
  moduleStatus: statusBody(true),
};

const root = (at = 0) => shadowOf(TAG, at);
const dialog = (name: string | RegExp) => until(() => one(shadowOf('waybill-dialogs'), 'dialog', name));
const press = (name: string, at = 0) => one(root(at), 'button', name).click();
const answer = async (name: string | RegExp, button: string) => one(await dialog(name), 'button', button).click();
// Compares a count, because a failed comparison of elements would print their whole trees.
const closed = () => until(() => expect(all(shadowOf('waybill-dialogs'), 'dialog').length).toBe(0));
const rowOf = (name: string, at = 0) => all(root(at), 'listitem').find((item) => textOf(item).startsWith(name));

async function open(answers: Answers = {}, markup = `<${TAG}></${TAG}>`) {
  const page = await mountPage(markup, { answers: { ...GOOD, ...answers } });
  await until(() => one(root(), 'button', 'Activate Territories'));
  const named = (name: string) => page.calls.filter((call) => call.name === name);
  return { ...page, named };
}

/** A promise with a function that resolves it. */
function gate() {
  const inner: { release?: () => void } = {};
  const promise = new Promise<void>((resolve) => void (inner.release = resolve));
  return { promise, release: () => inner.release?.() };
}

describe('an add-on of the subscription', () => {
  it('shows its state and the action that is possible', async () => {
    await open({ subscriptionInfo: infoBody(ON, { ...OFF, paid_until: '2026-12-09T12:00:00Z' }, BUNDLED) });
    expect(textOf(rowOf('Zones'))).toMatch(/Active.*\$20 \/month ?Deactivate/);
    expect(textOf(rowOf('Territories'))).toMatch(/^Territories ?Paid until December 9, 2026.*\$49 \/month ?Activate/);
    expect(textOf(rowOf('Routing Manage'))).toMatch(/Part of your plan ?Can’t be removed from a package ?Included$/);
    expect(all(root(), 'button', /Routing Manage/).length).toBe(0);
  });

  it('shows a question with the server’s HTML, a button that names it and a harmless Cancel [ACT-02, ACT-04, ACT-14]', async () => {
    const html = '<p>Due today: <strong>$12.00</strong><img src=x onerror="alert(1)"></p>';
    const { named, calls } = await open({ moduleConfirmation: { status: 200, html } });
    press('Activate Territories');
    const asked = await dialog('Activate Territories?');
    await until(() => expect(asked.querySelector('strong')?.textContent).toBe('$12.00'));
    expect(asked.querySelector('img[onerror]')).toBeNull();
    expect(all(asked, 'button').map(textOf)).toEqual(expect.arrayContaining(['Cancel', 'Activate Territories']));
    expect(calls.find(({ name }) => name === 'moduleConfirmation')?.url).toContain(
      '/cart/module/143/activate?is_marketplace=1',
    );
    await answer('Activate Territories?', 'Cancel');
    await closed();
    expect(named('moduleProcess')).toEqual([]);
    one(root(), 'button', 'Activate Territories');
  });

  it('is switched on, with each step shown, a success message and event, and is then shown as active [ACT-10, ACT-17]', async () => {
    let isDone = false;
    const { promise: held, release } = gate();
    const page = await open({
      moduleStatus: async () => {
        await held;
        isDone = true;
        return statusBody(true);
      },
      subscriptionInfo: () => infoBody(ON, { ...OFF, is_active: isDone ? 1 : 0 }),
    });
    page.hear('module-activate');
    press('Activate Territories');
    await answer('Activate Territories?', 'Activate Territories');
    await until(() => expect(textOf(rowOf('Territories'))).toContain('Modules checked. Enabling your modules'));
    const busy = one(root(), 'button', 'Activating… Territories');
    expect(busy.getAttribute('aria-busy')).toBe('true');
    expect(one(root(), 'button', 'Deactivate Zones').getAttribute('aria-disabled')).toBe('true');
    release();
    const done = await dialog('Territories is active');
    expect(page.events).toMatchObject([{ name: 'module-activate', detail: { moduleId: 143 } }]);
    expect(page.events[0]?.from === document.querySelector(TAG)).toBe(true);
    one(done, 'button', 'Close').click();
    await closed();
    await until(() => one(root(), 'button', 'Deactivate Territories'));
    expect(page.moves).toEqual([]);
  });

  it('tells its end aside to a person who has gone on, and takes neither focus nor key', async () => {
    const page = await open({ moduleStatus: statusBody(false) });
    press('Deactivate Zones');
    const question = await dialog('Deactivate Zones?');
    one(question, 'button', 'Deactivate Zones').click();
    await closed();
    const elsewhere = one(root(), 'button', 'Activate Territories');
    elsewhere.focus();
    const showModal = vi.spyOn(HTMLDialogElement.prototype, 'showModal');
    const done = await dialog('Zones is deactivated');
    expect(root().activeElement).toBe(elsewhere);
    expect(showModal).not.toHaveBeenCalled();
    await until(() =>
      expect(document.querySelector('#waybill-live')?.textContent).toBe(
        'Zones is deactivated. Its data is kept, and you can reactivate it anytime.',
      ),
    );
    // The next dialog does not wait for it.
    page.store.dispatch(dialogOpened({ kind: 'clear', count: 1 }));
    await dialog('Clear your cart?');
    expect(done.hasAttribute('open')).toBe(true);
    one(done, 'button', 'Close').click();
    await until(() => expect(done.isConnected).toBe(false));
    expect(all(shadowOf('waybill-dialogs'), 'dialog')).toHaveLength(1);
  });

  it('is switched off by the same steps with texts of its own [ACT-10, ACT-13]', async () => {
    const page = await open({ moduleStatus: statusBody(false) });
    page.hear('module-deactivate');
    press('Deactivate Zones');
    await answer('Deactivate Zones?', 'Deactivate Zones');
    expect(textOf(await dialog('Zones is deactivated'))).toContain('you can reactivate it anytime');
    expect(page.named('moduleProcess')[0]?.url).toContain('/manage/ui/modules/142/deactivate');
    expect(page.named('featureToken')).toEqual([]);
    expect(page.events).toMatchObject([{ detail: { moduleId: 142 } }]);
  });

  it('that is refused shows the messages, can be pressed again at once, and leaving reloads the page [ACT-06, ACT-11]', async () => {
    const page = await open({ moduleConfirmation: { status: 406, messages: ['Not this one.', 'Nor now.'] } });
    page.hear('navigate', { prevent: true });
    press('Activate Territories');
    const refused = await dialog('Territories wasn’t activated');
    expect(textOf(refused)).toContain('Not this one.Nor now.');
    expect(one(root(), 'button', 'Activate Territories').getAttribute('aria-disabled')).toBeNull();
    expect(page.events).toEqual([]);
    one(refused, 'button', 'Reload the page').click();
    await until(() => expect(page.events).toMatchObject([{ detail: { kind: 'reload' } }]));
  });

  it('that costs something shows the sum on its button, and asks again if the sum has changed [REV-21, REV-27]', async () => {
    const statement = statementBody({ lines: [], subtotal: '24.85', total: '24.85' });
    const now = statementBody({ version: 'v-2', lines: [], subtotal: '30.00', total: '30.00' });
    const changed = () => Response.json({ status: 412, statement: now }, { status: 412 });
    const page = await open({
      moduleConfirmation: { ...questionBody('zones'), statement, currency: 'USD' },
      modulesPurchase: changed,
    });
    press('Activate Territories');
    await answer('Activate Territories?', 'Activate for $24.85');
    const asked = await dialog('Something has changed');
    expect(textOf(asked)).toContain('$30.00 instead of $24.85');
    page.script.modulesPurchase = { status: 200 };
    one(asked, 'button', 'Activate for $30.00').click();
    await dialog('Territories is active');
    expect(page.named('modulesPurchase').map(({ headers }) => headers.get('Waybill-Statement'))).toEqual([
      'v-1',
      'v-2',
    ]);
    expect(new Set(page.named('modulesPurchase').map(({ headers }) => headers.get('Idempotency-Key'))).size).toBe(2);
  });

  it('that failed shows the cause, and can be retried without a reload [REV-27]', async () => {
    const page = await open({ moduleProcess: { status: 500 } });
    press('Activate Territories');
    await answer('Activate Territories?', 'Activate Territories');
    const refused = await dialog('Territories wasn’t activated');
    expect(one(refused, 'link', 'Contact support').getAttribute('href')).toBe('/account/contact');
    page.script.moduleProcess = { status: 200 };
    one(refused, 'button', 'Try again').click();
    await answer('Activate Territories?', 'Activate Territories');
    await dialog('Territories is active');
  });

  it('that the server cannot switch shows the documented text [ACT-12]', async () => {
    await open({ moduleProcess: { status: 500 } });
    press('Activate Territories');
    await answer('Activate Territories?', 'Activate Territories');
    expect(textOf(await dialog('Territories wasn’t activated'))).toContain('An error while processing your request.');
    expect(one(root(), 'button', 'Activate Territories').getAttribute('aria-disabled')).toBeNull();
  });

  it('buys nothing if the confirmed list differs from the requested one [ACT-15, ACT-16]', async () => {
    const page = await open({ moduleConfirmation: questionBody('zones'), modulesConfirm: { status: 200, data: [] } });
    press('Activate Territories');
    await answer('Activate Territories?', 'Activate Territories');
    expect(textOf(await dialog('Territories wasn’t activated'))).toContain('Invalid payload');
    expect([page.named('modulesPurchase'), page.named('moduleProcess')]).toEqual([[], []]);
  });

  it('is switched once if it is pressed in two widgets, and both show it', async () => {
    const { promise: held, release } = gate();
    const twice = `<${TAG}></${TAG}><${TAG}></${TAG}>`;
    const page = await open({ moduleStatus: () => held.then(() => statusBody(true)) }, twice);
    await until(() => one(root(1), 'button', 'Activate Territories'));
    press('Activate Territories');
    press('Activate Territories', 1);
    await answer('Activate Territories?', 'Activate Territories');
    await until(() => one(root(), 'button', 'Activating… Territories'));
    one(root(1), 'button', 'Activating… Territories');
    // A widget that is moved meanwhile continues in its new place.
    const [first] = document.querySelectorAll(TAG);
    if (first) document.body.append(first);
    release();
    await dialog('Territories is active');
    expect([page.named('moduleConfirmation'), page.named('moduleProcess')].map(({ length }) => length)).toEqual([1, 1]);
  });

  it.each([
    [{ is_ro: 1 }, 'You have view-only access to this subscription.'],
    [{ policy: { features: { manage: 1, view: 0 } } }, 'Your organization doesn’t let you change the subscription.'],
  ])('is disabled with the reason for a member without permission [ACC-07]', async (more, why) => {
    const { named } = await open({ session: subscribed(1001, more) });
    const button = one(root(), 'button', 'Deactivate Zones');
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(textOf(root().querySelector(`[id="${button.getAttribute('aria-describedby')}"]`))).toBe(why);
    button.click();
    expect(named('moduleConfirmation')).toEqual([]);
    expect(seen(TAG)).toContain(why);
  });
});
