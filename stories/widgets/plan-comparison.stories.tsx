import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { planChosen } from '../../src/store/slices/cart';
import type { PlanComparisonProps } from '../../widgets/plan-comparison/plan-comparison';
import spec from '../../widgets/plan-comparison/plan-comparison.element';
import { act } from '../kit/page';
import { bundlesReply, shop } from '../../demo/sample/shop';
import { playInEnglish, viewOf } from '../kit/view';
import { Widget, widgetMeta } from '../kit/widget';

/** Route Optimization for standard use, billed yearly. */
const PLAN = 8;

const meta = {
  title: 'Widgets/Plan comparison',
  ...widgetMeta(spec, 900),
  args: { category: 'dynamic-routing' },
} satisfies Meta<PlanComparisonProps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Visitor: Story = {
  play: playInEnglish(async ({ canvasElement }) => {
    const view = within(await viewOf(canvasElement, spec.tag));
    await expect(view.getByRole('table', { name: 'What each package contains: Dynamic Routing' })).toBeInTheDocument();
    await expect(view.getByRole('rowheader', { name: 'Proof of delivery' })).toBeInTheDocument();
    await expect(view.getByRole('button', { name: /^Try free for 7\sdays with Route Planner$/ })).toBeInTheDocument();
  }),
};

/** Without a category attribute the person can choose one. */
export const AnyCategory: Story = {
  args: { category: undefined },
  play: playInEnglish(async ({ canvasElement }) => {
    const view = within(await viewOf(canvasElement, spec.tag));
    await userEvent.selectOptions(view.getByRole('combobox', { name: 'Packages to compare' }), 'Last-Mile Delivery');
    await expect(await view.findByRole('rowheader', { name: 'Lockers and parcel shops' })).toBeInTheDocument();
  }),
};

export const FourPackages: Story = { args: { category: 'last-mile-delivery' }, globals: { width: '768' } };

export const InCart: Story = { parameters: { page: { as: 'member', cart: { plan: PLAN } } } };

export const Subscriber: Story = { parameters: { page: { as: 'subscriber' } } };

export const Reseller: Story = { parameters: { page: { as: 'indirect' } } };

export const MonthlyInEuros: Story = { parameters: { page: { annual: false, country: 'FR', currency: 'EUR' } } };

export const Adding: Story = {
  parameters: { page: { as: 'member', answers: { cartAdd: 'never' } } },
  play: async ({ canvasElement }) => {
    await act(planChosen({ planId: PLAN, from: 'comparison', origin: null }));
    const view = await viewOf(canvasElement, spec.tag);
    await waitFor(() => expect(view.querySelector('[aria-busy]')).not.toBeNull());
  },
};

/** On a phone, two packages side by side, each with a select to change it. */
export const Phone: Story = {
  globals: { width: '360' },
  play: playInEnglish(async ({ canvasElement }) => {
    const view = within(await viewOf(canvasElement, spec.tag));
    const second = await view.findByRole('combobox', { name: 'Second package' });
    await userEvent.selectOptions(second, 'Business Optimization');
    await waitFor(() => expect(view.getAllByRole('columnheader')[1]).toHaveTextContent('Business Optimization'));
    await expect(view.getAllByRole('columnheader')).toHaveLength(2);
  }),
};

export const VeryNarrow: Story = {
  globals: { width: '280' },
  parameters: { page: { as: 'member', cart: { plan: PLAN } } },
};

/** The packages have no features to compare. */
export const NothingToCompare: Story = {
  parameters: {
    page: {
      answers: {
        bundles: bundlesReply(
          'USD',
          [...shop.bundles.values()].map((row) => ({ ...row, features: [] })),
        ),
      },
    },
  },
};

export const Loading: Story = { parameters: { page: { answers: { bundles: 'never' } } } };

export const LoadingWithFallback: Story = {
  parameters: { page: { answers: { bundles: 'never' } } },
  render: (args) => (
    <Widget spec={spec} args={args}>
      <p>
        What each package contains is also on <a href="#paper">our data sheet</a>.
      </p>
    </Widget>
  ),
};

export const Failed: Story = {
  parameters: { page: { answers: { bundles: { status: 500 } } } },
  play: playInEnglish(async ({ canvasElement }) => {
    const root = await waitFor(() => {
      const found = canvasElement.querySelector(spec.tag)?.shadowRoot?.querySelector<HTMLElement>('.wb-root');
      if (!found) throw new Error('no view');
      return within(found);
    });
    await expect(await root.findByRole('alert')).toHaveTextContent(/Unfortunately an error occurred/);
    await userEvent.click(root.getByRole('button', { name: 'Try again' }));
    await expect(await root.findByRole('alert')).toBeInTheDocument();
  }),
};
