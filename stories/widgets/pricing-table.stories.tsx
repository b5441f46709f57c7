import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { planChosen } from '../../src/store/slices/cart';
import spec from '../../widgets/pricing-table/pricing-table.element';
import type { PricingTableProps } from '../../widgets/pricing-table/pricing-table';
import { bundlesReply, shop } from '../../demo/sample/shop';
import { act } from '../kit/page';
import { playInEnglish, viewOf } from '../kit/view';
import { Widget, widgetMeta } from '../kit/widget';

/** Route Optimization for standard use, billed yearly. */
const PLAN = 8;

const meta = {
  title: 'Widgets/Pricing table',
  ...widgetMeta(spec, 900),
  args: { panels: ['plan-list', 'booster-list', 'service-list'] },
} satisfies Meta<PricingTableProps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Visitor: Story = {
  play: playInEnglish(async ({ canvasElement }) => {
    const view = await viewOf(canvasElement, spec.tag);
    await waitFor(() => expect(view).toHaveTextContent('$249 instead of $299 /month'));
    const button = within(view).getByRole('button', { name: /^Try free for 7\sdays with Route Planner$/ });
    await expect(button).toBeInTheDocument();
  }),
};

export const Monthly: Story = { parameters: { page: { annual: false } } };

export const Commercial: Story = { parameters: { page: { commercial: true } } };

export const NamedCategory: Story = { args: { category: 'last-mile-delivery' } };

export const InCart: Story = { parameters: { page: { cart: { plan: PLAN, selected: ['optimization-for-trucks'] } } } };

export const Member: Story = { parameters: { page: { as: 'member' } } };

