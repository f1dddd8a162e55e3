import type { S3Client } from "@aws-sdk/client-s3";
import type { PlatformConfig } from "../../../config";
import type { FileStore } from "./FileStore";

type S3Config = NonNullable<PlatformConfig["s3"]>;

/** The SDK is larger than the rest of the platform, so it is loaded only where a bucket is configured. */
const loadSdk = () => import("@aws-sdk/client-s3");

/** Stores files in any bucket with the S3 protocol. Browsers never reach the bucket, because every file must be checked. */
export class S3FileStore implements FileStore {
  private client: S3Client | undefined;

  constructor(private readonly config: S3Config) {}

  async put(key: string, content: Buffer): Promise<void> {
    await this.send(key, content);
  }

  async putNew(key: string, content: Buffer): Promise<boolean> {
    // Checked here too, because a server that does not know the condition would replace the file.
    if (await this.has(key)) return false;
    const { S3ServiceException } = await loadSdk();
    try {
      await this.send(key, content, "*");
      return true;
    } catch (error) {
      // 412: the file exists. 409: another call is writing it now.
      const status = error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;
      if (status === 412 || status === 409) return false;
      throw error;
    }
  }

  private async send(key: string, content: Buffer, ifNoneMatch?: "*"): Promise<void> {
    const { PutObjectCommand } = await loadSdk();
    const client = await this.connect();
    const file = { Bucket: this.config.bucket, Key: key, Body: content, ContentType: "image/webp" };
    await client.send(new PutObjectCommand({ ...file, IfNoneMatch: ifNoneMatch }));
  }

  async has(key: string): Promise<boolean> {
    const { HeadObjectCommand, NotFound } = await loadSdk();
    const client = await this.connect();
    try {
      await client.send(new HeadObjectCommand({ Bucket: this.config.bucket, Key: key }));
      return true;
    } catch (error) {
      if (error instanceof NotFound) return false;
      throw error;
    }
  }

  async get(key: string): Promise<Buffer | undefined> {
    const { GetObjectCommand, NoSuchKey } = await loadSdk();
    const client = await this.connect();
    try {
      const { Body } = await client.send(new GetObjectCommand({ Bucket: this.config.bucket, Key: key }));
      return Body && Buffer.from(await Body.transformToByteArray());
    } catch (error) {
      if (error instanceof NoSuchKey) return undefined;
      throw error;
    }
  }

  private async connect(): Promise<S3Client> {
    const { S3Client: Client } = await loadSdk();
    const { region, endpoint, accessKeyId, secretAccessKey } = this.config;
    this.client ??= new Client({
      region,
      endpoint,
      // A self-hosted server seldom has a host name for each bucket, and older servers do not know checksums.
      forcePathStyle: endpoint !== undefined,
      requestChecksumCalculation: "WHEN_REQUIRED",
      responseChecksumValidation: "WHEN_REQUIRED",
      credentials: { accessKeyId, secretAccessKey },
    });
    return this.client;
  }
}
