import * as z from 'zod/mini';
import { int, read, textOrNull } from './fields';

export const tokenSchema = z.object({ token: textOrNull });

/** Reads the reply of `GET /services/token`; null if it holds no token. [API-37] */
export const readToken = (body: unknown): string | null => read(tokenSchema, body)?.token ?? null;

const storedSchema = z.object({ member: int, token: textOrNull });

/** Reads the cached token and the member that it belongs to. [STO-02] */
export const readStoredToken = (value: unknown) => read(storedSchema, value);