/** The current package cannot be bought again. */
export const Subscriber: Story = {
  parameters: { page: { as: 'subscriber' } },
  play: playInEnglish(async ({ canvasElement }) => {
    const view = within(await viewOf(canvasElement, spec.tag));
    const button = await view.findByRole('button', { name: 'Current plan Route Optimization' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
  }),
};

/** An expired package can be bought again. */
export const Expired: Story = {
  parameters: { page: { as: 'expired' } },
  play: playInEnglish(async ({ canvasElement }) => {
    const view = within(await viewOf(canvasElement, spec.tag));
    await expect(await view.findByRole('button', { name: 'Choose Route Optimization' })).toBeInTheDocument();
  }),
};

export const Reseller: Story = { parameters: { page: { as: 'indirect' } } };

/** Boosters with quantities, services, and the support level for the number of users in the cart. */
export const Panels: Story = {
  args: { panels: ['booster-list', 'service-list'] },
  parameters: { page: { cart: { plan: PLAN, addOns: [202, 222] } } },
  play: playInEnglish(async ({ canvasElement }) => {
    const view = within(await viewOf(canvasElement, spec.tag));
    await expect(await view.findByRole('radio', { name: /^Support Hero Fits 6 users/ })).toBeChecked();
    await expect(view.getByRole('spinbutton', { name: 'Planner and dispatcher seats' })).toHaveValue('1');
  }),
};

/** On a phone the controls are below their items. */
export const PanelsInAPhone: Story = { args: { panels: ['booster-list', 'service-list'] }, globals: { width: '360' } };

/** The panels failed to load and offer a retry; the packages still show. */
export const PanelsFailed: Story = {
  args: { panels: ['booster-list', 'service-list'] },
  parameters: { page: { answers: { products: { status: 404 } } } },
  play: playInEnglish(async ({ canvasElement }) => {
    const view = within(await viewOf(canvasElement, spec.tag));
    await expect(await view.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
  }),
};

/** Enterprise Scheduling has no price and is sold by the sales team. */
export const ContactCard: Story = { args: { category: 'scheduled-recurring-routing' } };

export const EmptyForAnEdition: Story = {
  parameters: {
    page: {
      commercial: true,
      answers: {
        bundles: bundlesReply(
          'USD',
          [...shop.bundles.values()].filter((row) => row.categoryId !== 1 || row.edition === 'standard'),
        ),
      },
    },
  },
  play: playInEnglish(async ({ canvasElement }) => {
    const view = within(await viewOf(canvasElement, spec.tag));
    await expect(view.getByText(/No packages match/)).toBeInTheDocument();
  }),
};

/** Outside the US the currency code accompanies the symbol, and the page's language formats the number. */
export const Euros: Story = {
  parameters: { page: { country: 'FR', currency: 'EUR' } },
  play: playInEnglish(async ({ canvasElement }) => {
    const view = await viewOf(canvasElement, spec.tag);
    await waitFor(() => expect(view).toHaveTextContent(/EUR\s*€\s*229/));
  }),
};

/** A currency without decimals. */
export const Yen: Story = {
  parameters: { page: { country: 'JP', currency: 'JPY' } },
  play: playInEnglish(async ({ canvasElement }) => {
    const view = await viewOf(canvasElement, spec.tag);
    await waitFor(() => expect(view).toHaveTextContent(/JPY\s*¥\s*37,449/));
  }),
};

export const Narrow: Story = { globals: { width: '360' } };

export const VeryNarrow: Story = { globals: { width: '280' }, parameters: { page: { cart: { plan: PLAN } } } };

export const Loading: Story = { parameters: { page: { answers: { bundles: 'never' } } } };

/** The page's fallback content stays until the first prices are loaded. */
export const LoadingWithFallback: Story = {
  parameters: { page: { answers: { bundles: 'never' } } },
  render: (args) => (
    <Widget spec={spec} args={args}>
      <p>
        Packages start at $149 a month. <a href="#prices">See the price list</a>
      </p>
    </Widget>
  ),
};

const failed: NonNullable<Story['play']> = playInEnglish(async ({ canvasElement }) => {
  const element = canvasElement.querySelector(spec.tag);
  const view = await waitFor(() => {
    const root = element?.shadowRoot?.querySelector<HTMLElement>('.wb-root');
    if (!root) throw new Error('no view');
    return within(root);
  });
  await expect(await view.findByRole('alert')).toHaveTextContent(/Unfortunately an error occurred/);
  await userEvent.click(view.getByRole('button', { name: 'Try again' }));
  await expect(await view.findByRole('alert')).toBeInTheDocument();
});

export const BadRequest: Story = {
  parameters: { page: { answers: { bundles: { status: 400 } } } },
  play: failed,
};

export const ServerError: Story = {
  parameters: { page: { answers: { bundles: { status: 500 } } } },
  play: failed,
};

export const Adding: Story = {
  parameters: { page: { as: 'member', answers: { cartAdd: 'never' } } },
  play: async ({ canvasElement }) => {
    await act(planChosen({ planId: PLAN, from: 'card', origin: null }));
    const view = await viewOf(canvasElement, spec.tag);
    await waitFor(() => expect(view.querySelector('[aria-busy]')).not.toBeNull());
  },
};

export const Toggles: Story = {
  play: playInEnglish(async ({ canvasElement }) => {
    const view = await viewOf(canvasElement, spec.tag);
    await userEvent.click(within(view).getByRole('radio', { name: 'Monthly' }));
    await waitFor(() => expect(view).toHaveTextContent('$299 /month'));
    await userEvent.click(within(view).getByRole('radio', { name: 'Commercial' }));
    await waitFor(() => expect(view).toHaveTextContent('$419 /month'));
  }),
};

export const CategoryExpands: Story = {
  args: { category: 'developer-platform' },
  play: playInEnglish(async ({ canvasElement }) => {
    const view = within(await viewOf(canvasElement, spec.tag));
    await expect(view.queryByRole('heading', { name: 'Parcel Delivery' })).toBeNull();
    await userEvent.click(view.getByRole('heading', { name: 'Last-Mile Delivery' }));
    await expect(await view.findByRole('heading', { name: 'Parcel Delivery' })).toBeInTheDocument();
    await userEvent.click(view.getByRole('heading', { name: 'Last-Mile Delivery' }));
    await waitFor(() => expect(view.queryByRole('heading', { name: 'Parcel Delivery' })).toBeNull());
  }),
};
