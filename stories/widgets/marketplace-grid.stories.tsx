import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import type { MarketplaceGridProps } from '../../widgets/marketplace-grid/marketplace-grid';
import spec from '../../widgets/marketplace-grid/marketplace-grid.element';
import { manyProducts, productsBody } from '../../demo/sample/shop';
import { playInEnglish, viewOf } from '../kit/view';
import { widgetMeta } from '../kit/widget';

const meta = {
  title: 'Widgets/Marketplace grid',
  ...widgetMeta(spec, 1180),
  args: { kind: 'platform', view: 'grid', routing: 'none', searchKey: '/' },
} satisfies Meta<MarketplaceGridProps>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Runs a play function once the grid is ready. */
const after = (act: (view: ReturnType<typeof within>) => Promise<void>) =>
  playInEnglish(async ({ canvasElement }: { canvasElement: HTMLElement; globals: Readonly<Record<string, unknown>> }) =>
    act(within(await viewOf(canvasElement, spec.tag))),
  );

function search(view: ReturnType<typeof within>, term: string): void {
  const field = view.getByRole('combobox', { name: 'Search the marketplace' });
  field.focus();
  fireEvent.input(field, { target: { value: term } });
}

export const Everything: Story = {
  play: after(async (view) => {
    await waitFor(() => expect(view.getByRole('heading', { name: 'All add-ons' })).toBeVisible());
  }),
};

/** Monthly and metered prices, trials, featured modules, dependencies, and one sold by the sales team. */
export const Category: Story = { args: { category: 'bolt' } };

export const CategoryAsList: Story = { args: { category: 'bolt', view: 'list' } };

/** Four modules of each category, with a button for the rest. */
export const EverythingAsList: Story = {
  args: { view: 'list' },
  play: after(async (view) => {
    await userEvent.click(view.getByRole('button', { name: /in Routing$/ }));
  }),
};

/** A category with a site of its own. */
export const ExternalCategory: Story = { args: { category: 'telematics' } };

export const Industries: Story = { args: { kind: 'industry' } };

export const Industry: Story = { args: { kind: 'industry', category: 'cold' } };

/** Buttons to add and remove, and modules included in the package. */
export const InTheCart: Story = {
  args: { category: 'route' },
  parameters: { page: { cart: { plan: 8, addOns: [106] } } },
};

/** Buttons to start a trial. */
export const ForAVisitor: Story = { args: { category: 'truck' } };

/** Modules of the current plan. */
export const ForASubscriber: Story = { args: { category: 'bolt' }, parameters: { page: { as: 'subscriber' } } };

/** Buttons to enable, without prices. */
export const ForAReseller: Story = { args: { category: 'phone' }, parameters: { page: { as: 'affiliate' } } };

export const ReadOnly: Story = { args: { category: 'route' }, parameters: { page: { as: 'readonly' } } };

export const OnTrial: Story = { args: { category: 'truck' }, parameters: { page: { as: 'trial' } } };

export const InEuros: Story = {
  args: { category: 'phone' },
  parameters: { page: { country: 'DE', currency: 'EUR' } },
};

export const Searched: Story = {
  play: after(async (view) => {
    search(view, 'cold');
    await waitFor(() => expect(view.getAllByRole('option').length).toBeGreaterThan(1));
  }),
};

export const Filtered: Story = {
  play: after(async (view) => {
    await userEvent.click(view.getByRole('checkbox', { name: /^Usage-based/ }));
    await userEvent.click(view.getByRole('checkbox', { name: /^Free trial/ }));
  }),
};

export const NothingFits: Story = {
  args: { category: 'route' },
  play: after(async (view) => {
    search(view, 'submarine');
    await waitFor(() => expect(view.getByText('Nothing found for “submarine”')).toBeVisible());
  }),
};

/** A category without modules for sale. */
export const EmptyCategory: Story = {
  args: { category: 'gauge' },
  parameters: { page: { answers: { products: productsBody('USD', [101, 102]) } } },
};

/** An unknown category falls back to all categories, with a notice. */
export const UnknownCategory: Story = { args: { category: 'nowhere' } };

/** Ten thousand modules in a virtual list, which renders only visible items. */
export const TenThousand: Story = {
  parameters: { page: { answers: { products: () => manyProducts(10_000) } } },
  play: playInEnglish(async ({ canvasElement }) => {
    // A long timeout, because the store's development build inspects every module.
    const isReady = () => expect(canvasElement.querySelector(spec.tag)?.matches(':state(ready)')).toBe(true);
    await waitFor(isReady, { timeout: 50_000 });
  }),
};

export const Waiting: Story = { parameters: { page: { answers: { products: 'never' } } } };

export const Failed: Story = { parameters: { page: { answers: { products: { status: 404 } } } } };

/** On a phone, categories and filters are behind a button. */
export const InAPhone: Story = {
  args: { category: 'route' },
  globals: { width: '360' },
  play: after(async (view) => {
    await userEvent.click(view.getByRole('button', { name: /^Categories and filters/ }));
  }),
};

export const InAPhoneAsList: Story = { args: { category: 'route', view: 'list' }, globals: { width: '280' } };
