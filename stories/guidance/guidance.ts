import { actions } from "./actions.ts";
import { choices } from "./choices.ts";
import { content } from "./content.ts";
import { fields } from "./fields.ts";
import { foundations } from "./foundations.ts";
import type { Guide } from "./Guidance.types.ts";
import { messages } from "./messages.ts";
import { screens } from "./screens.ts";

/** The guidance and the other names of every component that has some, by its title. */
export const guidance: Guide = {
  ...foundations,
  ...actions,
  ...fields,
  ...choices,
  ...messages,
  ...content,
  ...screens,
};
