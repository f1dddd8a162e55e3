import { endpoint } from "../endpoint";

export type FileResourceType = "CUSTOMER_PROFILE_PICTURE";

export interface EnumValues {
  /** For example `{ GRAM: "g", KILOGRAM: "kg" }`. */
  ProductWeightUnit: Record<string, string>;
  Weekday: Record<string, string>;
  OrderState: Record<string, string>;
}

export const common = {
  enumValues: endpoint<{ reply: Partial<EnumValues>; whole: EnumValues }>("GET", "/api/common/enum-values", "store"),
  /** The client PUTs the file to `url`. The file can then be read at that address without its query. */
  generateFileUploadUrl: endpoint<{
    body: { fileName: string; fileResourceType: FileResourceType };
    reply: { url: string };
  }>("POST", "/api/common/generate-file-upload-url", "customer"),
};
