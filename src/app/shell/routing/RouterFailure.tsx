import { Button } from "#design/button/Button.tsx";
import { PageState } from "#design/page-state/PageState.tsx";
import { HttpError } from "#kernel/http/errors.ts";
import * as words from "../words.en";

/**
 * Spec 2.1: the page for any router failure, with the specified heading and the error's text or status. It says that the
 * shopper's cart and texts are kept.
 */
export function RouterFailure({ error }: { error: unknown }) {
  return (
    <PageState
      alert
      drawing="error"
      title={words.unexpectedError}
      headingLevel={1}
      text={textOf(error)}
      action={
        <Button appearance="primary" onClick={() => window.location.reload()}>
          {words.reloadThePage}
        </Button>
      }
    />
  );
}

function textOf(error: unknown): string {
  if (error instanceof HttpError) return `${error.status} ${error.message}`.trim();
  if (error instanceof Error) return error.message;
  return typeof error === "string" ? error : words.unknownError;
}
