import type { Meta, StoryObj } from '@storybook/react-vite';
import { badgeCss } from '../../src/ui/badge';
import { Button, buttonCss } from '../../src/ui/button';
import { Card, cardCss, CardGrid, CardOption } from '../../src/ui/card';
import { CardSkeleton } from '../../src/ui/card-skeleton';
import { checkIcon } from '../../src/ui/icons';
import { Price, priceCss } from '../../src/ui/price';
import { Skeleton, skeletonCss } from '../../src/ui/skeleton';
import { inShadow } from '../kit/in-shadow';
import { dollars } from '../kit/money';

const price = (now: number, before: number) => (
  <Price amount={dollars(now)} former={dollars(before)} formerLabel="instead of" period="/month" />
);
const planner = {
  title: 'Route Planner',
  lead: 'Plan the day’s routes on one map and send them to drivers.',
  price: price(149, 179),
  sub: '$1,788 billed once a year',
  listLead: 'Includes',
  items: ['5 team members', 'Unlimited stops and routes', 'Mobile app with navigation', 'Address book with geocoding'],
  action: <Button block>Choose Route Planner</Button>,
};
const optimization = {
  title: 'Route Optimization',
  lead: 'Let the optimizer order every stop by time, load and traffic.',
  price: price(249, 299),
  sub: '$2,988 billed once a year',
  listLead: 'Everything in Route Planner, plus',
  items: ['Time windows and service times', 'Vehicle capacity and load', 'Live traffic re-routing', 'Chat support'],
  action: (
    <Button kind="primary" block>
      Choose Route Optimization
    </Button>
  ),
};
const enterprise = {
  title: 'Enterprise Scheduling',
  lead: 'For fleets above 250 vehicles, with your own rules.',
  price: <Price amount="Custom" />,
  sub: 'Priced by fleet size',
  listLead: 'Everything in Route Optimization, plus',
  items: ['Unlimited team members', 'Single sign-on', 'Regional managers', 'Onboarding on site'],
  action: (
    <Button href="#contact" block>
      Contact sales
    </Button>
  ),
};

const meta = {
  title: 'Primitives/Card',
  component: Card,
  decorators: [inShadow(buttonCss, badgeCss, priceCss, cardCss, skeletonCss)],
  args: planner,
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Row: Story = {
  render: () => (
    <CardGrid>
      <Card {...planner} />
      <Card {...optimization} sign="Most popular" featured />
      <Card {...enterprise} />
    </CardGrid>
  ),
};

export const Selected: Story = {
  render: () => (
    <CardGrid>
      <Card {...planner} />
      <Card
        {...optimization}
        sign="Most popular"
        featured
        selected
        action={
          <Button icon={checkIcon} pressed block>
            In your cart
          </Button>
        }
      />
      <Card
        {...enterprise}
        action={
          <Button kind="current" block>
            Current plan
          </Button>
        }
      />
    </CardGrid>
  ),
};

/** Four cards stand in one row where they fit, else in two rows of two. */
export const Four: Story = {
  render: () => (
    <CardGrid>
      <Card {...planner} />
      <Card {...optimization} />
      <Card {...planner} title="Recurring Routes" />
      <Card {...enterprise} price={<Price amount="Индивидуально" />} />
    </CardGrid>
  ),
};

export const WithOptions: Story = {
  render: () => (
    <CardGrid>
      <Card
        {...planner}
        options={
          <CardOption
            label="Option"
            suffix="Route Planner"
            note="Tailors the package at no extra cost."
            none="None"
            choices={[
              { value: 'vans', title: 'Vans and cars' },
              { value: 'bikes', title: 'Bikes and couriers' },
            ]}
            value="vans"
            onChange={() => undefined}
          />
        }
      />
      <Card {...optimization} />
      <Card {...enterprise} items={[]} sub={undefined} />
    </CardGrid>
  ),
};

export const Loading: Story = {
  render: () => (
    <Skeleton>
      <CardGrid>
        <CardSkeleton />
        <CardSkeleton />
        <CardSkeleton items={4} />
      </CardGrid>
    </Skeleton>
  ),
};
