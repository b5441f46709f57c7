import type { BrowserCommand } from 'vitest/node';

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Compares what the story shows with the picture of this name. @returns what is wrong, or null */
    lookAtPicture: (name: string) => Promise<string | null>;
  }
}

/** Takes the picture of the window that shows the story, without a caret or running animations, and keeps what the report needs. */
export const lookAtPicture: BrowserCommand<[name: string]>;
