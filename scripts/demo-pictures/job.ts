import { drawScene, type Scene } from "./scene";

/** One picture file that has to be made. */
export interface PictureJob {
  name: string;
  draw: () => Promise<Buffer>;
}

export const webp = (name: string, scene: Scene, quality = 80): PictureJob => ({
  name: `${name}.webp`,
  draw: async () => (await drawScene(scene)).webp({ quality, effort: 5, smartSubsample: true }).toBuffer(),
});
