import { statfs } from "node:fs/promises";

/** PostgreSQL writes its log in files of 16 MB, and cannot go on without the next one. */
const ROOM_BYTES = 4 * 16 * 1024 * 1024;

/** Whether the folder's disk has space for what the embedded engine writes next. */
export async function hasRoom(folder: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize >= ROOM_BYTES;
}
