import * as z from 'zod/mini';
import { read, textOrNull } from './fields';

/** A request for a pricing guide. */
export interface GuideRequest {
  readonly email: string;
  readonly name: string;
  readonly company: string;
  /** Id of the guide; null if there is only one. */
  readonly guide: string | null;
  /** Language of the page, in which the server sends the guide and its mail. */
  readonly language: string;
}

/** Encodes the body of `POST /pricing/guide`; it leaves out empty fields. */
export const toGuideBody = ({ email, name, company, guide, language }: GuideRequest) => ({
  email,
  ...(name && { name }),
  ...(company && { company }),
  ...(guide && { guide }),
  language,
});

export const guideSchema = z.object({ result: z.optional(z.unknown()) });
const resultSchema = z.object({ url: textOrNull });

/** Reads the address of the guide, unchecked; null if the guide is sent by mail only. */
export const readGuideUrl = (body: unknown): string | null =>
  read(resultSchema, read(guideSchema, body)?.result)?.url ?? null;
