import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import type { FaqProps } from '../../widgets/faq/faq';
import spec from '../../widgets/faq/faq.element';
import { playInEnglish, viewOf } from '../kit/view';
import { Widget, widgetMeta } from '../kit/widget';

const meta = {
  title: 'Widgets/FAQ',
  ...widgetMeta(spec, 480),
  // The questions are the host page's own content.
  render: (args) => (
    <Widget spec={spec} args={args}>
      <details open>
        <summary>Can I switch between monthly and annual billing?</summary>
        <p>Yes. A change to annual takes effect at once, and the days you have already paid for are credited.</p>
      </details>
      <details>
        <summary>
          <h3>Can I remove one add-on from a package?</h3>
        </summary>
        <p>Yes. The package becomes My Custom Solution, and each module is billed at its own price.</p>
        <ul>
          <li>Nothing else in your account changes.</li>
          <li>
            You can come back to the <a href="#packages">package</a> at any time.
          </li>
        </ul>
      </details>
      <details>
        <summary>
          Do unused optimized stops carry over, and what happens to those that I have bought in advance?
        </summary>
        <p>Yes, for 30 days.</p>
      </details>
    </Widget>
  ),
} satisfies Meta<FaqProps>;

export default meta;
type Story = StoryObj<typeof meta>;

const itemsIn = (canvas: HTMLElement) => [...canvas.querySelectorAll<HTMLDetailsElement>('waybill-faq > details')];

export const Questions: Story = {};

export const OneOpenAtATime: Story = {
  args: { single: true },
  play: playInEnglish(async ({ canvasElement }) => {
    await viewOf(canvasElement, spec.tag);
    const [first, second] = itemsIn(canvasElement);
    second?.querySelector('summary')?.focus();
    await userEvent.click(second?.querySelector('summary') as HTMLElement);
    await waitFor(() => expect(second?.open).toBe(true));
    await waitFor(() => expect(first?.open).toBe(false));
  }),
};

export const InAPhone: Story = { globals: { width: '280' } };
