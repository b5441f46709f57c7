import { createAction, createReducer } from '@reduxjs/toolkit';

/** Somebody followed the link of a shared quote to this page. */
export const quoteFollowed = createAction<string>('openQuote/followed');

/** The id of the last quote that was followed; null before any. */
export const openQuote = createReducer<string | null>(null, (builder) =>
  builder.addCase(quoteFollowed, (_, { payload }) => payload),
);
