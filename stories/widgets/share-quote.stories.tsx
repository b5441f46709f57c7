import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { shareOpened } from '../../src/store/slices/dialogs';
import type { ShareQuoteProps } from '../../widgets/share-quote/share-quote';
import spec from '../../widgets/share-quote/share-quote.element';
import { act } from '../kit/page';
import { dialogOf, playInEnglish, viewOf } from '../kit/view';
import { widgetMeta } from '../kit/widget';

/** Route Optimization billed yearly, with Curbside Pickup, Geofencing and Roles and Permissions. */
const FILLED = { plan: 8, addOns: [106, 141, 182] };
const DONE = { cartShare: { status: 200, message: 'ok' } };
const COMMENT =
  'This is the package that we talked about on Thursday. Please check the number of vehicles before you sign.';

const base = widgetMeta(spec, 640);
const meta = {
  title: 'Widgets/Share quote',
  ...base,
  args: { mode: 'panel', surface: 'pricing' },
  parameters: { ...base.parameters, page: { cart: FILLED, answers: DONE } },
} satisfies Meta<ShareQuoteProps>;

export default meta;
type Story = StoryObj<typeof meta>;

const addressesOf = (view: HTMLElement) => within(view).getByLabelText('Email addresses');
const filled = async (canvas: HTMLElement, addresses: string, comment = COMMENT): Promise<HTMLElement> => {
  const view = await viewOf(canvas, spec.tag);
  // user-event does not type into a shadow root.
  fireEvent.input(await waitFor(() => addressesOf(view)), { target: { value: addresses } });
  fireEvent.input(within(view).getByLabelText(/^Comment/), { target: { value: comment } });
  return view;
};

export const Blank: Story = {};

export const Filled: Story = {
  play: playInEnglish(async ({ canvasElement }) => {
    const view = await filled(
      canvasElement,
      'dispatch@tidewaterproduce.com m.ibarra@tidewaterproduce.com ops@tidewater.com ',
    );
    await waitFor(() => within(view).getByRole('button', { name: 'Share with 3 people' }));
    await waitFor(() => expect(view).toHaveTextContent('106 / 255'));
  }),
};

/** A visitor, whose name is not known, may give it. */
export const OfAVisitor: Story = {
  parameters: { page: { cart: FILLED, answers: DONE, as: 'visitor' } },
  play: playInEnglish(async ({ canvasElement }) => {
    const view = await filled(canvasElement, 'dispatch@tidewaterproduce.com ');
    const name = within(view).getByLabelText(/^Your name/);
    await expect(name).toHaveAccessibleDescription('The recipients see it in the email and on the quote.');
    fireEvent.input(name, { target: { value: 'x'.repeat(101) } });
    await waitFor(() => expect(name).toHaveAccessibleDescription(/Use at most 100 characters for your name/));
    fireEvent.input(name, { target: { value: 'Marisol Ibarra' } });
    await waitFor(() => expect(name).toBeValid());
  }),
};

export const Wrong: Story = {
  play: playInEnglish(async ({ canvasElement }) => {
    const view = await viewOf(canvasElement, spec.tag);
    await waitFor(() => addressesOf(view));
    await userEvent.click(within(view).getByRole('button', { name: 'Share quote' }));
    await waitFor(() => expect(within(view).getByRole('alert')).toHaveTextContent('Quote not sent'));
    await filled(canvasElement, 'dispatch@tidewaterproduce.com fleet@tidewater ', COMMENT.repeat(3).slice(0, 280));
    await waitFor(() => expect(view).toHaveTextContent('280 / 255'));
    await expect(within(view).getByRole('button', { name: 'Share quote' })).not.toHaveAttribute('aria-disabled');
  }),
};

const LINK = {
  status: 200,
  result: { url: '/cart/share/view?type=quote&id=0c9f1d2b7a64480e9d35fb21c7786e10', estimate_id: '5b7e0c1d9a2f4e63' },
};

export const Link: Story = {
  parameters: { page: { cart: FILLED, answers: { cartShare: LINK } } },
  play: playInEnglish(async ({ canvasElement }) => {
    const view = await viewOf(canvasElement, spec.tag);
    await userEvent.click(await waitFor(() => within(view).getByRole('button', { name: 'Copy link' })));
    await waitFor(() => expect(view).toHaveTextContent('type=quote&id=0c9f1d2b7a64480e9d35fb21c7786e10'));
    await expect(within(view).getByRole('link', { name: /Open as an estimate/ })).toBeVisible();
  }),
};

export const Marketplace: Story = { args: { surface: 'marketplace' } };

export const EmptyCart: Story = { parameters: { page: { cart: null } } };

export const OfAReseller: Story = { parameters: { page: { cart: FILLED, as: 'indirect' } } };

export const InAPhone: Story = { globals: { width: '360' } };

export const Modal: Story = {
  args: { mode: 'modal' },
  play: playInEnglish(async ({ canvasElement }) => {
    await act(shareOpened({ origin: null }));
    const view = await viewOf(canvasElement, spec.tag);
    const dialog = await waitFor(() => within(view).getByRole('dialog', { name: 'Share this quote' }));
    await expect((view.getRootNode() as ShadowRoot).activeElement).toBe(addressesOf(dialog));
  }),
};

export const ModalOfTheMarketplace: Story = { ...Modal, args: { mode: 'modal', surface: 'marketplace' } };

export const Sending: Story = {
  parameters: { page: { cart: FILLED, answers: { cartShare: 'never' } } },
  play: playInEnglish(async ({ canvasElement }) => {
    const view = await filled(canvasElement, 'dispatch@tidewaterproduce.com ');
    await userEvent.click(await waitFor(() => within(view).getByRole('button', { name: 'Share with 1 person' })));
    await expect(await dialogOf(canvasElement)).toHaveTextContent(
      'Processing your quote share request, please wait...',
    );
  }),
};

export const Sent: Story = {
  play: playInEnglish(async ({ canvasElement }) => {
    const view = await filled(canvasElement, 'dispatch@tidewaterproduce.com ');
    await userEvent.click(await waitFor(() => within(view).getByRole('button', { name: 'Share with 1 person' })));
    await waitFor(async () => expect(await dialogOf(canvasElement)).toHaveAccessibleName('Done'));
  }),
};

export const Failed: Story = {
  parameters: { page: { cart: FILLED, answers: { cartShare: { status: 500 } } } },
  play: playInEnglish(async ({ canvasElement }) => {
    const view = await filled(canvasElement, 'dispatch@tidewaterproduce.com ');
    await userEvent.click(await waitFor(() => within(view).getByRole('button', { name: 'Share with 1 person' })));
    await waitFor(async () => expect(await dialogOf(canvasElement)).toHaveAccessibleName('Quote not sent'));
    await expect(view).toHaveTextContent('dispatch@tidewaterproduce.com');
  }),
};
