import { IsEmail, MaxLength } from "class-validator";
import { formMessages } from "../../ui/forms/messages";
import { OptionalText } from "../../ui/forms/OptionalText";

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
