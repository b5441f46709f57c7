import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button, buttonCss } from '../../src/ui/button';
import { Dialog, dialogCss } from '../../src/ui/dialog';
import { arrowLeftIcon } from '../../src/ui/icons';
import { ProgressBar } from '../../src/ui/progress-bar';
import { Stops, stopsCss } from '../../src/ui/stops';
import { stubCss, Total } from '../../src/ui/stub';
import { inShadow, firstShadow } from '../kit/in-shadow';

const meta = {
  title: 'Primitives/Dialog',
  component: Dialog,
  tags: ['!autodocs'],
  decorators: [inShadow(buttonCss, stopsCss, stubCss, dialogCss)],
  args: { title: 'Pick a package first', closeLabel: 'Close', onCancel: fn() },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Prompt: Story = {
  args: {
    lead: 'To start a free trial make sure to select a package from the Pricing page',
    leave: 'Cancel',
    wayOn: <Button kind="primary">Go to pricing</Button>,
  },
};

export const Confirmation: Story = {
  args: {
    title: 'Add Territory Routing and 2 required modules?',
    leave: 'Cancel',
    wayOn: <Button kind="primary">Add 3 modules</Button>,
    children: (
      <>
        <Stops
          stops={[
            { id: 1, mark: 'done', name: 'Address Book Manager', aside: 'In your plan' },
            {
              id: 2,
              mark: 'add',
              name: 'Order Management',
              aside: '$75.00/month',
              note: 'Needed by Territory Routing',
            },
            {
              id: 3,
              mark: 'add',
              name: 'Vehicle Profiles',
              aside: '$12.00/month',
              note: 'Needed by Order Management',
            },
            { id: 4, mark: 'add', name: 'Territory Routing', aside: '$60.00/month' },
          ]}
        />
        <Total size="sm" label="Added to your bill" amount="$147.00" period="/month" />
      </>
    ),
  },
};

export const Removal: Story = {
  args: {
    title: 'Remove Order Management?',
    lead: '2 modules cannot work without it and will be removed too. The rest of the package becomes My Custom Solution, without the 10% bundle discount.',
    leave: 'Keep all 3',
    wayOn: <Button kind="danger">Remove 3 modules</Button>,
    children: (
      <Stops
        stops={[
          { id: 1, mark: 'gone', name: 'Order Management', aside: '−$75.00' },
          { id: 2, mark: 'gone', name: 'Vehicle Profiles', aside: '−$12.00', note: 'Needs Order Management' },
          { id: 3, mark: 'gone', name: 'Territory Routing', aside: '−$60.00', note: 'Needs Vehicle Profiles' },
        ]}
      />
    ),
  },
};

export const Loader: Story = {
  args: {
    width: 'message',
    status: 'busy',
    locked: true,
    title: 'Sharing your quote',
    lead: 'Processing your quote share request, please wait...',
  },
};

export const Success: Story = {
  args: {
    width: 'message',
    status: 'success',
    locked: true,
    title: 'Successfully updated',
    lead: 'Business Optimization is active. Taking you to your routes…',
    children: <ProgressBar ms={600_000} />,
  },
};

export const Failure: Story = {
  args: {
    width: 'message',
    status: 'error',
    title: 'Your plan wasn’t changed',
    closeLabel: undefined,
    lead: 'Unable to update subscription plan for the reason you have an ongoing payment transaction. Please try again after a minute or two.',
    side: (
      <Button kind="quiet" href="#contact">
        Contact support
      </Button>
    ),
    leave: 'Close',
    wayOn: <Button kind="primary">Try again</Button>,
  },
};

export const Progress: Story = {
  args: {
    width: 'message',
    locked: true,
    title: 'Upgrading your subscription',
    lead: 'This could take a minute or two. You can leave this page.',
    children: (
      <>
        <Stops
          stops={[
            { id: 1, mark: 'done', name: 'Checked device compatibility' },
            { id: 2, mark: 'done', name: 'Replaced Route Optimization' },
            { id: 3, mark: 'now', name: 'Enabling 14 modules' },
            { id: 4, mark: 'todo', name: 'Confirming your payment' },
          ]}
        />
        <ProgressBar />
      </>
    ),
  },
};

export const Upgrade: Story = {
  args: {
    width: 'upgrade',
    title: 'Upgrade to Business Optimization',
    lead: 'You keep your routes, your address book and your team.',
    children: <p>800 px, never more than the window.</p>,
    side: (
      <Button kind="plain" icon={arrowLeftIcon}>
        Back
      </Button>
    ),
    leave: 'Cancel',
    wayOn: <Button kind="primary">Upgrade for $4,105.00</Button>,
  },
};

export const LongContent: Story = {
  args: {
    title: 'Terms',
    wayOn: <Button kind="primary">I AGREE AND CONTINUE</Button>,
    children: Array.from({ length: 40 }, (_, index) => <p key={index}>The text scrolls, the buttons stay in view.</p>),
  },
};

function Opener({ locked }: { locked?: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      {open && (
        <Dialog title="Remove it?" closeLabel="Close" locked={locked} onCancel={() => setOpen(false)}>
          <input aria-label="A field" />
          <Button onClick={() => setOpen(false)}>Done</Button>
        </Dialog>
      )}
    </>
  );
}

const focused = (root: HTMLElement) => (root.getRootNode() as ShadowRoot).activeElement;

export const FocusGoesInAndComesBack: Story = {
  render: () => <Opener />,
  play: async ({ canvasElement }) => {
    const root = await firstShadow(canvasElement);
    const opener = within(root).getByRole('button', { name: 'Open' });
    await userEvent.click(opener);
    await expect(within(root).getByRole('dialog', { name: 'Remove it?' })).toHaveAttribute('open');
    await expect(focused(root)).toHaveTextContent('Remove it?');
    await userEvent.click(within(root).getByRole('button', { name: 'Close' }));
    await expect(within(root).queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(focused(root)).toBe(opener));
  },
};

export const BesideCancels: Story = {
  render: () => <Opener />,
  play: async ({ canvasElement }) => {
    const root = await firstShadow(canvasElement);
    await userEvent.click(within(root).getByRole('button', { name: 'Open' }));
    const dialog = within(root).getByRole('dialog');
    // A press inside that is released outside must not close the dialog, because the person may be selecting text.
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: within(dialog).getByLabelText('A field') },
      { keys: '[/MouseLeft]', target: dialog },
    ]);
    await expect(dialog).toHaveAttribute('open');
    await userEvent.click(dialog);
    await expect(within(root).queryByRole('dialog')).toBeNull();
  },
};

export const LockedStays: Story = {
  render: () => <Opener locked />,
  play: async ({ canvasElement }) => {
    const root = await firstShadow(canvasElement);
    await userEvent.click(within(root).getByRole('button', { name: 'Open' }));
    const dialog = within(root).getByRole<HTMLDialogElement>('dialog');
    await expect(within(dialog).queryByRole('button', { name: 'Close' })).toBeNull();
    await userEvent.click(dialog);
    dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
    // Browsers close a dialog on the second Escape.
    dialog.close();
    await waitFor(() => expect(dialog.open).toBe(true));
    await userEvent.click(within(root).getByRole('button', { name: 'Done' }));
    await expect(within(root).queryByRole('dialog')).toBeNull();
  },
};
