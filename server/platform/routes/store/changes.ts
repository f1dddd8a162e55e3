import { Type } from "typebox";
import type { changes } from "#contract/store/changes.ts";
import { type Implementation, input } from "../../http/implementation.types";
import type { Services } from "../../services";

export const changeRoutes = ({ changeFeed }: Services): Implementation<typeof changes> => ({
  since: {
    summary: "Which stores' pages have changed since the last call",
    query: input(Type.Object({ after: Type.Optional(Type.String({ maxLength: 5000 })) })),
    handle: ({ query }) => changeFeed.since(query.after),
  },
});
