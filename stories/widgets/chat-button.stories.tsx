import type { Meta, StoryObj } from '@storybook/react-vite';
import { action } from 'storybook/actions';
import { expect, userEvent, within } from 'storybook/test';
import { getRuntime } from '../../src/app/shared';
import type { ChatButtonProps } from '../../widgets/chat-button/chat-button';
import spec from '../../widgets/chat-button/chat-button.element';
import { playInEnglish, viewOf } from '../kit/view';
import { Widget, widgetMeta } from '../kit/widget';

const meta = { title: 'Widgets/Chat button', ...widgetMeta(spec, 160) } satisfies Meta<ChatButtonProps>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The fallback to a link on a page without a chat. */
export const WithoutChat: Story = {
  play: playInEnglish(async ({ canvasElement }) => {
    const view = within(await viewOf(canvasElement, spec.tag));
    await expect(view.getByRole('link', { name: 'Chat with sales' })).toHaveAttribute('href', '/account/contact');
  }),
};

export const WithChat: Story = {
  play: playInEnglish(async ({ canvasElement }) => {
    const view = within(await viewOf(canvasElement, spec.tag));
    getRuntime().configure({ chat: action('chat') });
    const button = await view.findByRole('button', { name: 'Chat with sales' });
    await userEvent.click(button);
  }),
};

export const WithALabel: Story = {
  render: (args) => (
    <Widget spec={spec} args={args}>
      <span slot="label">Ask a route planner</span>
    </Widget>
  ),
};

export const Floating: Story = { args: { floating: true } };

export const FloatingInAPhone: Story = { args: { floating: true }, globals: { width: '280' } };
