/** Loaded into a backend under test: answers each message with what the process holds after a collection of its garbage. */
process.on('message', () => {
  globalThis.gc?.();
  process.send?.(process.memoryUsage());
});
