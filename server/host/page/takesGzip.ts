/** @param accepted the request's `accept-encoding` */
export function takesGzip(accepted: string | undefined): boolean {
  const found = /(?:^|,)\s*(?:x-)?gzip\s*(?:;\s*q=([\d.]+)\s*)?(?:,|$)/i.exec(accepted ?? "");
  return found !== null && Number(found[1] ?? 1) > 0;
}
