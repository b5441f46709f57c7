import * as z from 'zod/mini';
import { read, textOrNull } from './fields';

/** Who asks for which guide. */
export interface GuideRequest {
  readonly email: string;
  readonly name: string;
  readonly company: string;
  /** Which guide; null where there is only one. */
  readonly guide: string | null;
  /** Of the page: the guide and its mail are sent in it. */
  readonly language: string;
}

/** The body of `POST /pricing/guide`; what was not said is not sent. */
export const toGuideBody = ({ email, name, company, guide, language }: GuideRequest) => ({
  email,
  ...(name && { name }),
  ...(company && { company }),
  ...(guide && { guide }),
  language,
});

export const guideSchema = z.object({ result: z.optional(z.unknown()) });
const resultSchema = z.object({ url: textOrNull });

/** The address of the guide in the reply, as it was sent; null where it only goes by mail. */
export const readGuideUrl = (body: unknown): string | null =>
  read(resultSchema, read(guideSchema, body)?.result)?.url ?? null;
