declare module "heic-decode" {
  /** @throws Error for bytes that are no HEIC */
  export default function decode(from: {
    buffer: Uint8Array;
  }): Promise<{ width: number; height: number; data: Uint8ClampedArray<ArrayBuffer> }>;
}
