import { common } from "#contract/store/common.ts";
import type { ApiClient } from "#kernel/http/ApiClient.ts";
import type { HttpTransport } from "#kernel/http/HttpTransport.ts";

/** Uploads a file to the address that the platform gives (spec 7.2, File upload). */
export class PhotoUpload {
  constructor(
    private readonly api: ApiClient,
    private readonly transport: HttpTransport,
  ) {}

  /**
   * @param onProgress gets a number from 0 to 1 @returns the file's address: the upload address without its query @throws
   * the errors of the calls; also when the answer is no success or has no address
   */
  async send(file: File, onProgress: (share: number) => void): Promise<string> {
    const { url } = await this.api.call(common.generateFileUploadUrl, {
      body: { fileName: file.name, fileResourceType: "CUSTOMER_PROFILE_PICTURE" },
    });
    if (!url) throw new Error("There is nowhere to send the picture to.");
    // The signed PUT carries neither the store nor the token (reading 20).
    const { status } = await this.transport.send({
      method: "PUT",
      url,
      headers: { "content-type": file.type },
      body: file,
      onUploadProgress: onProgress,
    });
    if (status < 200 || status >= 300) throw new Error(`The picture was refused with ${status}.`);
    const [address] = url.split("?", 1);
    if (!address) throw new Error("The picture has no address.");
    return address;
  }
}
