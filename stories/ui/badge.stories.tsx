import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge, badgeCss, Pill, Sign } from '../../src/ui/badge';
import { clockIcon, lockIcon } from '../../src/ui/account-icons';
import { checkIcon, warningIcon } from '../../src/ui/icons';
import { Gallery, Sample } from '../kit/gallery';
import { inShadow } from '../kit/in-shadow';

const meta = {
  title: 'Primitives/Badge, pill and sign',
  component: Badge,
  decorators: [inShadow(badgeCss)],
  args: { count: 4 },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Count: Story = {
  render: () => (
    <Gallery column={120}>
      <Sample name="4">
        <Badge count={4} label="4 items in your cart" />
      </Sample>
      <Sample name="128">
        <Badge count={128} />
      </Sample>
      <Sample name="0: nothing">
        <Badge count={0} />
      </Sample>
    </Gallery>
  ),
};

export const Pills: Story = {
  render: () => (
    <Gallery column={150}>
      <Sample name="neutral">
        <Pill icon={lockIcon}>Encrypted</Pill>
      </Sample>
      <Sample name="accent">
        <Pill tone="accent">Fits 8 users</Pill>
      </Sample>
      <Sample name="positive">
        <Pill tone="positive" icon={checkIcon}>
          Active
        </Pill>
      </Sample>
      <Sample name="warning">
        <Pill tone="warning" icon={warningIcon}>
          4.2.0
        </Pill>
      </Sample>
      <Sample name="danger">
        <Pill tone="danger" icon={warningIcon}>
          Past due
        </Pill>
      </Sample>
      <Sample name="info">
        <Pill tone="info" icon={clockIcon}>
          Trial, 5 days left
        </Pill>
      </Sample>
    </Gallery>
  ),
};

export const SignPlate: Story = { render: () => <Sign>Most popular</Sign> };
