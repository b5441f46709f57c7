import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge, badgeCss } from '../../src/ui/badge';
import { Button, buttonCss } from '../../src/ui/button';
import { cartIcon, shareIcon } from '../../src/ui/icons';
import { Line, lineCss, LineGroup } from '../../src/ui/line';
import { Panel, panelCss } from '../../src/ui/panel';
import { Stepper, stepperCss } from '../../src/ui/stepper';
import { Stub, stubCss, Sums, Total } from '../../src/ui/stub';
import { inShadow } from '../kit/in-shadow';

const nothing = () => undefined;
const remove = (name: string) => ({ name, removeLabel: `Remove ${name}`, onRemove: nothing });

const meta = {
  title: 'Primitives/Panel, lines and stub',
  component: Panel,
  decorators: [inShadow(buttonCss, badgeCss, panelCss, lineCss, stepperCss, stubCss)],
  args: { title: 'Billing details', children: 'What it holds.' },
} satisfies Meta<typeof Panel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  args: {
    action: (
      <Button kind="plain" size="sm">
        Edit
      </Button>
    ),
  },
};

export const Cart: Story = {
  render: () => (
    <div style={{ maxWidth: 344 }}>
      <Panel
        ruled
        title="Your cart"
        icon={cartIcon}
        badge={<Badge count={4} />}
        action={
          <Button kind="plain" size="sm">
            Clear cart
          </Button>
        }
      >
        <LineGroup title="Package">
          <Line {...remove('Route Optimization')} amount="$249.00" note="Annual · Standard · 5 team members" />
        </LineGroup>
        <LineGroup title="Add-ons">
          <Line {...remove('Curbside Pickup')} amount="$40.00" />
          <Line
            {...remove('Telematics Gateway')}
            amount="$30.00"
            note="12 vehicles × $3, 2 included"
            extra={
              <Stepper
                size="sm"
                value={12}
                min={0}
                max={50}
                label="Vehicles for Telematics Gateway"
                fewerLabel="Decrease"
                moreLabel="Increase"
                onStep={nothing}
                onCommit={nothing}
              />
            }
          />
          <Line {...remove('Vehicle Profiles')} amount="$12.00" note="Needed by Telematics Gateway" />
        </LineGroup>
        <Stub>
          <Sums
            rows={[
              { label: 'Package', amount: '$249.00' },
              { label: 'Bundle discount, 10%', amount: '−$25.00', kind: 'discount' },
              { label: 'Add-ons', amount: '$82.00' },
            ]}
          />
          <Total label="Total" note="per month, before tax" amount="$306.00" />
          <div className="actions">
            <Button kind="primary" size="lg" block>
              Continue to checkout
            </Button>
            <Button icon={shareIcon} block>
              Share this quote
            </Button>
          </div>
          <p className="muted sm">Billed once a year: $3,672.00. Cancel before renewal at no cost.</p>
        </Stub>
      </Panel>
    </div>
  ),
};

export const SumsInADialog: Story = {
  render: () => (
    <div className="stack">
      <Sums
        plate
        rows={[
          { label: 'Business Optimization, 12 months', amount: '$4,188.00' },
          { label: 'Credit for 10 unused days of Route Optimization', amount: '−$83.00', kind: 'discount' },
          { label: 'Due today', amount: '$4,105.00', kind: 'strong' },
        ]}
      />
      <Total size="sm" label="Added to your bill" amount="$147.00" period="/month" />
    </div>
  ),
};
