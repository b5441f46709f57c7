import type { BrowserCommand } from 'vitest/node';

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Compares what the story shows with the picture of this name. @returns what is wrong, or null */
    lookAtPicture: (name: string) => Promise<string | null>;
    /** Tells whether the page waits for a file. It only knows of those that are asked for after the first call. */
    isLoading: () => Promise<boolean>;
  }
}

/** Takes the picture of the window that shows the story, without a caret or running animations, and keeps what the report needs. */
export const lookAtPicture: BrowserCommand<[name: string]>;

/** Tells whether the page waits for a file. */
export const isLoading: BrowserCommand<[]>;
