import type { Meta, StoryObj } from '@storybook/react-vite';
import { Gallery, Sample } from '../kit/gallery';
import { inShadow } from '../kit/in-shadow';

const PLANES = ['surface', 'sunken', 'raised', 'overlay'];
const TEXTS = ['text', 'muted', 'accent-text', 'positive', 'warning', 'danger', 'info'];
const FILLS = [
  'accent',
  'accent-hover',
  'accent-pressed',
  'accent-soft',
  'positive-soft',
  'warning-soft',
  'danger-fill',
  'danger-soft',
  'info-soft',
];
const LINES = ['border', 'border-strong', 'accent-line', 'focus'];
const SIZES = ['xs', 'sm', 'md', 'lg', 'xl', '2xl', '3xl', 'price'];
const SPACES = [1, 2, 3, 4, 5, 6, 8, 10, 12, 16];
const RADII = ['sm', '', 'lg', 'xl', 'pill'];

const meta = {
  title: 'Foundations/Tokens',
  decorators: [inShadow()],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

function Colours() {
  const plate = { height: 56, borderRadius: 'var(--wb-radius)', border: '1px solid var(--wb-border)' };
  return (
    <div className="stack" style={{ padding: 16, background: 'var(--wb-surface)', color: 'var(--wb-text)' }}>
      <Gallery column={140}>
        {[...PLANES, ...FILLS].map((name) => (
          <Sample key={name} name={`--wb-${name}`}>
            <div style={{ ...plate, background: `var(--wb-${name})` }} />
          </Sample>
        ))}
        {LINES.map((name) => (
          <Sample key={name} name={`--wb-${name}`}>
            <div style={{ ...plate, border: `2px solid var(--wb-${name})` }} />
          </Sample>
        ))}
        {TEXTS.map((name) => (
          <Sample key={name} name={`--wb-${name}`}>
            <p style={{ color: `var(--wb-${name})` }}>Routes that change</p>
          </Sample>
        ))}
      </Gallery>
    </div>
  );
}

export const ColoursInBothSchemes: Story = {
  render: () => (
    <div className="stack">
      {['light', 'dark'].map((scheme) => (
        <div key={scheme} style={{ colorScheme: scheme }}>
          <Colours />
        </div>
      ))}
    </div>
  ),
};

export const Theme: Story = {
  render: () => <Colours />,
  decorators: [
    (Story) => (
      <div style={{ '--waybill-accent': '#5b2a86', '--waybill-radius': '2px' } as React.CSSProperties}>
        <Story />
      </div>
    ),
  ],
};

export const Type: Story = {
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
