/** A test card's result. All other valid card numbers are accepted. */
export interface TestCard {
  readonly status: number;
  readonly message: string;
}

const declined = (message: string): TestCard => ({ status: 601, message });

/** The test cards by number, each with a valid check digit. [ERR-24 … ERR-35] */
export const TEST_CARDS: Readonly<Record<string, TestCard>> = {
  '4000000000000002': declined('Your card was declined. Please try another one.'),
  '4000000000009995': declined('Your card was declined because of insufficient funds.'),
  '4000000000003220': { status: 604, message: 'Your bank asks for a confirmation.' },
  '4000000000007007': { status: 700, message: 'The payment service didn’t respond.' },
  '4000000000007015': { status: 701, message: 'The card provider refused the card’s data.' },
  '4000000000007023': { status: 702, message: 'The card provider couldn’t be reached.' },
  '4000000000007031': { status: 703, message: 'The card provider reported a failure.' },
  '4000000000007049': { status: 704, message: 'The card provider didn’t accept our call.' },
  '4000000000007056': { status: 705, message: 'The card provider is busy. Please try again in a minute.' },
  '4000000000007064': { status: 706, message: 'The card provider’s server failed.' },
  '4000000000007072': { status: 707, message: 'The card provider didn’t understand the request.' },
  '4000000000008005': { status: 800, message: 'The billing service failed.' },
};

/** Returns whether the card's bank requires a challenge for each payment. */
export const asksAgain = ({ firstSix, lastFour }: { readonly firstSix: string; readonly lastFour: string }): boolean =>
  Object.entries(TEST_CARDS).some(
    ([number, { status }]) => status === 604 && number.startsWith(firstSix) && number.endsWith(lastFour),
  );
