/**
 * The code that takes money, says what is owed, shows what a server wrote, or may act only once: what of it is changed, and the tests that
 * have to notice. A test file belongs to the area that it mirrors; one area's tests prove nothing for another. The patterns are those that
 * Stryker, vitest and git read alike.
 */
export const AREAS = {
  money: { code: ['src/domain/money/*.ts'], tests: ['tests/domain/money/*.test.ts'] },
  cart: { code: ['src/domain/cart/*.ts'], tests: ['tests/domain/cart/*.test.ts'] },
  pricing: { code: ['src/domain/pricing/*.ts'], tests: ['tests/domain/pricing/*.test.ts'] },
  cards: { code: ['src/domain/billing/card-*.ts'], tests: ['tests/domain/billing/card-*.test.ts'] },
  'safe-html': {
    code: [
      'src/ui/kit/purify.ts',
      'src/ui/kit/safe-*.ts',
      'src/ui/safe-*.tsx',
      'src/ui/kit/sanitise.ts',
      'src/ui/kit/trusted.ts',
    ],
    tests: ['tests/ui/purify*.test.ts', 'tests/ui/safe-*.test.ts', 'tests/ui/safe-*.test.tsx'],
    environment: 'jsdom',
  },
  idempotency: { code: ['src/api/client.ts', 'src/api/idempotency.ts'], tests: ['tests/api/*.test.ts'] },
  'idempotency-server': {
    code: ['demo/server/http/idempotency.ts'],
    tests: ['tests/server/idempotency-rules.test.ts'],
  },
};

/**
 * Thousands of random sequences through all rules at once. They take seconds, each time, and what nothing but luck on that scale finds
 * is not tested well: the tables have to find it.
 */
export const LEFT_OUT = ['**/*-model.test.ts', '**/sequences.test.ts'];

/** Per cent of the changes that have to be noticed, in each area. */
export const LEAST = 80;

/** The area that is being run, for the two configurations beside this file. */
export const AREA = AREAS[process.env.WAYBILL_MUTATION ?? ''];
