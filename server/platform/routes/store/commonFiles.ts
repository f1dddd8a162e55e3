import { Type } from "typebox";
import type { common } from "#contract/store/common.ts";
import { type Implementation, input } from "../../http/implementation.types";
import type { Services } from "../../services";

/** The call of `common` that starts uploads. The files themselves go through `routes/customers/mediaUploads.ts`. */
export const commonFileRoutes = ({
  uploads,
}: Services): Pick<Implementation<typeof common>, "generateFileUploadUrl"> => ({
  generateFileUploadUrl: {
    summary: "Make an address to which a picture can be PUT for 10 minutes",
    body: input(
      Type.Object({
        fileName: Type.String({ minLength: 1, maxLength: 255 }),
        fileResourceType: Type.Literal("CUSTOMER_PROFILE_PICTURE"),
      }),
    ),
    handle: async ({ customer, body, reply }) => ({
      url: uploads.address(customer.customerId, body.fileResourceType, originOf(reply.request)),
    }),
  },
});

/**
 * The origin of the calling page if it is on this host: behind a proxy that ends TLS, only the browser knows that it is
 * https.
 */
function originOf({
  headers,
  protocol,
  host,
}: {
  headers: { origin?: string };
  protocol: string;
  host: string;
}): string {
  const { origin } = headers;
  return origin && URL.canParse(origin) && new URL(origin).host === host ? origin : `${protocol}://${host}`;
}
