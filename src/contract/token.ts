import * as z from 'zod/mini';
import { int, read, textOrNull } from './fields';

export const tokenSchema = z.object({ token: textOrNull });

/** The reply of `GET /services/token`; null where it holds none. [API-37] */
export const readToken = (body: unknown): string | null => read(tokenSchema, body)?.token ?? null;

const storedSchema = z.object({ member: int, token: textOrNull });

/** The token that is kept locally, and whose it is. [STO-02] */
export const readStoredToken = (value: unknown) => read(storedSchema, value);
