import { IsNotEmpty, Matches } from "class-validator";
import { formMessages } from "#design/forms/messages.ts";

const invalid = { message: formMessages.invalid };

/** Spec 5, Wallet amount: a required number; from ₹1 to the highest amount that the platform accepts. */
export class RechargeForm {
  @IsNotEmpty({ message: formMessages.required })
  @Matches(/^(100000(\.0{1,2})?|(?=\d*[1-9])\d{1,5}(\.\d{1,2})?)$/, invalid)
  amount = "";

  source: string = "";
}
