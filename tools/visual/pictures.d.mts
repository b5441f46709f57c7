/** Returns the files of the pictures in the repository, sorted. */
export function picturesIn(): string[];
/** Returns how many bytes they have together. */
export function bytesOfPictures(): number;
