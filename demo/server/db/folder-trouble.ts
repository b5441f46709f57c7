import { FolderInUse } from './lock';
import { reasonOf } from './errors';

/** Thrown where the data folder can't be used; the message says what to do. */
export class FolderNotOpened extends Error {
  override readonly name = 'FolderNotOpened';
}

/** The number of ENOSPC in the embedded database, which has a file system of its own. */
const FULL = 51;
const DENIED = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOENT', 'ENOTDIR']);

type Failure = Error & { readonly code?: unknown; readonly errno?: unknown };

const isFull = ({ code, errno }: Failure): boolean => code === 'ENOSPC' || code === '53100' || errno === FULL;

/** Says of the error with which a data folder could not be opened what its operator can do. */
function whatToDo(folder: string, error: Failure): string {
  if (isFull(error))
    return `The disk of ${folder} is full. Make room, then start again: what was stored is still there.`;
  if (typeof error.code === 'string' && DENIED.has(error.code))
    return `${folder} can’t be written (${error.code}). Let the server’s user write it, or set WAYBILL_DATA to another folder.`;
  return `The database in ${folder} can’t be opened (${reasonOf(error)}). Put a backup into an empty folder, or set WAYBILL_DATA to another one.`;
}

/** Returns what is thrown instead of the error with which a data folder could not be opened. */
export const folderTrouble = (folder: string, error: unknown): unknown =>
  error instanceof Error && !(error instanceof FolderInUse)
    ? new FolderNotOpened(whatToDo(folder, error), { cause: error })
    : error;
