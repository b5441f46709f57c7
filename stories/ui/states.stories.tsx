import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Button, buttonCss } from '../../src/ui/button';
import { ChoiceList, choiceCss } from '../../src/ui/choice-list';
import { Field, fieldCss } from '../../src/ui/field';
import { IconButton } from '../../src/ui/icon-button';
import { checkIcon, closeIcon, downloadIcon, trashIcon } from '../../src/ui/icons';
import { priceCss } from '../../src/ui/price';
import { Segmented, segmentedCss } from '../../src/ui/segmented';
import { Stepper, stepperCss } from '../../src/ui/stepper';
import { Term, termCss } from '../../src/ui/term';
import { ActedRow, inActedShadow } from '../kit/acted';
import { firstShadow } from '../kit/in-shadow';

const nothing = () => undefined;

/** Each control at rest, under the pointer, pressed and with the focus of the keyboard. The sheets are those of the widgets. */
const meta = { title: 'Primitives/States', tags: ['!autodocs'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Buttons: Story = {
  decorators: [inActedShadow(buttonCss)],
  render: () => (
    <>
      <ActedRow name="Primary" on="button">
        {() => <Button kind="primary">Continue to checkout</Button>}
      </ActedRow>
      <ActedRow name="Secondary" on="button">
        {() => <Button>Choose Route Planner</Button>}
      </ActedRow>
      <ActedRow name="Selected" on="button">
        {() => (
          <Button pressed icon={checkIcon}>
            In your cart
          </Button>
        )}
      </ActedRow>
      <ActedRow name="Quiet" on="button">
        {() => (
          <Button kind="quiet" icon={downloadIcon}>
            PDF
          </Button>
        )}
      </ActedRow>
      <ActedRow name="Plain" on="button">
        {() => <Button kind="plain">Back to the quote</Button>}
      </ActedRow>
      <ActedRow name="Danger" on="button">
        {() => <Button kind="danger">Remove 3 modules</Button>}
      </ActedRow>
      <ActedRow name="Remove" on="button">
        {() => (
          <Button kind="remove" icon={trashIcon} suffix="Curbside Pickup">
            Remove
          </Button>
        )}
      </ActedRow>
      <ActedRow name="Icon" on="button">
        {() => <IconButton icon={closeIcon} label="Close" onClick={nothing} />}
      </ActedRow>
    </>
  ),
  play: async ({ canvasElement }) => {
    const root = within(await firstShadow(canvasElement));
    const looks = root.getAllByRole('button', { name: 'Continue to checkout' }).map((button) => {
      button.style.transition = 'none';
      const { backgroundColor, outlineStyle } = getComputedStyle(button);
      return { backgroundColor, outlineStyle };
    });
    const [rest, hover, pressed, focus] = looks;
    await expect(new Set([rest, hover, pressed].map((look) => look?.backgroundColor)).size).toBe(3);
    await expect(rest?.outlineStyle).toBe('none');
    await expect(focus?.outlineStyle).toBe('solid');
  },
};

export const Fields: Story = {
  decorators: [inActedShadow(fieldCss, stepperCss)],
  render: () => (
    <>
      <ActedRow name="Text" on="input">
        {() => (
          <Field label="Work email">
            {(control) => <input className="input" type="email" placeholder="name@company.com" {...control} />}
          </Field>
        )}
      </ActedRow>
      <ActedRow name="Text with an error" on="input">
        {() => (
          <Field label="Work email" error="Input contains invalid email(s).">
            {(control) => <input className="input" type="email" {...control} />}
          </Field>
        )}
      </ActedRow>
      <ActedRow name="List" on="select">
        {() => (
          <Field label="Package">
            {(control) => (
              <select className="select" {...control}>
                <option>Route Planner</option>
              </select>
            )}
          </Field>
        )}
      </ActedRow>
      <ActedRow name="Stepper" on="button:last-of-type">
        {() => (
          <Stepper
            value={12}
            min={5}
            max={20}
            label="Vehicles"
            fewerLabel="Decrease"
            moreLabel="Increase"
            onStep={nothing}
            onCommit={nothing}
          />
        )}
      </ActedRow>
    </>
  ),
};

export const Choices: Story = {
  decorators: [inActedShadow(segmentedCss, choiceCss, priceCss, termCss)],
  render: () => (
    <>
      <ActedRow name="Segmented" on="label:first-of-type, label:first-of-type input">
        {() => (
          <Segmented
            legend="Billing"
            value="year"
            onChange={nothing}
            options={[
              { value: 'month', label: 'Monthly' },
              { value: 'year', label: 'Annual' },
            ]}
          />
        )}
      </ActedRow>
      <ActedRow name="Choice" on=".choice, .choice input">
        {() => (
          <ChoiceList
            legend="Billing cycle"
            choices={[{ value: 'month', title: 'Monthly', aside: '$299' }]}
            value={null}
            onChange={nothing}
          />
        )}
      </ActedRow>
      <ActedRow name="Term" on="button">
        {() => <Term note="The place where vehicles start and end their day.">Depot</Term>}
      </ActedRow>
    </>
  ),
};
