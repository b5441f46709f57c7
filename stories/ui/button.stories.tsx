import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button, buttonCss } from '../../src/ui/button';
import { IconButton } from '../../src/ui/icon-button';
import {
  arrowLeftIcon,
  arrowRightIcon,
  checkIcon,
  closeIcon,
  downloadIcon,
  plusIcon,
  shareIcon,
  trashIcon,
} from '../../src/ui/icons';
import { Gallery, Sample } from '../kit/gallery';
import { inShadow, firstShadow } from '../kit/in-shadow';

const meta = {
  title: 'Primitives/Button',
  component: Button,
  decorators: [inShadow(buttonCss)],
  args: { children: 'Continue to checkout', onClick: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = { args: { kind: 'primary' } };

export const Kinds: Story = {
  render: () => (
    <Gallery>
      <Sample name="primary">
        <Button kind="primary">Continue to checkout</Button>
      </Sample>
      <Sample name="secondary">
        <Button>Choose Route Planner</Button>
      </Sample>
      <Sample name="quiet">
        <Button kind="quiet" icon={downloadIcon}>
          PDF
        </Button>
      </Sample>
      <Sample name="plain">
        <Button kind="plain" icon={arrowLeftIcon}>
          Back to the quote
        </Button>
      </Sample>
      <Sample name="danger">
        <Button kind="danger">Remove 3 modules</Button>
      </Sample>
      <Sample name="remove">
        <Button kind="remove" icon={trashIcon} suffix="Curbside Pickup">
          Remove
        </Button>
      </Sample>
      <Sample name="icon at the end">
        <Button kind="primary" iconEnd={arrowRightIcon}>
          Next: your devices
        </Button>
      </Sample>
      <Sample name="link">
        <Button href="#contact">Contact sales</Button>
      </Sample>
      <Sample name="icon only">
        <IconButton icon={closeIcon} label="Remove Route Planner" onClick={fn()} />
      </Sample>
    </Gallery>
  ),
};

export const States: Story = {
  render: () => (
    <Gallery>
      <Sample name="add">
        <Button icon={plusIcon} block>
          Add to cart
        </Button>
      </Sample>
      <Sample name="selected">
        <Button icon={checkIcon} pressed block>
          In your cart
        </Button>
      </Sample>
      <Sample name="busy">
        <Button kind="primary" busy block>
          Adding…
        </Button>
      </Sample>
      <Sample name="busy, outlined">
        <Button busy block>
          Removing…
        </Button>
      </Sample>
      <Sample name="current">
        <Button kind="current" block>
          Current plan
        </Button>
      </Sample>
      <Sample name="disabled">
        <Button disabled block>
          Not in your region
        </Button>
      </Sample>
      <Sample name="lg">
        <Button kind="primary" size="lg" block>
          Continue to checkout
        </Button>
      </Sample>
      <Sample name="sm">
        <Button size="sm" icon={shareIcon}>
          Share
        </Button>
      </Sample>
      <Sample name="a long word">
        <Button block>Перейти к оформлению заказа и выбору оплаты</Button>
      </Sample>
    </Gallery>
  ),
};

export const BusySwallowsClicks: Story = {
  args: { kind: 'primary', busy: true, children: 'Adding…' },
  play: async ({ canvasElement, args }) => {
    const button = within(await firstShadow(canvasElement)).getByRole('button');
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    button.focus();
    await expect(button.matches(':focus')).toBe(true);
  },
};
