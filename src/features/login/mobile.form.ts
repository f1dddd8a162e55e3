import { IsNotEmpty, Matches } from "class-validator";

/** Spec 5, Mobile (login). */
export class MobileForm {
  @IsNotEmpty({ message: "Phone number is required" })
  @Matches(/^\d{10}$/, { message: "Phone number must be 10 digits" })
  mobile = "";
}
