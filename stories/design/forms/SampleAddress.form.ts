import { IsEmail, IsNotEmpty, Matches, MaxLength } from "class-validator";
import { formMessages } from "#design/forms/messages.ts";
import { OptionalText } from "#design/forms/OptionalText.ts";

/** Used only by the stories that show how forms are validated. */
export class SampleAddressForm {
  @IsNotEmpty({ message: formMessages.required })
  @MaxLength(60, { message: formMessages.tooLong })
  name = "";

  @IsNotEmpty({ message: formMessages.required })
  @Matches(/^\d{10}$/, { message: formMessages.invalid })
  mobile = "";

  @OptionalText()
  @IsEmail({}, { message: formMessages.invalid })
  email = "";

  @IsNotEmpty({ message: formMessages.required })
  @Matches(/^\d{6}$/, { message: formMessages.invalid })
  pin = "";

  @IsNotEmpty({ message: "Address Type is required" })
  addressType = "Home";

  @IsNotEmpty({ message: formMessages.required })
  state = "";
}
