export interface WordPress {
  /** The address of the site, without a slash at its end. */
  readonly origin: string;
  readonly version: string;
  /** Returns the notices, warnings and errors of PHP so far. */
  log(): string;
  /** Runs code in WordPress, and returns what it prints. @throws Error when it fails */
  run(code: string): string;
  /** Ends its servers and removes its files. */
  stop(): Promise<void>;
}
/**
 * Starts a current WordPress with an administrator, an editor and an author, whose passwords are their names.
 * @param port a free port
 */
export function startWordPress(port: number): Promise<WordPress>;
