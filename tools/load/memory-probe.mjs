/**
 * Loaded into a backend under test: answers each message with what the process holds after a collection of its garbage, and ends the process
 * when the test is gone.
 */
process.on('message', () => {
  globalThis.gc?.();
  process.send?.(process.memoryUsage());
});
process.on('disconnect', () => process.exit(1));
