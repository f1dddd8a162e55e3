import type { FastifyInstance } from "fastify";
import { badRequest } from "../../errors";
import type { Services } from "../../services";
import { MAX_UPLOAD_BYTES } from "../../services/common/files/Uploads";
import { words } from "../../words";

/** The picture at an address never changes. */
const FOREVER = "public, max-age=31536000, immutable";

/**
 * The PUT with a signature instead of a token, and the GET of an upload. They serve plain files and are not part of the
 * contract.
 */
export const mediaUploadRoutes =
  ({ uploads }: Services) =>
  async (app: FastifyInstance) => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser("*", { parseAs: "buffer", bodyLimit: MAX_UPLOAD_BYTES }, (_request, body, done) => {
      done(null, body);
    });

    app.put<{ Querystring: { expires?: string; signature?: string } }>(
      "/media/uploads/*",
      { schema: { hide: true }, bodyLimit: MAX_UPLOAD_BYTES },
      async (request, reply) => {
        const { expires = "", signature = "" } = request.query;
        if (!Buffer.isBuffer(request.body)) throw badRequest(words.sendPictureItself);
        await uploads.put(
          pathOf(request.url),
          { expires: String(expires), signature: String(signature) },
          request.body,
        );
        return reply.code(200).send({ stored: true });
      },
    );

    app.get("/media/uploads/*", { schema: { hide: true } }, async (request, reply) => {
      const content = await uploads.get(pathOf(request.url));
      return reply
        .header("content-type", "image/webp")
        .header("x-content-type-options", "nosniff")
        .header("content-security-policy", "default-src 'none'; sandbox")
        .header("cache-control", FOREVER)
        .send(content);
    });
  };

const pathOf = (url: string) => url.split("?", 1)[0] ?? "";
