/** What a comparison found. */
export type Comparison =
  | { readonly kind: 'new' }
  | { readonly kind: 'same' }
  /** `share` of the pixels differ, from 0 to 1; `difference` is a PNG that marks them. */
  | { readonly kind: 'changed'; readonly share: number; readonly difference: Buffer };

/**
 * Compares what a story shows with its picture in the repository.
 * @param before the picture, a PNG, or null if there is none
 * @param after what the story shows, a PNG
 */
export function comparePictures(before: Buffer | null, after: Buffer): Comparison;
