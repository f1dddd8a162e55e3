import { IsEmail, IsIn, IsNotEmpty, Matches, MaxLength } from "class-validator";
import { ADDRESS_TYPES } from "#contract/customers/addresses.ts";
import { formMessages } from "#design/forms/messages.ts";
import { OptionalText } from "#design/forms/OptionalText.ts";
import * as words from "../words.en";

const required = { message: formMessages.required };
const invalid = { message: formMessages.invalid };
const tooLong = { message: formMessages.tooLong };

/** Spec 5, Address form; the maximum lengths are those of reading 29. */
export class AddressForm {
  @IsNotEmpty(required)
  @MaxLength(60, tooLong)
  name = "";

  @IsNotEmpty(required)
  @Matches(/^\d{10}$/, invalid)
  mobile = "";

  @IsNotEmpty(required)
  @Matches(/^\d{6}$/, invalid)
  pin = "";

  @IsNotEmpty(required)
  @MaxLength(200, tooLong)
  address = "";

  @OptionalText()
  @MaxLength(80, tooLong)
  landmark = "";

  @IsNotEmpty(required)
  @MaxLength(80, tooLong)
  city = "";

  @IsNotEmpty(required)
  @MaxLength(80, tooLong)
  state = "";

  @IsNotEmpty(required)
  @MaxLength(80, tooLong)
  country = "";

  @OptionalText()
  @MaxLength(254, tooLong)
  @IsEmail({}, invalid)
  email = "";

  @IsIn(ADDRESS_TYPES, required)
  addressType: string = ADDRESS_TYPES[0];
}

export const addressLabels: Record<keyof AddressForm, string> = {
  name: words.name,
  mobile: words.mobile,
  pin: words.pincode,
  address: words.address,
  landmark: words.landmark,
  city: words.city,
  state: words.state,
  country: words.country,
  email: words.email,
  addressType: words.addressType,
};
