import { HttpError } from "../../../kernel/http/errors";
import { Button } from "../../../ui/button/Button";
import { PageState } from "../../../ui/page-state/PageState";

/** Spec 2.1: any router failure, headed so, with the error's text or status. What was typed and bought is kept. */
export function RouterFailure({ error }: { error: unknown }) {
  return (
    <PageState
      alert
      drawing="error"
      title="Unexpected Application Error!"
      headingLevel={1}
      text={textOf(error)}
      action={
        <Button appearance="primary" onClick={() => window.location.reload()}>
          Reload the page
        </Button>
      }
    />
  );
}

function textOf(error: unknown): string {
  if (error instanceof HttpError) return `${error.status} ${error.message}`.trim();
  if (error instanceof Error) return error.message;
  return typeof error === "string" ? error : "Unknown error";
}
