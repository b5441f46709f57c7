import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Button, buttonCss } from '../../src/ui/button';
import { Gallery, Sample } from '../kit/gallery';
import { firstShadow, inShadow } from '../kit/in-shadow';
import { TokenTable } from '../docs/token-table';
import tokensPageCss from '../docs/token-table.css?inline';

const SIZES = ['xs', 'sm', 'md', 'lg', 'xl', '2xl', '3xl', 'price'];
const SPACES = [1, 2, 3, 4, 5, 6, 8, 10, 12, 16];
const RADII = ['sm', '', 'lg', 'xl', 'pill'];

const meta = { title: 'Foundations/Tokens' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every public token: what it is called, what it is, what it colors and the contrast that it needs and has. */
export const PublicTokens: Story = {
  decorators: [inShadow(tokensPageCss)],
  render: () => <TokenTable />,
};

/** A brand sets its tokens around the widgets, in the page. The toolbar has more brands, and “Brand” edits one. */
export const Themed: Story = {
  decorators: [
    inShadow(buttonCss),
    (Story) => (
      <div style={{ '--waybill-accent': '#5b2a86', '--waybill-radius': '2px' } as React.CSSProperties}>
        <Story />
      </div>
    ),
  ],
  render: () => (
    <Gallery>
      <Sample name="--waybill-accent: #5b2a86">
        <Button kind="primary">Continue to checkout</Button>
      </Sample>
      <Sample name="--waybill-radius: 2px">
        <Button>Choose Route Planner</Button>
      </Sample>
    </Gallery>
  ),
  play: async ({ canvasElement }) => {
    const [filled] = within(await firstShadow(canvasElement)).getAllByRole('button');
    if (!filled) throw new Error('there is no button');
    await expect(getComputedStyle(filled).backgroundColor).toBe('rgb(91, 42, 134)');
    await expect(getComputedStyle(filled).borderRadius).toBe('2px');
  },
};

export const Type: Story = {
  decorators: [inShadow()],
  render: () => (
    <div className="stack">
      {SIZES.map((size) => (
        <Sample key={size} name={`--wb-text-${size}`}>
          <p
            className={size === 'price' ? 'strong num' : undefined}
            style={{ fontSize: `var(--wb-text-${size})`, lineHeight: 1.2 }}
          >
            {size === 'price' ? '$1,249' : 'Plans that follow the road'}
          </p>
        </Sample>
      ))}
    </div>
  ),
};

export const Spacing: Story = {
  decorators: [inShadow()],
  render: () => (
    <div className="stack">
      {SPACES.map((space) => (
        <Sample key={space} name={`--wb-space-${space}`}>
          <div style={{ width: `var(--wb-space-${space})`, height: 12, background: 'var(--wb-accent)' }} />
        </Sample>
      ))}
    </div>
  ),
};

export const Radii: Story = {
  decorators: [inShadow()],
  render: () => (
    <Gallery column={140}>
      {RADII.map((name) => {
        const token = name ? `--wb-radius-${name}` : '--wb-radius';
        return (
          <Sample key={token} name={token}>
            <div
              style={{
                height: 64,
                borderRadius: `var(${token})`,
                border: '1px solid var(--wb-border-strong)',
                background: 'var(--wb-surface)',
              }}
            />
          </Sample>
        );
      })}
    </Gallery>
  ),
};

export const Depth: Story = {
  decorators: [inShadow()],
  render: () => (
    <Gallery column={160}>
      {[1, 2, 3].map((level) => (
        <Sample key={level} name={`--wb-shadow-${level}`}>
          <div
            style={{
              height: 72,
              borderRadius: 'var(--wb-radius-lg)',
              background: 'var(--wb-overlay)',
              boxShadow: `var(--wb-shadow-${level})`,
            }}
          />
        </Sample>
      ))}
    </Gallery>
  ),
};
