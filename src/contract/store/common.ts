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
  /** The file is PUT to `url`; the address without its query is where it can be read. */
  generateFileUploadUrl: endpoint<{
    body: { fileName: string; fileResourceType: FileResourceType };
    reply: { url: string };
  }>("POST", "/api/common/generate-file-upload-url", "customer"),
};
