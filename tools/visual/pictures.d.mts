import type { Found } from './report.mjs';

/** Returns the files of the pictures in the repository, sorted. */
export function picturesIn(): string[];
/** Returns how many bytes they have together. */
export function bytesOfPictures(): number;
/** Returns the pictures that a run did not look at. */
export function unseenAmong(found: readonly Found[]): string[];
