import type { Meta, StoryObj } from '@storybook/react-vite';
import { createElement, useEffect, useRef, useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { DEFAULT_COLORS } from '../../demo/studio/colors';
import { defineElement } from '../../src/app/define';
import { Button, buttonCss } from '../../src/ui/button';
import { Dialog, dialogCss } from '../../src/ui/dialog';
import billingForm from '../../widgets/billing-form/billing-form.element';
import cart from '../../widgets/cart/cart.element';
import dialogs from '../../widgets/dialogs/dialogs.element';
import pricingTable from '../../widgets/pricing-table/pricing-table.element';
import { readContrasts, type Reading } from '../docs/brand-contrast';
import { BrandForm } from '../docs/brand-form';
import { Contrasts, Takeaways } from '../docs/brand-results';
import brandStyles from '../docs/brand.css?inline';
import { brandOf, wearBrand, type Brand } from '../kit/brands';
import { InShadow } from '../kit/in-shadow';
import { freshPage, storySettled } from '../kit/page';
import { viewOf } from '../kit/view';

defineElement(pricingTable);
defineElement(cart);
defineElement(billingForm);
defineElement(dialogs);

const meta = {
  title: 'Foundations/Brand',
  tags: ['!autodocs'],
  beforeEach: freshPage,
  afterEach: storySettled,
  parameters: { page: { as: 'member', cart: { plan: 8, addOns: [106, 141] } } },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** What the tokens are where a brand says nothing, by color scheme. */
const DEFAULTS = {
  light: { ...DEFAULT_COLORS.light, radius: '8px' },
  dark: { ...DEFAULT_COLORS.dark, radius: '8px' },
} as const;

/** Sheets of the dialog, which stands in the page here, beside the others. */
const IN_PAGE = [
  buttonCss,
  dialogCss,
  '.dialog.dialog[open]:not(:modal) { position: static; margin: 0; width: 100%; }',
];

const Shown = () => (
  <div className="brand-shown">
    {createElement(pricingTable.tag, { panels: 'plan-list', category: 'dynamic-routing' })}
    <div className="brand-side">
      {createElement(cart.tag)}
      <InShadow css={IN_PAGE}>
        <Dialog
          aside
          title="Remove Order Management?"
          lead="2 modules can’t work without it and will be removed too."
          closeLabel="Close"
          leave="Keep all 3"
          wayOn={<Button kind="danger">Remove 3 modules</Button>}
        />
      </InShadow>
    </div>
    {createElement(billingForm.tag)}
    {createElement(dialogs.tag)}
  </div>
);

function Workbench({ first, scheme }: { readonly first: Brand; readonly scheme: 'light' | 'dark' }) {
  const defaults = DEFAULTS[scheme];
  const [brand, setBrand] = useState(first);
  const [readings, setReadings] = useState<readonly Reading[]>([]);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = place;
    if (!current) return undefined;
    // The defaults too, so that a brand of the toolbar does not shine through.
    wearBrand(current, { ...defaults, ...brand });
    const frame = requestAnimationFrame(() => {
      const root = current.querySelector('waybill-cart')?.shadowRoot?.querySelector<HTMLElement>('.wb-root');
      if (root) setReadings(readContrasts(root));
    });
    return () => cancelAnimationFrame(frame);
  }, [brand, defaults]);
  return (
    <div className="brand">
      <style href="brand" precedence="medium">
        {brandStyles}
      </style>
      <div className="brand-desk">
        <h2>Your brand</h2>
        <BrandForm brand={brand} defaults={defaults} onChange={setBrand} />
        <Contrasts readings={readings} />
        <Takeaways brand={brand} />
      </div>
      <div ref={place}>
        <Shown />
      </div>
    </div>
  );
}

/** Five tokens re-color every widget. What you choose here is set on the page around them, as your own sheet would do. */
export const EditBrand: Story = {
  name: 'Brand',
  render: (_, { globals }) => (
    <Workbench
      key={`${globals['brand']} ${globals['theme']}`}
      first={brandOf(globals['brand'])}
      scheme={globals['theme'] === 'dark' ? 'dark' : 'light'}
    />
  ),
  play: async ({ canvasElement, globals }) => {
    if (globals['brand'] !== 'waybill' || globals['theme'] !== 'light') return;
    const page = within(canvasElement);
    const view = await viewOf(canvasElement, cart.tag);
    const accent = () => getComputedStyle(view).getPropertyValue('--wb-accent').trim();
    await userEvent.click(page.getByRole('button', { name: 'Plum, square' }));
    await waitFor(() => expect(accent()).toBe('#5b2a86'));
    await expect(page.getByLabelText('CSS')).toHaveValue(
      ':root {\n  --waybill-accent: #5b2a86;\n  --waybill-radius: 2px;\n}',
    );
    await waitFor(() => expect(page.getByText(/^All \d+ contrasts are high enough\.$/)).toBeVisible());
    await userEvent.clear(page.getByLabelText('Accent'));
    await userEvent.type(page.getByLabelText('Accent'), '#ffe14d');
    await waitFor(() => expect(page.getByText(/contrasts are too low\.$/)).toBeVisible());
    await userEvent.click(page.getByRole('button', { name: 'Waybill' }));
    await waitFor(() => expect(accent()).toContain('#00664b'));
  },
};
