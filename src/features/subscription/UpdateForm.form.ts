import { IsNotEmpty } from "class-validator";
import { IsNotBefore } from "#design/forms/IsNotBefore.ts";
import { OptionalText } from "#design/forms/OptionalText.ts";
import { END_BEFORE_START } from "#domain/subscriptions/index.ts";
import * as words from "./words.en";

/** Spec 5, Subscription update (account). The start date is read-only there (spec 4). */
export class UpdateForm {
  /** Weekdays separated by commas. */
  @IsNotEmpty({ message: words.selectDaysAndStart })
  daysOfWeek = "";

  startDate = "";

  @OptionalText()
  @IsNotBefore("startDate", { message: END_BEFORE_START })
  endDate = "";
}
