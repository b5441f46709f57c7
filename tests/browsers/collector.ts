/** The address at which a page reports what went wrong in it. */
export const REPORTS = '/reports-of-tests';

/**
 * Runs in the page before any other script. Reports errors, rejections, console messages and breaches of the policy, because WebDriver
 * tells none of them.
 */
export function collect(address: string): void {
  const report = (...parts: readonly unknown[]): void =>
    void navigator.sendBeacon(address, parts.map(String).join(' '));
  for (const level of ['error', 'warn'] as const) {
    const write = console[level];
    console[level] = (...parts: unknown[]) => {
      report(`console.${level}`, ...parts);
      write.apply(console, parts);
    };
  }
  addEventListener('error', ({ message, filename, lineno }) => {
    if (message) report('error', message, filename, lineno);
  });
  addEventListener('unhandledrejection', ({ reason }) => report('rejection', reason));
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) => {
    // For a picture, Firefox’s driver puts a style into the page, from code that it evaluates.
    if (!sourceFile.endsWith('%3E%20eval')) report('policy', effectiveDirective, blockedURI, sourceFile);
  });
}
