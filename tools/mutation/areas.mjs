/**
 * Areas for mutation testing: code that handles money, amounts owed, server HTML or idempotent actions, with the tests that must detect
 * mutants. Each area counts its own tests only. The glob patterns work alike in Stryker, vitest and git.
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
 * Excludes property tests with thousands of random sequences: they are slow for each mutant, and the table tests must detect mutants
 * without such luck.
 */
export const LEFT_OUT = ['**/*-model.test.ts', '**/sequences.test.ts'];

/** The minimum percentage of detected mutants per area. */
export const LEAST = 80;

/** The current area, for the two configurations beside this file. */
export const AREA = AREAS[process.env.WAYBILL_MUTATION ?? ''];
