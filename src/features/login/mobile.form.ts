import { IsNotEmpty, Matches } from "class-validator";
import * as words from "./words.en";

/** Spec 5, Mobile (login). */
export class MobileForm {
  @IsNotEmpty({ message: words.phoneNumberIsRequired })
  @Matches(/^\d{10}$/, { message: words.phoneNumberLength })
  mobile = "";
}
