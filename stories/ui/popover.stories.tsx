import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { badgeCss } from '../../src/ui/badge';
import { Button, buttonCss } from '../../src/ui/button';
import { cartIcon } from '../../src/ui/icons';
import { Line, lineCss, LineGroup } from '../../src/ui/line';
import { Popover, popoverCss } from '../../src/ui/popover';
import { Stub, stubCss, Total } from '../../src/ui/stub';
import { inShadow, firstShadow } from '../kit/in-shadow';

const meta = {
  title: 'Primitives/Popover',
  component: Popover,
  decorators: [inShadow(buttonCss, badgeCss, lineCss, stubCss, popoverCss)],
  args: {
    label: 'Your cart',
    open: false,
    onToggle: () => undefined,
    renderTrigger: () => null,
    children: null,
  },
  render: function Live() {
    const [open, setOpen] = useState(false);
    return (
      <div style={{ display: 'flex', justifyContent: 'flex-end', minHeight: 320 }}>
        <Popover
          label="Your cart"
          open={open}
          onToggle={setOpen}
          renderTrigger={(id) => (
            <Button icon={cartIcon} popoverTarget={id}>
              Show your cart
            </Button>
          )}
        >
          <LineGroup title="Package">
            <Line
              name="Route Optimization"
              amount="$249.00"
              removeLabel="Remove Route Optimization"
              onRemove={() => undefined}
            />
          </LineGroup>
          <Stub>
            <Total label="Total" note="per month, before tax" amount="$249.00" />
            <Button kind="primary" block>
              View cart
            </Button>
          </Stub>
        </Popover>
      </div>
    );
  },
} satisfies Meta<typeof Popover>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const OpensUnderItsButton: Story = {
  play: async ({ canvasElement }) => {
    const root = await firstShadow(canvasElement);
    const button = within(root).getByRole('button', { name: 'Show your cart' });
    await userEvent.click(button);
    const panel = await waitFor(() => within(root).getByRole('dialog', { name: 'Your cart' }));
    await expect(panel.matches(':popover-open')).toBe(true);
    await expect(within(panel).getByText('Route Optimization')).toBeInTheDocument();
    await waitFor(() =>
      expect(panel.getBoundingClientRect().top).toBeGreaterThanOrEqual(button.getBoundingClientRect().bottom),
    );
    await expect(panel.getBoundingClientRect().left).toBeGreaterThanOrEqual(0);
    await userEvent.click(button);
    await waitFor(() => expect(within(root).queryByRole('dialog')).toBeNull());
  },
};

export const FocusComesBack: Story = {
  play: async ({ canvasElement }) => {
    const root = await firstShadow(canvasElement);
    await userEvent.click(within(root).getByRole('button', { name: 'Show your cart' }));
    const panel = await waitFor(() => within(root).getByRole('dialog', { name: 'Your cart' }));
    within(panel).getByRole('button', { name: 'Remove Route Optimization' }).focus();
    // Simulates the browser's reaction to Escape.
    panel.hidePopover();
    await waitFor(() =>
      expect((root.getRootNode() as ShadowRoot).activeElement).toBe(
        within(root).getByRole('button', { name: 'Show your cart' }),
      ),
    );
    await expect(within(root).queryByRole('dialog')).toBeNull();
  },
};
