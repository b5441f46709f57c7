import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import type { GuideFormProps } from '../../widgets/guide-form/guide-form';
import spec from '../../widgets/guide-form/guide-form.element';
import { API } from '../kit/server';
import { playInEnglish, viewOf } from '../kit/view';
import { Widget, widgetMeta } from '../kit/widget';

const meta = { title: 'Widgets/Guide form', ...widgetMeta(spec, 400) } satisfies Meta<GuideFormProps>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Types an address, or none, and submits the form. */
const sendWith = (address: string) =>
  playInEnglish<Parameters<NonNullable<Story['play']>>[0]>(async ({ canvasElement }) => {
    const view = within(await viewOf(canvasElement, spec.tag));
    // user-event does not type into a shadow root.
    if (address) fireEvent.input(await view.findByLabelText('Work email'), { target: { value: address } });
    await userEvent.click(view.getByRole('button', { name: 'Get the pricing guide' }));
  });

export const Form: Story = {};

export const WithNameAndCompany: Story = { args: { askName: true, askCompany: true } };

/** Slots with the host page's own content. */
export const WithTextsOfThePage: Story = {
  render: (args) => (
    <Widget spec={spec} args={args}>
      <h3 slot="heading">Rates for large fleets</h3>
      <p slot="lead">From 250 vehicles on, with volume rates in one PDF.</p>
      <a slot="actions" href="#talk">
        Talk to us
      </a>
      <p slot="note">We use your address for this guide only.</p>
    </Widget>
  ),
};

export const WithAFault: Story = {
  play: async (context) => {
    await sendWith('maria@milepost')(context);
    const view = await viewOf(context.canvasElement, spec.tag);
    if (context.globals['language'] === 'en')
      await waitFor(() => expect(view).toHaveTextContent(/a complete email address/));
  },
};

export const Sending: Story = {
  parameters: { page: { answers: { pricingGuide: 'never' } } },
  play: sendWith('maria@milepost.example'),
};

export const Sent: Story = {
  parameters: { page: { answers: { pricingGuide: { status: 200, result: { url: `${API}/guide.pdf` } } } } },
  play: async (context) => {
    await sendWith('maria@milepost.example')(context);
    const view = await viewOf(context.canvasElement, spec.tag);
    if (context.globals['language'] !== 'en') return;
    const link = await within(view).findByRole('link', { name: 'Open the guide (PDF)' });
    await expect(link).toHaveAttribute('href', `${API}/guide.pdf`);
  },
};

/** The page's session has expired, so only a reloaded page can submit. */
export const Expired: Story = {
  parameters: { page: { answers: { pricingGuide: { status: 419 } } } },
  play: async (context) => {
    await sendWith('maria@milepost.example')(context);
    const view = await viewOf(context.canvasElement, spec.tag);
    if (context.globals['language'] !== 'en') return;
    await expect(await within(view).findByRole('button', { name: 'Reload the page' })).toBeInTheDocument();
  },
};

export const Refused: Story = {
  parameters: {
    page: {
      answers: { pricingGuide: { status: 429, message: 'Too many guides were asked for. Try again in an hour.' } },
    },
  },
  play: sendWith('maria@milepost.example'),
};

export const InAPhone: Story = { args: { askName: true }, globals: { width: '280' } };
