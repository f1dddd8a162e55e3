import { IsEmail, MaxLength } from "class-validator";
import { formMessages } from "#design/forms/messages.ts";
import { OptionalText } from "#design/forms/OptionalText.ts";

const tooLong = { message: formMessages.tooLong };

export class ProfileForm {
  @OptionalText()
  @MaxLength(60, tooLong)
  name = "";

  @OptionalText()
  @MaxLength(254, tooLong)
  @IsEmail({}, { message: formMessages.invalid })
  email = "";

  gender: string = "";
}
