import { IsNotEmpty } from "class-validator";
import { END_BEFORE_START } from "../../domain/subscriptions";
import { IsNotBefore } from "../../ui/forms/IsNotBefore";
import { OptionalText } from "../../ui/forms/OptionalText";
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
